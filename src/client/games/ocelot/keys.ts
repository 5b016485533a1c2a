// The keys of this board.

import { TILES } from '../../../games/ocelot/index.ts';
import type { KeyEntry } from '../../kit/keys.ts';
import { playSound } from '../../kit/sound.ts';
import { words as shell } from '../../words.ts';
import { collectAll } from './actions/collect-all.ts';
import type { Parts } from './parts.ts';
import { canMoveCompanion, pickTile, tileOfKey } from './selection.ts';

export const KEYS: readonly KeyEntry<Parts>[] = [
  {
    shown: TILES.join(' '),
    keys: TILES.map((tile) => tile.toLowerCase()),
    help: ({ words }) => words.keys.tool,
    run({ table, selection }, key) {
      const tile = tileOfKey(key);
      if (tile === undefined || !pickTile(table, selection, tile)) return false;
      playSound('pick');
      return true;
    },
  },
  {
    keys: ['d'],
    help: ({ words }) => words.keys.companion,
    run({ table, selection }) {
      if (!table.myTurn || !canMoveCompanion(table)) return false;
      selection.chosen.value = { type: 'companion' };
      playSound('pick');
      return true;
    },
  },
  { keys: ['enter'], shown: 'Enter', help: ({ words }) => words.keys.place },
  {
    keys: ['t'],
    help: ({ words }) => words.keys.collectAll,
    run: ({ table, selection }) => collectAll(table, selection),
  },
  {
    keys: ['e'],
    help: ({ words }) => words.bar.endTurn,
    run({ table, selection }) {
      const isCollecting = table.myTurn && table.view.step === 'collect';
      if (!isCollecting || table.pending || !selection.endOpen.value) return false;
      table.act({ type: 'done' });
      return true;
    },
  },
  {
    keys: ['v'],
    help: ({ words }) => words.worths.title,
    run({ selection }) {
      selection.reference.value = !selection.reference.value;
      return true;
    },
  },
  {
    shown: 'Esc',
    keys: ['escape'],
    help: () => shell.value.keys.escape,
    run({ selection }) {
      const { pinned, chosen } = selection;
      if (pinned.value === undefined && chosen.value === undefined) return false;
      pinned.value = undefined;
      chosen.value = undefined;
      return true;
    },
  },
];
