// A scheduler whose time passes at once: matches of hours are played in milliseconds, and always alike.

import type { Millis } from '../contract/game.ts';
import { invariant } from '../kit/invariant.ts';
import type { Scheduler } from './scheduler.ts';

interface Timer {
  readonly at: Millis;
  readonly call: () => void;
}

/** More steps than any chain of promises between two timers has. */
const MICROTASKS = 64;

export class VirtualTime implements Scheduler {
  private time: Millis = 0;
  private readonly timers = new Set<Timer>();

  now(): Millis {
    return this.time;
  }

  after(delay: Millis, call: () => void): () => void {
    const timer = { at: this.time + Math.max(0, delay), call };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  /** Lets promises settle; no time passes. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < MICROTASKS; turn++) await undefined;
  }

  /** Lets so much time pass. */
  async pass(span: Millis): Promise<void> {
    const end = this.time + span;
    await this.settle();
    for (let next = this.next(end); next !== undefined; next = this.next(end)) await this.run(next);
    this.time = end;
  }

  /** Lets time pass until it is so. Fails when nothing is due any more. */
  async until(isSo: () => boolean, longest: Millis = Number.POSITIVE_INFINITY): Promise<void> {
    const end = this.time + longest;
    await this.settle();
    while (!isSo()) {
      const next = this.next(end);
      invariant(next !== undefined, `waited in vain until ${this.time} ms: nothing is due`);
      await this.run(next);
    }
  }

  private async run(timer: Timer): Promise<void> {
    this.timers.delete(timer);
    this.time = timer.at;
    timer.call();
    await this.settle();
  }

  /** The earliest; of several at the same time the one that was set first. */
  private next(end: Millis): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (first === undefined || timer.at < first.at)) first = timer;
    return first;
  }
}
