// Keys of this board that work anywhere at the table.

import { playSound } from '../../kit/sound.ts';
import { collectAll } from './actions/collect-all.ts';
import type { Parts } from './parts.ts';
import { canMoveCompanion, pickTile, tileOfKey } from './selection.ts';

export function onKey(event: KeyboardEvent, { table, selection }: Parts): boolean {
  const key = event.key.toLowerCase();
  const tile = tileOfKey(key);
  if (tile !== undefined) {
    if (!pickTile(table, selection, tile)) return false;
    playSound('pick');
    return true;
  }
  const isCollecting = table.myTurn && table.view.step === 'collect';
  switch (key) {
    case 'd':
      if (!table.myTurn || !canMoveCompanion(table)) return false;
      selection.chosen.value = { type: 'companion' };
      playSound('pick');
      return true;
    case 't':
      return collectAll(table, selection);
    case 'e':
      if (!isCollecting || table.pending || !selection.endOpen.value) return false;
      table.act({ type: 'done' });
      return true;
    case 'v':
      selection.reference.value = !selection.reference.value;
      return true;
    case 'escape':
      if (selection.pinned.value === undefined && selection.chosen.value === undefined) return false;
      selection.pinned.value = undefined;
      selection.chosen.value = undefined;
      return true;
  }
  return false;
}
