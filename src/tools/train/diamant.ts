// Trains Diamant's level 5 by self-play, block by block: stopped and started again, it comes to the same networks.

import fs from 'node:fs';
import path from 'node:path';
import { type ChoiceNets, netPolicy } from '../../bots/diamant/policies/net-policy.ts';
import { formatNet } from '../../bots/diamant/policies/net-text.ts';
import { seededRng } from '../../kit/rng.ts';
import { writeWhole } from '../files.ts';
import { BadInput } from '../io.ts';
import { loadStudent, saveStudent } from './checkpoint.ts';
import { fallen } from './schedule.ts';
import { trainScout } from './scout.ts';
import { finishBatch, learnersOf, netsOf, newStudent, playAndLearn, type Student } from './student.ts';

export interface Lesson {
  readonly name: string;
  readonly seats: number;
  /** Matches to learn from, every other one with relics. */
  readonly matches: number;
  /** Matches after which it may be stopped. Each block has luck of its own, so another size gives other networks. */
  readonly block: number;
  /** Where the temperature ends: in fair shares, how much two choices may differ and both still be played. */
  readonly temperature: number;
  /** The lesson that it goes on from: what holds for a few explorers nearly holds for one more. */
  readonly after?: string;
}

export const LESSONS: readonly Lesson[] = [
  { name: 'base-3', seats: 3, matches: 100_000, block: 2_500, temperature: 0.015 },
  { name: 'nets-3', seats: 3, matches: 12_000, block: 500, temperature: 0.04, after: 'base-3' },
  { name: 'base-5', seats: 5, matches: 80_000, block: 2_500, temperature: 0.015, after: 'base-3' },
  { name: 'nets-5', seats: 5, matches: 15_000, block: 500, temperature: 0.04, after: 'base-5' },
  { name: 'nets-4', seats: 4, matches: 5_000, block: 250, temperature: 0.04, after: 'nets-5' },
  { name: 'nets-6', seats: 6, matches: 5_000, block: 250, temperature: 0.04, after: 'nets-5' },
  { name: 'nets-7', seats: 7, matches: 5_000, block: 250, temperature: 0.04, after: 'nets-6' },
  { name: 'nets-8', seats: 8, matches: 5_000, block: 250, temperature: 0.04, after: 'nets-7' },
];

/** The scout looks on for so many matches. */
const SCOUT_MATCHES = 3000;
const SEED = 'grotto/diamant/2';
const RATE = { first: 3e-3, last: 6e-5 };
const FIRST_TEMPERATURE = 0.15;
/** Who goes on from another lesson has left the beginning behind. */
const HEAD_START = 0.35;

export interface TrainOptions {
  /** Where the networks go. */
  readonly out: string;
  /** Where unfinished training is kept. */
  readonly work: string;
  readonly onProgress?: (done: number, of: number) => void;
}

export function train(lesson: Lesson, { out, work, onProgress }: TrainOptions): void {
  const { name, seats, matches, block, temperature, after } = lesson;
  const fileOf = (name: string): string => path.join(work, `${name}.training.json`);
  const seed = `${SEED}/nets-${seats}`;
  const student = newStudent(seats, seed);
  const terms = { ...lesson };
  if (loadStudent(fileOf(name), student, terms) === undefined && after !== undefined) {
    startFrom(student, fileOf(after));
  }
  const others = new Array<undefined>(seats).fill(undefined);
  while (student.matches < matches) {
    const rng = seededRng(`${seed}/${student.matches / block}`);
    const done = student.matches / matches;
    const part = after === undefined ? done : HEAD_START + (1 - HEAD_START) * done;
    const plan = {
      others,
      rate: fallen(RATE, part),
      temperature: fallen({ first: FIRST_TEMPERATURE, last: temperature }, part),
    };
    for (let match = 0; match < block; match++) playAndLearn(student, plan, rng);
    finishBatch(student, plan.rate);
    saveStudent(fileOf(name), student, { terms, notes: {} });
    onProgress?.(student.matches, matches);
  }
  const nets = netsOf(student);
  const teacher = netPolicy(nets, temperature);
  const scout = trainScout({ teacher, seats, matches: SCOUT_MATCHES, seed });
  const written = { seats, matches: student.matches, temperature, ...writtenNets(nets), scout: writtenNets(scout) };
  writeWhole(path.join(out, `${name}.json`), `${JSON.stringify(written)}\n`);
}

const writtenNets = ({ early, late }: ChoiceNets) => ({ early: formatNet(early), late: formatNet(late) });

/** The weights of another lesson; how far it came and how it got there are its own affair. */
function startFrom(student: Student, file: string): void {
  const name = path.basename(file, '.training.json');
  const before = LESSONS.find((lesson) => lesson.name === name);
  if (before === undefined || !fs.existsSync(file)) throw new BadInput(`${name} has to be trained first`);
  const other = newStudent(before.seats, '');
  loadStudent(file, other, { ...before });
  for (const [i, learner] of learnersOf(student).entries()) {
    const weights = learnersOf(other)[i]?.mean.weights ?? learner.net.weights;
    learner.net.weights.set(weights);
    learner.mean.weights.set(weights);
  }
}
