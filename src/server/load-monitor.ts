// Load monitor: measures event-loop delay and store latency. An overloaded node refuses new tables, so that players do not
// have to wait.

import type { Millis } from '../contract/game.ts';
import type { Scheduler } from '../play/scheduler.ts';
import { every } from './scheduler.ts';
import type { Append, AppendAnswer, Store } from './store/store.ts';

const SAMPLE_EVERY: Millis = 100;
/** One long wait, such as after the process was stopped, must not count for ever. */
const MAX_SAMPLE: Millis = 1_000;
/** The weight of the newest sample in the average. */
const SMOOTHING = 0.2;

export class LoadMonitor {
  private readonly max: Millis;
  private readonly scheduler: Scheduler;
  private readonly stopSampling: () => void;
  /** Moving averages. */
  private loopDelay: Millis = 0;
  private storeLatency: Millis = 0;
  private isTiming = false;

  /** `max`: the node is overloaded while one of the averages is above it. */
  constructor(max: Millis, scheduler: Scheduler) {
    this.max = max;
    this.scheduler = scheduler;
    let due = scheduler.now() + SAMPLE_EVERY;
    this.stopSampling = every(scheduler, SAMPLE_EVERY, () => {
      const now = scheduler.now();
      this.loopDelay = smooth(this.loopDelay, now - due);
      // While nothing is stored, the store is not slow.
      if (!this.isTiming) this.storeLatency = smooth(this.storeLatency, 0);
      due = now + SAMPLE_EVERY;
    });
  }

  get isOverloaded(): boolean {
    return this.loopDelay > this.max || this.storeLatency > this.max;
  }

  /** The same store, but measured: one append at a time, as many are stored together. */
  measure<S extends Pick<Store, 'append'>>(store: S): S {
    return {
      ...store,
      append: (append: Append, answer: AppendAnswer) =>
        store.append(append, this.isTiming ? answer : this.timed(answer)),
    };
  }

  private timed(answer: AppendAnswer): AppendAnswer {
    this.isTiming = true;
    const began = this.scheduler.now();
    return (appended) => {
      this.isTiming = false;
      this.storeLatency = smooth(this.storeLatency, this.scheduler.now() - began);
      answer(appended);
    };
  }

  close(): void {
    this.stopSampling();
  }
}

const smooth = (before: Millis, now: Millis): Millis =>
  before + SMOOTHING * (Math.min(Math.max(now, 0), MAX_SAMPLE) - before);
