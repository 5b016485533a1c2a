// How late the event loop of this process comes to what is due, and how much of that was its own work.

import fs from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

export interface LoopFigures {
  readonly beats: number;
  /** In milliseconds. What others feel: also waits for a disk, or for a processor that somebody else uses. */
  readonly late: Spread;
  /** Processor time of this thread between two beats: what it did in one go. */
  readonly worked: Spread;
  /** Beats between which it worked for longer than 10 ms. */
  readonly over10: number;
  /** The collector's longest pause. */
  readonly collected: number;
  /** Part of the time in which this thread was at work. */
  readonly busy: number;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const BEAT = 2;

/** Milliseconds that the main thread has run. Linux tells. */
const workOf = (): number => Number(fs.readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** Watches from now on. Gives what was seen since it was last asked. */
export function watchLoop(): () => LoopFigures {
  let late: number[] = [];
  let worked: number[] = [];
  let [began, workAtStart] = [performance.now(), workOf()];
  let [beat, work] = [began, workAtStart];
  let collected = 0;
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) collected = Math.max(collected, duration);
  }).observe({ entryTypes: ['gc'] });
  setInterval(() => {
    const [now, workNow] = [performance.now(), workOf()];
    late.push(Math.max(0, now - beat - BEAT));
    worked.push(workNow - work);
    [beat, work] = [now, workNow];
  }, BEAT).unref();
  return () => {
    const [now, workNow] = [performance.now(), workOf()];
    const figures = {
      beats: worked.length,
      late: spread(late),
      worked: spread(worked),
      over10: worked.filter((time) => time > 10).length,
      collected,
      busy: (workNow - workAtStart) / (now - began),
    };
    [late, worked, collected, began, workAtStart] = [[], [], 0, now, workNow];
    return figures;
  };
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Number((sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99), max: at(1 - 1e-9) };
}
