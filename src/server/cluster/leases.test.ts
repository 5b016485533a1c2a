import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import type { SharedStore } from '../store/store.ts';
import { Leases } from './leases.ts';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Matches in a store that answers when it is told to, and what it was asked for. */
function openCare() {
  const command: string[] = [];
  let answer = (): void => {};
  const slow = async (what: string): Promise<void> => {
    command.push(what);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    command.push(`${what}: done`);
  };
  const shared: SharedStore = {
    heartbeat: async (now) => now,
    liveNodes: async () => new Set(),
    claimLeases: () => slow('keep').then(() => []),
    releaseLeases: () => slow('release'),
    creditPause: async () => new Map(),
    leave: async () => void command.push('leave'),
  };
  const live = { id: 'one', isInCare: true, present: { keepOnly() {} } } as unknown as LiveMatch;
  const clock = { now: () => 0, speed: 1, close: async () => {} };
  const leases = new Leases({ shared, clock, log: { info() {}, error() {} }, matches: () => [live] });
  return { leases, live, command, answer: () => answer() };
}

test('leaves once all that was asked for is answered: what is taken later would be in the care of nobody', async () => {
  const { leases, live, command, answer } = openCare();
  leases.release(live);
  void leases.acquire(live);
  await pause();
  const closed = leases.close();
  await pause();
  answer();
  await pause();
  answer();
  await closed;
  expect(command).toEqual(['keep', 'keep: done', 'leave']);
});

test('waits for the round that it is in as well', async () => {
  const { leases, command, answer } = openCare();
  void leases.renewAll();
  const closed = leases.close();
  await pause();
  expect(command).toEqual(['keep']);
  answer();
  await closed;
  expect(command).toEqual(['keep', 'keep: done', 'leave']);
});
