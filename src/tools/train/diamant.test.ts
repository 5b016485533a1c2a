import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { netPolicy } from '../../bots/diamant/policies/net-policy.ts';
import { parseNet } from '../../bots/diamant/policies/net-text.ts';
import { leaveAtRandom } from '../../bots/diamant/policies/rules-of-thumb.ts';
import { measureFirst } from '../exploit/measure.ts';
import { BadInput } from '../io.ts';
import { LESSONS, type Lesson, train } from './diamant.ts';

const lesson: Lesson = { name: 'nets-3', seats: 3, matches: 40, block: 10, temperature: 0.015 };

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'train-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const at = (name: string) => ({ out: path.join(folder, name), work: path.join(folder, name, 'work') });
const netsIn = (name: string): string => fs.readFileSync(path.join(folder, name, 'nets-3.json'), 'utf8');

test('broken off and started again, training comes to the same networks', () => {
  train(lesson, at('whole'));
  const onProgress = (done: number): void => {
    if (done === 20) throw new Error('broken off');
  };
  expect(() => train(lesson, { ...at('halves'), onProgress })).toThrow('broken off');
  train(lesson, at('halves'));
  expect(netsIn('halves')).toBe(netsIn('whole'));
});

test('what has been learnt by self-play beats those who leave at random', () => {
  train({ ...lesson, matches: 600, block: 100 }, at('learnt'));
  const { early, late } = JSON.parse(netsIn('learnt'));
  const learnt = netPolicy({ early: parseNet(early), late: parseNet(late) }, 0.05);
  const policies = [learnt, leaveAtRandom(0.5), leaveAtRandom(0.5)];
  expect(measureFirst({ policies, relics: false, games: 1500, seed: 'a' }).low).toBeGreaterThan(1.2);
});

test('a lesson that goes on from another one needs it', () => {
  expect(() =>
    train({ name: 'nets-4', seats: 4, matches: 10, block: 10, temperature: 0.1, after: 'nets-8' }, at('alone')),
  ).toThrow(BadInput);
});

test('there are networks for every number of players, each after those it goes on from', () => {
  const names = LESSONS.map(({ name }) => name);
  for (const seats of [3, 4, 5, 6, 7, 8]) expect(names).toContain(`nets-${seats}`);
  for (const [i, { after }] of LESSONS.entries()) {
    if (after !== undefined) expect(names.slice(0, i)).toContain(after);
  }
});
