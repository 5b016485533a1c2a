// One timer for everything that is due: a heap by time, and a single setTimeout for its top.

import type { Millis } from '../contract/game.ts';
import type { Clock } from './clock.ts';

interface Due {
  readonly at: Millis;
  readonly run: () => void;
}

/** Longest that setTimeout is trusted with; the top is looked at again then. */
const LONGEST_SLEEP = 60_000;

export class Timers {
  private readonly heap: Due[] = [];
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Number.POSITIVE_INFINITY;
  private readonly clock: Pick<Clock, 'now' | 'speed'>;

  constructor(clock: Pick<Clock, 'now' | 'speed'>) {
    this.clock = clock;
  }

  get size(): number {
    return this.heap.length;
  }

  /** There is no taking back: what runs must look whether it is still wanted. */
  at(at: Millis, run: () => void): void {
    this.push({ at, run });
    this.sleep();
  }

  close(): void {
    clearTimeout(this.timer);
    this.heap.length = 0;
  }

  private sleep(): void {
    const [top] = this.heap;
    if (top === undefined || top.at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = top.at;
    const delay = Math.min(LONGEST_SLEEP, Math.max(0, Math.ceil((top.at - this.clock.now()) / this.clock.speed)));
    this.timer = setTimeout(() => this.wake(), delay);
  }

  private wake(): void {
    this.wakesAt = Number.POSITIVE_INFINITY;
    const now = this.clock.now();
    // First all that is due, then run it: what is set meanwhile, even for the past, has to wait its turn.
    const due: Due[] = [];
    for (let [top] = this.heap; top !== undefined && top.at <= now; [top] = this.heap) {
      this.pop();
      due.push(top);
    }
    for (const { run } of due) run();
    this.sleep();
  }

  private push(due: Due): void {
    const { heap } = this;
    let index = heap.length;
    heap.push(due);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || above.at <= due.at) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = due;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      const left = heap[2 * index + 1];
      const right = heap[2 * index + 2];
      const child = right !== undefined && left !== undefined && right.at < left.at ? 2 * index + 2 : 2 * index + 1;
      const smaller = heap[child];
      if (smaller === undefined || smaller.at >= last.at) break;
      heap[index] = smaller;
      index = child;
    }
    heap[index] = last;
  }
}
