// Trains the tables of Diamant's upper levels, block by block: stopped and started again, it comes to the same tables.

import fs from 'node:fs';
import path from 'node:path';
import { formatTable } from '../../bots/diamant/table-policy.ts';
import { type Goal, learntTable, newTraining, type Training, trainOnce } from '../../bots/diamant/trainer.ts';
import { seededRng } from '../../kit/rng.ts';

export interface Lesson {
  readonly name: string;
  readonly goal: Goal;
  readonly seats: readonly number[];
  readonly rounds: number;
}

/** One table in points for all, and one in shares of the win for each number of players. */
export const LESSONS: readonly Lesson[] = [
  { name: 'points', goal: 'points', seats: [3, 4, 5, 6, 7, 8], rounds: 600_000 },
  ...[3, 4, 5, 6, 7, 8].map(
    (seats): Lesson => ({ name: `wins-${seats}`, goal: 'wins', seats: [seats], rounds: 500_000 }),
  ),
];

const BLOCK = 5_000;
/** Weight below which a cell counts as never visited: a handful of visits. */
const LEAST = 1;
const SEED = 'grotto/diamant/1';

export interface TrainOptions {
  /** Where the tables go. */
  readonly out: string;
  /** Where unfinished training is kept. */
  readonly work: string;
  readonly onProgress?: (done: number, of: number) => void;
  /** Rounds after which it may be stopped. Each block has luck of its own, so another size gives other tables. */
  readonly block?: number;
}

export function train(lesson: Lesson, { out, work, onProgress, block = BLOCK }: TrainOptions): void {
  fs.mkdirSync(work, { recursive: true });
  const file = path.join(work, `${lesson.name}.training`);
  const training = load(file, lesson);
  while (training.rounds < lesson.rounds) {
    const rng = seededRng(`${SEED}/${lesson.name}/${training.rounds / block}`);
    for (let round = 0; round < block; round++) trainOnce(training, rng);
    save(file, training);
    onProgress?.(training.rounds, lesson.rounds);
  }
  const { goal, rounds, seats } = lesson;
  const table = formatTable(learntTable(training, LEAST));
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(
    path.join(out, `${lesson.name}.json`),
    `${JSON.stringify({ goal, seats, rounds, table: squeeze(table) })}\n`,
  );
}

/** Long runs of dots, which most of a table is, as their length in brackets. */
const squeeze = (table: string): string => table.replaceAll(/\.{4,}/g, (dots) => `[${dots.length}]`);

const arraysOf = (training: Training) => [training.regrets, training.played, training.worth] as const;

function save(file: string, training: Training): void {
  const head = Buffer.alloc(8);
  head.writeDoubleLE(training.rounds);
  const parts = arraysOf(training).map((array) => Buffer.from(array.buffer));
  fs.writeFileSync(`${file}.new`, Buffer.concat([head, ...parts]));
  fs.renameSync(`${file}.new`, file);
}

function load(file: string, lesson: Lesson): Training {
  const training = newTraining(lesson.goal, lesson.seats);
  if (!fs.existsSync(file)) return training;
  const data = fs.readFileSync(file);
  training.rounds = data.readDoubleLE();
  let offset = 8;
  for (const array of arraysOf(training)) {
    new Uint8Array(array.buffer).set(data.subarray(offset, offset + array.byteLength));
    offset += array.byteLength;
  }
  return training;
}
