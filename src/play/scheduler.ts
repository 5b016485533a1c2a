// Time as it is passed in: the page's, the server's, or a test's own.

import type { Millis } from '../contract/game.ts';

export interface Scheduler {
  /** Milliseconds since any moment. Never runs backwards. */
  now(): Millis;
  /** Calls back once, in a task of its own. Gives what cancels it. */
  after(delay: Millis, call: () => void): () => void;
}

export const pause = (scheduler: Scheduler, delay: Millis): Promise<void> =>
  new Promise((resolve) => {
    scheduler.after(Math.max(0, delay), resolve);
  });
