// Match time on this device: it runs while somebody looks, and stands still otherwise.

import type { Millis } from '../../contract/game.ts';
import type { Scheduler } from '../scheduler.ts';

export interface MatchClock {
  now(): Millis;
  /** Calls back at a match time, or later if the clock stands still; a second call replaces the first. */
  wake(at: Millis | undefined, call: () => void): void;
  run(isOn: boolean): void;
  stop(): void;
}

/** Stands still until it is run. */
export function matchClock(scheduler: Scheduler, start: Millis): MatchClock {
  let base = start;
  let since: Millis | undefined;
  let cancel = (): void => {};
  let due: { readonly at: Millis; readonly call: () => void } | undefined;

  // Whole milliseconds: they are written into the log.
  const now = (): Millis => Math.round(since === undefined ? base : base + scheduler.now() - since);

  function arm(): void {
    cancel();
    if (due && since !== undefined) cancel = scheduler.after(Math.max(0, due.at - now()), ring);
  }

  function ring(): void {
    if (!due) return;
    const { at, call } = due;
    if (now() < at) {
      arm();
      return;
    }
    due = undefined;
    call();
  }

  return {
    now,
    wake(at, call) {
      due = at === undefined ? undefined : { at, call };
      arm();
    },
    run(isRunning) {
      if (isRunning) {
        since ??= scheduler.now();
      } else {
        base = now();
        since = undefined;
      }
      arm();
    },
    stop() {
      cancel();
      due = undefined;
    },
  };
}
