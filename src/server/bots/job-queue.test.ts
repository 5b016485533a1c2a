import { expect, test } from 'vitest';
import type { BotLevel } from '../../contract/game.ts';
import { type Job, JobQueue } from './job-queue.ts';

const job = (seed: string, level: BotLevel = 1): Job => ({
  question: { game: 'diamant', view: {}, seat: 0, level, seed, at: 0 },
  resolve() {},
  reject() {},
});

const takeAll = (queue: JobQueue): readonly (string | undefined)[] => {
  const seeds: (string | undefined)[] = [];
  while (!queue.isEmpty) seeds.push(queue.take()?.question.seed);
  return seeds;
};

test('jobs are taken in order, as long as nothing is known of them', () => {
  const queue = new JobQueue();
  for (const seed of ['a', 'b', 'c']) queue.add(job(seed));
  expect(takeAll(queue)).toEqual(['a', 'b', 'c']);
  expect(queue.take()).toBeUndefined();
});

test('quick kinds of questions are taken before slow ones, in order among themselves', () => {
  const queue = new JobQueue();
  queue.noteTime(job('', 5), 1_000);
  queue.noteTime(job('', 1), 2);
  for (const [seed, level] of [
    ['slow', 5],
    ['quick', 1],
    ['new', 2],
    ['slow too', 5],
    ['quick too', 1],
  ] as const) {
    queue.add(job(seed, level));
  }
  expect(takeAll(queue)).toEqual(['new', 'quick', 'quick too', 'slow', 'slow too']);
});

test('a kind is judged by its average: one slow answer among many does not make it slow', () => {
  const queue = new JobQueue();
  queue.noteTime(job('', 2), 100);
  for (let answers = 0; answers < 20; answers++) queue.noteTime(job('', 1), 10);
  queue.noteTime(job('', 1), 300);
  queue.add(job('steady', 2));
  queue.add(job('mostly quick', 1));
  expect(takeAll(queue)).toEqual(['mostly quick', 'steady']);
  for (let answers = 0; answers < 5; answers++) queue.noteTime(job('', 1), 300);
  queue.add(job('slow by now', 1));
  queue.add(job('steady', 2));
  expect(takeAll(queue)).toEqual(['steady', 'slow by now']);
});

test('what waits when the pool closes is rejected', () => {
  const queue = new JobQueue();
  const errors: string[] = [];
  queue.add({ ...job('a'), reject: (error) => errors.push(error.message) });
  queue.rejectAll(new Error('closing'));
  expect(errors).toEqual(['closing']);
  expect(queue.isEmpty).toBe(true);
});
