// Load monitor: measures event-loop delay and store latency. An overloaded node refuses new tables before players have to wait.

import type { Millis } from '../contract/game.ts';
import type { Append, AppendAnswer, Store } from './store/store.ts';

const BEAT = 100;
/** One long wait, such as after the process was stopped, must not count for ever. */
const MAX_SAMPLE = 1_000;
/** How much of the past the newest figure replaces. */
const SMOOTHING = 0.2;

export class LoadMonitor {
  private readonly max: Millis;
  private readonly beat: NodeJS.Timeout;
  /** How late the event loop comes to what is due, and how long the store takes: smoothed, in milliseconds. */
  private late: Millis = 0;
  private storing: Millis = 0;
  private isTiming = false;

  constructor(most: Millis) {
    this.max = most;
    let due = performance.now() + BEAT;
    this.beat = setInterval(() => {
      const now = performance.now();
      this.late = smooth(this.late, now - due);
      // Nothing is stored, nothing is slow.
      if (!this.isTiming) this.storing = smooth(this.storing, 0);
      due = now + BEAT;
    }, BEAT);
    this.beat.unref();
  }

  get isOverloaded(): boolean {
    return this.late > this.max || this.storing > this.max;
  }

  /** The same store, with an eye on how long it takes: for one append at a time, since many are stored together. */
  measure<S extends Pick<Store, 'append'>>(store: S): S {
    return {
      ...store,
      append: (append: Append, answer: AppendAnswer) =>
        store.append(append, this.isTiming ? answer : this.timed(answer)),
    };
  }

  private timed(answer: AppendAnswer): AppendAnswer {
    this.isTiming = true;
    const began = performance.now();
    return (appended) => {
      this.isTiming = false;
      this.storing = smooth(this.storing, performance.now() - began);
      answer(appended);
    };
  }

  close(): void {
    clearInterval(this.beat);
  }
}

const smooth = (before: Millis, now: Millis): Millis =>
  before + SMOOTHING * (Math.min(Math.max(now, 0), MAX_SAMPLE) - before);
