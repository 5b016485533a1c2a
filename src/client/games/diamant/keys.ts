// The keys of this board. Arrows as the buttons lie; digits for the guess of those in camp.

import type { KeyEntry } from '../../kit/keys.ts';
import { choose } from './actions/actions.tsx';
import { guess, isGuessing } from './board/guess.tsx';
import { insiders, type Parts } from './parts.ts';

export const KEYS: readonly KeyEntry<Parts>[] = [
  {
    shown: '→',
    keys: ['arrowright'],
    once: true,
    help: ({ words }) => words.dock.on,
    run: (parts) => choose(parts, 'on'),
  },
  {
    shown: '←',
    keys: ['arrowleft'],
    once: true,
    help: ({ words }) => words.dock.back,
    run: (parts) => choose(parts, 'back'),
  },
  {
    shown: '1–8',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
    once: true,
    help: ({ words }) => words.keys.guess,
    run({ table, selection }, key) {
      const seat = Number(key) - 1;
      const can = isGuessing(table) && insiders(table.view).includes(seat);
      if (can) guess(selection, table, seat);
      return can;
    },
  },
  {
    shown: '0',
    keys: ['0'],
    once: true,
    help: ({ words }) => words.keys.nobody,
    run({ table, selection }) {
      const can = isGuessing(table);
      if (can) guess(selection, table, undefined);
      return can;
    },
  },
];
