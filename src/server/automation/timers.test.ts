import { describe, expect, test } from 'vitest';
import { below, seededRng } from '../../kit/rng.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import { Timers } from './timers.ts';

function openTimers(speed = 1) {
  const scheduler = new VirtualTime();
  return { scheduler, timers: new Timers({ now: () => scheduler.now() * speed, speed }, scheduler) };
}

describe('timers', () => {
  test('run in the order of their times, whatever order they were set in', async () => {
    const ran: number[] = [];
    const { scheduler, timers } = openTimers();
    for (const delay of [30, 5, 20, 1, 25, 10, 15]) timers.at(delay, () => ran.push(delay));
    await scheduler.pass(24);
    expect(ran).toEqual([1, 5, 10, 15, 20]);
    await scheduler.pass(6);
    expect(ran).toEqual([1, 5, 10, 15, 20, 25, 30]);
    expect(timers.size).toBe(0);
  });

  test('that are cancelled are forgotten at once, and all others keep their order', async () => {
    const ran: number[] = [];
    const { scheduler, timers } = openTimers();
    const delays = Array.from({ length: 60 }, (_, i) => (i * 37) % 60);
    const cancel = delays.map((delay) => timers.at(delay, () => ran.push(delay)));
    const kept = delays.filter((delay) => delay % 3 === 0);
    for (const [i, delay] of delays.entries()) if (!kept.includes(delay)) cancel[i]?.();
    expect(timers.size).toBe(kept.length);
    await scheduler.pass(60);
    expect(ran).toEqual(kept.sort((a, b) => a - b));
    for (const again of cancel) again();
    expect(timers.size).toBe(0);
  });

  test('run in order whatever is set and cancelled in between', async () => {
    const rng = seededRng('timers');
    for (let round = 0; round < 100; round++) {
      const { scheduler, timers } = openTimers();
      const ran: number[] = [];
      const wanted = new Map<number, () => void>();
      for (let step = 0; step < 40; step++) {
        const [some] = [...wanted.keys()].slice(below(rng, Math.max(1, wanted.size)));
        if (some !== undefined && below(rng, 3) === 0) {
          wanted.get(some)?.();
          wanted.delete(some);
        } else {
          const at = below(rng, 1_000) + step / 100;
          wanted.set(
            at,
            timers.at(at, () => ran.push(at)),
          );
        }
      }
      await scheduler.pass(1_001);
      expect(ran).toEqual([...wanted.keys()].sort((a, b) => a - b));
    }
  });

  test('run when server time says so, also where it runs faster and far ahead', async () => {
    const ran: number[] = [];
    const { scheduler, timers } = openTimers(10);
    for (const at of [50, 10_000_000]) timers.at(at, () => ran.push(scheduler.now()));
    await scheduler.pass(1_000_000);
    expect(ran).toEqual([5, 1_000_000]);
  });

  test('do not run any more once they are closed', async () => {
    const ran: number[] = [];
    const { scheduler, timers } = openTimers();
    timers.at(5, () => ran.push(5));
    timers.close();
    await scheduler.pass(10);
    expect(ran).toEqual([]);
  });
});
