// Keys of this board that work anywhere at the table.

import { playSound } from '../../kit/sound.ts';
import { sweep } from './actions/collect-all.ts';
import type { Parts } from './parts.ts';
import { canMoveCompanion, pickTile, tileOfKey } from './selection.ts';

export function onKey(event: KeyboardEvent, { table, desk }: Parts): boolean {
  const key = event.key.toLowerCase();
  const tile = tileOfKey(key);
  if (tile !== undefined) {
    if (!pickTile(table, desk, tile)) return false;
    playSound('pick');
    return true;
  }
  const isCollecting = table.myTurn && table.view.step === 'collect';
  switch (key) {
    case 'd':
      if (!table.myTurn || !canMoveCompanion(table)) return false;
      desk.chosen.value = { type: 'companion' };
      playSound('pick');
      return true;
    case 't':
      return sweep(table, desk);
    case 'e':
      if (!isCollecting || table.pending || !desk.endOpen.value) return false;
      table.act({ type: 'done' });
      return true;
    case 'v':
      desk.reference.value = !desk.reference.value;
      return true;
    case 'escape':
      if (desk.pinned.value === undefined && desk.chosen.value === undefined) return false;
      desk.pinned.value = undefined;
      desk.chosen.value = undefined;
      return true;
  }
  return false;
}
