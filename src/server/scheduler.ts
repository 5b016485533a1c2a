// The scheduler of the running server: real timers. Tests pass in virtual time instead.

import type { Millis } from '../contract/game.ts';
import type { Scheduler } from '../play/scheduler.ts';

export const systemScheduler: Scheduler = {
  now: () => performance.now(),
  after(delay, call) {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
};

/** Calls back again and again. Gives what ends it. */
export function every(scheduler: Scheduler, interval: Millis, call: () => void): () => void {
  let cancel = scheduler.after(interval, tick);
  function tick(): void {
    cancel = scheduler.after(interval, tick);
    call();
  }
  return () => cancel();
}
