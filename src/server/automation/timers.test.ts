import { describe, expect, test } from 'vitest';
import { Timers } from './timers.ts';

describe('timers', () => {
  test('run in the order of their times, whatever order they were set in', async () => {
    const ran: number[] = [];
    const timers = new Timers({ now: () => performance.now(), speed: 1 });
    const now = performance.now();
    for (const delay of [30, 5, 20, 1, 25, 10, 15]) timers.at(now + delay, () => ran.push(delay));
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(ran).toEqual([1, 5, 10, 15, 20, 25, 30]);
    expect(timers.size).toBe(0);
    timers.close();
  });

  test('that are taken back are forgotten at once, and all others keep their order', async () => {
    const ran: number[] = [];
    const timers = new Timers({ now: () => performance.now(), speed: 1 });
    const now = performance.now();
    const delays = Array.from({ length: 60 }, (_, i) => (i * 37) % 60);
    const takeBack = delays.map((delay) => timers.at(now + delay, () => ran.push(delay)));
    const kept = delays.filter((delay) => delay % 3 === 0);
    for (const [i, delay] of delays.entries()) if (!kept.includes(delay)) takeBack[i]?.();
    expect(timers.size).toBe(kept.length);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(ran).toEqual(kept.sort((a, b) => a - b));
    for (const again of takeBack) again();
    expect(timers.size).toBe(0);
    timers.close();
  });
});
