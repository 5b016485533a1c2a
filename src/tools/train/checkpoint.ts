// A student on disk, so that learning can be stopped and gone on with: what was asked for, how far it came, all numbers.

import fs from 'node:fs';
import * as z from 'zod/mini';
import { canonicalJson, type Json } from '../../kit/json.ts';
import { readJson, writeWhole } from '../files.ts';
import { BadInput } from '../io.ts';
import { learnersOf, type Student, weightsKept } from './student.ts';

const CHECKPOINT = z.object({
  terms: z.unknown(),
  matches: z.number(),
  steps: z.array(z.number()),
  numbers: z.array(z.string()),
  notes: z.unknown(),
});

const LARGEST = 2 ** 24;

/** `terms` is what was asked for, `notes` what else has to be remembered. */
export interface Kept {
  readonly terms: Json;
  readonly notes: Json;
}

export function saveStudent(file: string, student: Student, { terms, notes }: Kept): void {
  const numbers = weightsKept(student).map((array) => Buffer.from(array.buffer).toString('base64'));
  const steps = learnersOf(student).map((learner) => learner.steps);
  writeWhole(file, JSON.stringify({ terms, matches: student.matches, steps, numbers, notes }));
}

/** Fills a new student and returns the notes; undefined where nothing has been saved yet. */
export function loadStudent(file: string, student: Student, terms: Json): unknown {
  if (!fs.existsSync(file)) return undefined;
  const read = CHECKPOINT.safeParse(readJson(file, LARGEST));
  const arrays = weightsKept(student);
  const saved = read.data?.numbers.map((text) => Buffer.from(text, 'base64')) ?? [];
  const fits = saved.length === arrays.length && arrays.every((array, i) => array.byteLength === saved[i]?.length);
  if (!read.success || !fits) throw new BadInput(`${file} is no unfinished training of this kind`);
  if (canonicalJson(read.data.terms) !== canonicalJson(terms)) {
    throw new BadInput(`${file} was begun with other terms: ${canonicalJson(read.data.terms)}`);
  }
  for (const [i, array] of arrays.entries()) new Uint8Array(array.buffer).set(saved[i] ?? []);
  for (const [i, learner] of learnersOf(student).entries()) learner.steps = read.data.steps[i] ?? 0;
  student.matches = read.data.matches;
  return read.data.notes;
}
