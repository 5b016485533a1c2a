import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Clock, startClock } from './clock.ts';
import { MemoryDatabase, openMemoryStore } from './testing/memory-store.ts';

const HOUR = 3_600_000;
let clock: Clock | undefined;
let machine = 0;

/** Starts a clock on a machine whose time we set. */
async function startTestClock(): Promise<Clock> {
  machine = 5 * HOUR;
  vi.spyOn(performance, 'now').mockImplementation(() => machine);
  clock = await startClock(openMemoryStore(new MemoryDatabase()));
  return clock;
}

afterEach(async () => {
  await clock?.close();
  vi.restoreAllMocks();
});

describe('server time', () => {
  test('runs with the clock of the machine', async () => {
    const { now } = await startTestClock();
    const began = now();
    for (let i = 0; i < 50; i++) {
      machine += 200;
      now();
    }
    expect(now() - began).toBe(10_000);
  });

  test.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['ten seconds ahead', 10_000],
    ['ten seconds back', -10_000],
  ])('[fault 23] a jump of %s is nobody’s time, and it runs on after it', async (_name, jump) => {
    const { now } = await startTestClock();
    const began = now();
    machine += jump;
    const after = now();
    expect(after - began).toBeGreaterThanOrEqual(0);
    expect(after - began).toBeLessThanOrEqual(250);
    machine += 1000;
    expect(now() - after).toBe(1000);
  });

  test('[S13] [fault 23] the date of the machine does not matter', async () => {
    const { now } = await startTestClock();
    const began = now();
    const date = vi.spyOn(Date, 'now');
    for (const value of [0, Number.MAX_SAFE_INTEGER, -HOUR]) {
      date.mockReturnValue(value);
      expect(now()).toBe(began);
    }
  });
});
