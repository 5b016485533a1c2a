// House time: how long this house has been open, all in all. It stands still while the server is down or stopped.

import type { Millis } from '../contract/game.ts';
import type { Shared, Store } from './store/store.ts';

export interface Clock {
  now(): Millis;
  /** How many milliseconds of house time pass in one of the world's. */
  readonly speed: number;
  /** This node was stopped while the house went on: these matches of its own stood still, and begin that much later. */
  onStandstill?: (epochs: ReadonlyMap<string, Millis>) => void;
  /** Saves how late it is, and stops. */
  close(): Promise<void>;
}

const BEAT = 250;
/**
 * A longer silence between two beats means that the process was stopped, or that the store that it shares does not
 * answer: that time is nobody's.
 */
const LONGEST_BEAT = 2_000;
const SAVE_EVERY = 5_000;

/** `speed`: house time may run faster than the world's, for tests that wait for days. */
export async function startClock(store: Store, speed = 1): Promise<Clock> {
  let time = Math.ceil(await store.readClock());
  let seen = performance.now();
  let saved = time;
  let isBeating = false;
  /** Until when time runs, should the shared store never answer again. */
  let runsUntil = Number.POSITIVE_INFINITY;

  function now(): Millis {
    const at = performance.now();
    const elapsed = Math.max(0, Math.min(at, runsUntil) - seen);
    seen = at;
    time += (elapsed > LONGEST_BEAT ? BEAT : elapsed) * speed;
    return Math.floor(time);
  }

  /** Houses of several nodes are as late as the furthest of them. */
  async function beatTogether(shared: Shared): Promise<void> {
    const asked = performance.now();
    const house = await shared.beat(now());
    const behind = house - now();
    const stoodStill = behind > LONGEST_BEAT ? await shared.credit(behind) : undefined;
    runsUntil = asked + LONGEST_BEAT;
    if (behind <= 0) return;
    time += behind;
    if (stoodStill) clock.onStandstill?.(stoodStill);
  }

  const beat = setInterval(() => {
    if (store.shared) {
      if (isBeating) return;
      isBeating = true;
      beatTogether(store.shared)
        .catch(() => {})
        .finally(() => {
          isBeating = false;
        });
      return;
    }
    if (now() - saved < SAVE_EVERY * speed) return;
    saved = now();
    // A clock that could not be saved is a little slow after a crash; matches never go back behind their own log.
    store.saveClock(saved).catch(() => {});
  }, BEAT);
  beat.unref();

  const clock: Clock = {
    now,
    speed,
    async close() {
      clearInterval(beat);
      // As above. Whoever closes the house has more to close.
      await store.saveClock(now()).catch(() => {});
    },
  };
  if (store.shared) await beatTogether(store.shared);
  return clock;
}
