// Double taps beside the call: what comes up under a finger is not what it meant.

import type { MineDesk } from '../selection.ts';

/** Longer than between the taps of a double one, and shorter than a finger takes to the call. */
export const ECHO = 350;

/** Whether a tap is the second of a double one: the call comes up where a tile was laid. */
export function isEcho(desk: Pick<MineDesk, 'tappedAt'>, at = performance.now()): boolean {
  if (at - desk.tappedAt < ECHO) return true;
  desk.tappedAt = at;
  return false;
}
