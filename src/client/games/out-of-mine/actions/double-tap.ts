// Double taps beside the call: the second tap must not press what appears under the finger.

import type { MineSelection } from '../selection.ts';

/** Longer than the gap of a double tap, and shorter than a finger needs to reach the call. */
export const DOUBLE_TAP = 350;

/** Whether a tap is the second of a double tap: the call appears where a tile was laid. */
export function isSecondTap(selection: Pick<MineSelection, 'tappedAt'>, at = performance.now()): boolean {
  if (at - selection.tappedAt < DOUBLE_TAP) return true;
  selection.tappedAt = at;
  return false;
}
