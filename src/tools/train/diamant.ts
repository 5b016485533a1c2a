// Trains Diamant's level 5 by self-play, block by block: stopped and started again, it comes to the same networks.

import fs from 'node:fs';
import path from 'node:path';
import { formatNet } from '../../bots/diamant/policies/net-text.ts';
import { seededRng } from '../../kit/rng.ts';
import { writeWhole } from '../files.ts';
import { BadInput } from '../io.ts';
import { loadStudent, saveStudent } from './checkpoint.ts';
import { fallen } from './schedule.ts';
import { finishBatch, learnersOf, netsOf, newStudent, playAndLearn, type Student } from './student.ts';

export interface Lesson {
  readonly name: string;
  readonly seats: number;
  /** Matches to learn from, every other one with relics. */
  readonly matches: number;
  /** The lesson that it goes on from: what holds for a few explorers nearly holds for one more. */
  readonly after?: string;
}

export const LESSONS: readonly Lesson[] = [
  { name: 'nets-3', seats: 3, matches: 100_000 },
  { name: 'nets-5', seats: 5, matches: 80_000, after: 'nets-3' },
  { name: 'nets-4', seats: 4, matches: 30_000, after: 'nets-5' },
  { name: 'nets-6', seats: 6, matches: 30_000, after: 'nets-5' },
  { name: 'nets-7', seats: 7, matches: 25_000, after: 'nets-6' },
  { name: 'nets-8', seats: 8, matches: 25_000, after: 'nets-7' },
];

const BLOCK = 2_500;
const SEED = 'grotto/diamant/2';
const RATE = { first: 3e-3, last: 6e-5 };
/** In fair shares: how much two choices may differ and both still be played. */
const TEMPERATURE = { first: 0.15, last: 0.015 };
/** Who goes on from another lesson has left the beginning behind. */
const HEAD_START = 0.35;

export interface TrainOptions {
  /** Where the networks go. */
  readonly out: string;
  /** Where unfinished training is kept. */
  readonly work: string;
  readonly onProgress?: (done: number, of: number) => void;
  /** Matches after which it may be stopped. Each block has luck of its own, so another size gives other networks. */
  readonly block?: number;
}

export function train(lesson: Lesson, { out, work, onProgress, block = BLOCK }: TrainOptions): void {
  const { name, seats, matches, after } = lesson;
  const fileOf = (name: string): string => path.join(work, `${name}.training.json`);
  const student = newStudent(seats, `${SEED}/${name}`);
  const terms = { ...lesson, block };
  if (loadStudent(fileOf(name), student, terms) === undefined && after !== undefined) {
    startFrom(student, fileOf(after), block);
  }
  const others = new Array<undefined>(seats).fill(undefined);
  while (student.matches < matches) {
    const rng = seededRng(`${SEED}/${name}/${student.matches / block}`);
    const done = student.matches / matches;
    const part = after === undefined ? done : HEAD_START + (1 - HEAD_START) * done;
    const plan = { others, rate: fallen(RATE, part), temperature: fallen(TEMPERATURE, part) };
    for (let match = 0; match < block; match++) playAndLearn(student, plan, rng);
    finishBatch(student, plan.rate);
    saveStudent(fileOf(name), student, { terms, notes: {} });
    onProgress?.(student.matches, matches);
  }
  const { early, late } = netsOf(student);
  const written = { seats, matches: student.matches, early: formatNet(early), late: formatNet(late) };
  writeWhole(path.join(out, `${name}.json`), `${JSON.stringify(written)}\n`);
}

/** The weights of another lesson; how far it came and how it got there are its own affair. */
function startFrom(student: Student, file: string, block: number): void {
  const name = path.basename(file, '.training.json');
  const before = LESSONS.find((lesson) => lesson.name === name);
  if (before === undefined || !fs.existsSync(file)) throw new BadInput(`${name} has to be trained first`);
  const other = newStudent(before.seats, '');
  loadStudent(file, other, { ...before, block });
  for (const [i, learner] of learnersOf(student).entries()) {
    const weights = learnersOf(other)[i]?.mean.weights ?? learner.net.weights;
    learner.net.weights.set(weights);
    learner.mean.weights.set(weights);
  }
}
