// Double taps beside the call: what comes up under a finger is not what it meant.

import type { MineSelection } from '../selection.ts';

/** Longer than between the taps of a double one, and shorter than a finger takes to the call. */
export const DOUBLE_TAP = 350;

/** Whether a tap is the second of a double one: the call comes up where a tile was laid. */
export function isSecondTap(selection: Pick<MineSelection, 'tappedAt'>, at = performance.now()): boolean {
  if (at - selection.tappedAt < DOUBLE_TAP) return true;
  selection.tappedAt = at;
  return false;
}
