// Match time at a table on the server: what the server said last, and what has passed on this device since.

import type { Millis } from '../../contract/game.ts';
import type { Frame } from '../../protocol/frames.ts';
import type { Scheduler } from '../scheduler.ts';
import type { ClientState } from './client-state.ts';

export interface ServerClock {
  now(): Millis;
  hear(frame: Frame, state: ClientState): void;
  /** It runs while the match is played and somebody is at the other end; else it stands where it is. */
  run(isOn: boolean): void;
}

/** Further ahead of the server than the slowest frame is late: not the frame took so long, the server stood still. */
const TOO_FAR = 1000;

export function serverClock(scheduler: Scheduler, start: Millis): ServerClock {
  let base = start;
  let since = scheduler.now();
  let isRunning = false;

  const exact = (): number => base + (isRunning ? scheduler.now() - since : 0);

  function set(to: number): void {
    base = to;
    since = scheduler.now();
  }

  return {
    now: () => Math.round(exact()),
    hear(frame, { table }) {
      const here = exact();
      switch (frame.type) {
        case 'welcome':
        case 'table':
          return set(frame.now);
        case 'pong':
          // Frames are late by differing amounts: the quickest is the truest, and the clock never twitches back.
          return set(here - frame.now > TOO_FAR ? frame.now : Math.max(here, frame.now));
        case 'news':
          // The time of a line is when it was stored, not when it was told.
          return set(Math.max(here, table.at));
        case 'presence':
        case 'refused':
        case 'phrase':
        case 'denied':
          return;
      }
    },
    run(isOn) {
      if (isOn === isRunning) return;
      set(exact());
      isRunning = isOn;
    },
  };
}
