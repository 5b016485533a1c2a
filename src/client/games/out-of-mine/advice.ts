// Shows what a hint advises: aims the tile in hand, or a laid one, at its new place.

import type { OutOfMineAction } from '../../../games/out-of-mine/types.ts';
import { myState, type Parts } from './parts.ts';

export function showAdvice(action: OutOfMineAction, { table, selection }: Parts): void {
  if (action.type !== 'lay' && action.type !== 'move') return;
  const { tile, x, y, rotation, flipped } = action;
  if (action.type === 'move') selection.lifted.value = tile;
  else if (myState(table)?.hand !== tile) return;
  selection.aim.value = { tile, x, y, rotation, flipped };
}
