// Match time on this device: it runs while the page is looked at, and stands still otherwise.

import type { Millis } from '../../contract/game.ts';

export interface MatchClock {
  now(): Millis;
  /** Calls back at a match time, or later if the clock stands still; a second call replaces the first. */
  wake(at: Millis | undefined, call: () => void): void;
  stop(): void;
}

export function matchClock(start: Millis): MatchClock {
  let base = start;
  let since: number | undefined = document.hidden ? undefined : performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: { readonly at: Millis; readonly call: () => void } | undefined;

  // Whole milliseconds: they are written into the log.
  const now = (): Millis => Math.round(since === undefined ? base : base + performance.now() - since);

  function arm(): void {
    clearTimeout(timer);
    if (!due || since === undefined) return;
    const { at, call } = due;
    timer = setTimeout(
      () => {
        if (now() < at) return arm();
        due = undefined;
        call();
      },
      Math.max(0, at - now()),
    );
  }

  function onVisibility(): void {
    if (document.hidden) {
      base = now();
      since = undefined;
    } else {
      since ??= performance.now();
    }
    arm();
  }

  document.addEventListener('visibilitychange', onVisibility);
  return {
    now,
    wake(at, call) {
      due = at === undefined ? undefined : { at, call };
      arm();
    },
    stop() {
      clearTimeout(timer);
      due = undefined;
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
