// Server time: how long the server has been running in total. It stands still while the server is down or stopped.

import type { Millis } from '../contract/game.ts';
import type { SharedStore, Store } from './store/store.ts';

export interface Clock {
  now(): Millis;
  /** How many milliseconds of server time pass in one real millisecond. */
  readonly speed: number;
  /** Called when this node was stopped while the others went on, with the new epochs of its paused matches. */
  onPause?: (epochs: ReadonlyMap<string, Millis>) => void;
  /** Saves the server time, and stops. */
  close(): Promise<void>;
}

const HEARTBEAT_EVERY = 250;
/**
 * A longer gap between two heartbeats means that the process was stopped, or that the shared store does not answer.
 * That time counts for nobody.
 */
const MAX_HEARTBEAT_GAP = 2_000;
const SAVE_EVERY = 5_000;

/** `speed`: server time may run faster than real time, for tests that wait for days. */
export async function startClock(store: Store, speed = 1): Promise<Clock> {
  let time = Math.ceil(await store.readClock());
  let seen = performance.now();
  let saved = time;
  let isHeartbeatPending = false;
  /** When server time stops, should the shared store never answer again. */
  let runsUntil = Number.POSITIVE_INFINITY;

  function now(): Millis {
    const at = performance.now();
    const elapsed = Math.max(0, Math.min(at, runsUntil) - seen);
    seen = at;
    time += (elapsed > MAX_HEARTBEAT_GAP ? HEARTBEAT_EVERY : elapsed) * speed;
    return Math.floor(time);
  }

  /** Server time is shared: every node follows the one that is furthest ahead. */
  async function sharedHeartbeat(shared: SharedStore): Promise<void> {
    const asked = performance.now();
    const sharedTime = await shared.heartbeat(now());
    const behind = sharedTime - now();
    const stoodStill = behind > MAX_HEARTBEAT_GAP ? await shared.creditPause(behind) : undefined;
    runsUntil = asked + MAX_HEARTBEAT_GAP;
    if (behind <= 0) return;
    time += behind;
    if (stoodStill) clock.onPause?.(stoodStill);
  }

  const heartbeats = setInterval(() => {
    if (store.shared) {
      if (isHeartbeatPending) return;
      isHeartbeatPending = true;
      sharedHeartbeat(store.shared)
        .catch(() => {})
        .finally(() => {
          isHeartbeatPending = false;
        });
      return;
    }
    if (now() - saved < SAVE_EVERY * speed) return;
    saved = now();
    // A clock that was not saved is a little slow after a crash. Match time never runs back behind its own log.
    store.saveClock(saved).catch(() => {});
  }, HEARTBEAT_EVERY);
  heartbeats.unref();

  const clock: Clock = {
    now,
    speed,
    async close() {
      clearInterval(heartbeats);
      // A failure is harmless, as above, and must not keep the rest of the server from closing.
      await store.saveClock(now()).catch(() => {});
    },
  };
  if (store.shared) await sharedHeartbeat(store.shared);
  return clock;
}
