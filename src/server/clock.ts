// House time: how long this house has been open, all in all. It stands still while the server is down or stopped.

import type { Millis } from '../contract/game.ts';
import type { Store } from './store/store.ts';

export interface Clock {
  now(): Millis;
  /** How many milliseconds of house time pass in one of the world's. */
  readonly speed: number;
  /** Saves how late it is, and stops. */
  close(): Promise<void>;
}

const BEAT = 250;
/** A longer silence between two beats means that the process was stopped: that time is nobody's. */
const LONGEST_BEAT = 2_000;
const SAVE_EVERY = 5_000;

/** `speed`: house time may run faster than the world's, for tests that wait for days. */
export async function startClock(store: Store, speed = 1): Promise<Clock> {
  let time = Math.ceil(await store.readClock());
  let seen = performance.now();
  let saved = time;

  function now(): Millis {
    const elapsed = performance.now() - seen;
    seen += elapsed;
    time += (elapsed > LONGEST_BEAT ? BEAT : elapsed) * speed;
    return Math.floor(time);
  }

  const beat = setInterval(() => {
    if (now() - saved < SAVE_EVERY * speed) return;
    saved = now();
    // A clock that could not be saved is a little slow after a crash; matches never go back behind their own log.
    store.saveClock(saved).catch(() => {});
  }, BEAT);
  beat.unref();

  return {
    now,
    speed,
    async close() {
      clearInterval(beat);
      await store.saveClock(now());
    },
  };
}
