// Timer queue: a heap by time, and one setTimeout for the earliest.

import type { Millis } from '../../contract/game.ts';
import type { Scheduler } from '../../play/scheduler.ts';
import type { Clock } from '../clock.ts';

interface Due {
  readonly at: Millis;
  readonly run: () => void;
  /** Position in the heap; undefined once it is out. */
  index: number | undefined;
}

/** `setTimeout` is not trusted with longer delays: the top is checked again after this one. */
const LONGEST_SLEEP = 60_000;

export class Timers {
  private readonly heap: Due[] = [];
  private cancelTimer: () => void = () => {};
  private wakesAt = Number.POSITIVE_INFINITY;
  private readonly clock: Pick<Clock, 'now' | 'speed'>;
  private readonly scheduler: Scheduler;

  constructor(clock: Pick<Clock, 'now' | 'speed'>, scheduler: Scheduler) {
    this.clock = clock;
    this.scheduler = scheduler;
  }

  get size(): number {
    return this.heap.length;
  }

  /**
   * Gives what cancels it. Cancelling frees the memory that `run` holds: the time may be days away. A callback that is due
   * in the same moment may still run, and must check whether it is still wanted.
   */
  at(at: Millis, run: () => void): () => void {
    const due: Due = { at, run, index: undefined };
    this.rise(due, this.heap.length);
    this.sleep();
    return () => {
      this.remove(due);
      this.sleep();
    };
  }

  close(): void {
    this.cancelTimer();
    for (const due of this.heap.splice(0)) due.index = undefined;
  }

  private sleep(): void {
    const at = this.heap[0]?.at ?? Number.POSITIVE_INFINITY;
    if (at === this.wakesAt) return;
    this.cancelTimer();
    this.wakesAt = at;
    if (at === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(LONGEST_SLEEP, Math.max(0, Math.ceil((at - this.clock.now()) / this.clock.speed)));
    this.cancelTimer = this.scheduler.after(delay, () => this.wake());
  }

  private wake(): void {
    this.wakesAt = Number.POSITIVE_INFINITY;
    const now = this.clock.now();
    // Collect all that is due before running any: a timer that is set meanwhile, even for the past, has to wait.
    const due: Due[] = [];
    for (let [top] = this.heap; top !== undefined && top.at <= now; [top] = this.heap) {
      this.remove(top);
      due.push(top);
    }
    for (const { run } of due) run();
    this.sleep();
  }

  private remove(due: Due): void {
    const { index } = due;
    if (index === undefined) return;
    due.index = undefined;
    const last = this.heap.pop();
    if (last === undefined || last === due) return;
    // The last element comes from another branch: it may have to rise or to sink.
    const above = this.heap[(index - 1) >> 1];
    if (above !== undefined && above.at > last.at) this.rise(last, index);
    else this.sink(last, index);
  }

  private rise(due: Due, from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.heap[parent];
      if (above === undefined || above.at <= due.at) break;
      this.put(above, index);
      index = parent;
    }
    this.put(due, index);
  }

  private sink(due: Due, from: number): void {
    const { heap } = this;
    let index = from;
    for (;;) {
      const left = heap[2 * index + 1];
      const right = heap[2 * index + 2];
      const child = right !== undefined && left !== undefined && right.at < left.at ? 2 * index + 2 : 2 * index + 1;
      const smaller = heap[child];
      if (smaller === undefined || smaller.at >= due.at) break;
      this.put(smaller, index);
      index = child;
    }
    this.put(due, index);
  }

  private put(due: Due, index: number): void {
    this.heap[index] = due;
    due.index = index;
  }
}
