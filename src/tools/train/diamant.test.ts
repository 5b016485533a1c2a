import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CELLS } from '../../bots/diamant/situation.ts';
import { parseTable } from '../../bots/diamant/table-policy.ts';
import { LESSONS, type Lesson, train } from './diamant.ts';

const lesson: Lesson = { name: 'points', goal: 'points', seats: [3], rounds: 60 };

const tableIn = (folder: string): string => fs.readFileSync(path.join(folder, 'points.json'), 'utf8');

test('stopped and started again, training comes to the same table', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'train-'));
  const at = (name: string) => ({ out: path.join(folder, name), work: path.join(folder, name, 'work'), block: 30 });
  train(lesson, at('whole'));
  train({ ...lesson, rounds: 30 }, at('halves'));
  const half = tableIn(at('halves').out);
  train(lesson, at('halves'));
  const whole = tableIn(at('whole').out);
  expect(tableIn(at('halves').out)).toBe(whole);
  expect(half).not.toBe(whole);
  expect(parseTable((JSON.parse(whole) as { table: string }).table)).toHaveLength(CELLS);
  fs.rmSync(folder, { recursive: true });
});

test('there is a table in shares of the win for every number of players', () => {
  expect(LESSONS.map(({ name }) => name)).toEqual(['points', ...[3, 4, 5, 6, 7, 8].map((seats) => `wins-${seats}`)]);
});
