// House time: how long this house has been open, all in all. It stands still while the server is down or stopped.

import type { Millis } from '../contract/game.ts';
import type { Store } from './store/store.ts';

export interface Clock {
  now(): Millis;
  /** Saves how late it is, and stops. */
  close(): Promise<void>;
}

const BEAT = 250;
/** A longer silence between two beats means that the process was stopped: that time is nobody's. */
const LONGEST_BEAT = 2_000;
const SAVE_EVERY = 5_000;

export async function startClock(store: Store, monotonic: () => Millis = () => performance.now()): Promise<Clock> {
  let time = Math.ceil(await store.readClock());
  let seen = monotonic();
  let saved = time;

  function now(): Millis {
    const elapsed = monotonic() - seen;
    seen += elapsed;
    time += elapsed > LONGEST_BEAT ? BEAT : elapsed;
    return Math.floor(time);
  }

  const beat = setInterval(() => {
    if (now() - saved < SAVE_EVERY) return;
    saved = now();
    // A clock that could not be saved is a little slow after a crash; matches never go back behind their own log.
    store.saveClock(saved).catch(() => {});
  }, BEAT);
  beat.unref();

  return {
    now,
    async close() {
      clearInterval(beat);
      await store.saveClock(now());
    },
  };
}
