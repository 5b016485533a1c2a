import { expect, test } from 'vitest';
import { FAILOVER_GRACE } from '../store/store.ts';
import { MatchTime } from './match-time.ts';

const clockAt = (time: number) => ({ now: () => time, speed: 1, close: async () => {} });

test('a match whose node has died stands still until its players can have come to another', () => {
  const time = new MatchTime(clockAt(60_000), 0, 50_000);
  expect(time.now(50_000)).toBe(60_000);
  expect(time.setEpoch(10_000 + FAILOVER_GRACE, 50_000)).toBe(true);
  expect(time.now(50_000)).toBe(50_000);
  expect(time.serverTime(56_000)).toBe(66_000 + FAILOVER_GRACE);
});

test('a match does not wait for server time that was lost in a crash', () => {
  const time = new MatchTime(clockAt(1_000), 0, 3_600_000);
  expect(time.now(3_600_000)).toBe(3_600_000);
  expect(time.serverTime(3_606_000)).toBe(7_000 + FAILOVER_GRACE);
});

test('[S14] an epoch that was overtaken by a later one changes nothing', () => {
  const time = new MatchTime(clockAt(20_000), 0, 1_000);
  expect(time.setEpoch(9_000, 1_000)).toBe(true);
  expect(time.setEpoch(0, 1_000)).toBe(false);
  expect(time.setEpoch(9_000, 1_000)).toBe(false);
  expect(time.now(1_000)).toBe(11_000);
});
