import { expect, test } from 'vitest';
import type { Shared } from '../store/store.ts';
import { Care } from './care.ts';
import type { LiveMatch } from './live-match.ts';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Matches in a store that answers when it is told to, and what it was asked for. */
function openCare() {
  const asked: string[] = [];
  let answer = (): void => {};
  const slow = async (what: string): Promise<void> => {
    asked.push(what);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    asked.push(`${what}: done`);
  };
  const shared: Shared = {
    beat: async (now) => now,
    living: async () => new Set(),
    keep: () => slow('keep').then(() => []),
    release: () => slow('release'),
    credit: async () => new Map(),
    leave: async () => void asked.push('leave'),
  };
  const live = { id: 'one', isInCare: true, present: { keepOnly() {} } } as unknown as LiveMatch;
  const clock = { now: () => 0, speed: 1, close: async () => {} };
  const care = new Care({ shared, clock, log: { info() {}, error() {} }, matches: () => [live] });
  return { care, live, asked, answer: () => answer() };
}

test('leaves once all that was asked for is answered: what is taken later would be in the care of nobody', async () => {
  const { care, live, asked, answer } = openCare();
  care.release(live);
  void care.take(live);
  await pause();
  const closed = care.close();
  await pause();
  answer();
  await pause();
  answer();
  await closed;
  expect(asked).toEqual(['keep', 'keep: done', 'leave']);
});

test('waits for the round that it is in as well', async () => {
  const { care, asked, answer } = openCare();
  void care.round();
  const closed = care.close();
  await pause();
  expect(asked).toEqual(['keep']);
  answer();
  await closed;
  expect(asked).toEqual(['keep', 'keep: done', 'leave']);
});
