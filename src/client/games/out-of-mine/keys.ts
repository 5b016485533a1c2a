// The keys of this board. They work while the race is on for this seat.

import { COLOURS } from '../../../games/out-of-mine/content/types.ts';
import type { KeyEntry } from '../../kit/keys.ts';
import { playSound } from '../../kit/sound.ts';
import { callOrAsk } from './actions/call-check.ts';
import { isMining, type Parts } from './parts.ts';
import { STEPS } from './race/aim.ts';
import { aimNow, canLay, handle, lay, letGo } from './race/hands.ts';

/** On a focused pile, Enter lays the tile in hand; the next Enter takes the next tile. */
const PILES = '.pile';

const RACE_KEYS: readonly KeyEntry<Parts>[] = [
  {
    shown: '1 – 5',
    keys: COLOURS.map((_, index) => String(index + 1)),
    help: ({ words }) => words.keys.shelf,
    run: (_, key) => focusOn(`.shelf.c-${COLOURS[Number(key) - 1]} .pile:not(:disabled)`),
  },
  {
    shown: '← ↑ ↓ →',
    keys: Object.keys(STEPS),
    help: ({ words }) => words.keys.arrows,
    run(parts, key) {
      const step = STEPS[key];
      return step !== undefined && handle(parts, step);
    },
  },
  { shown: 'Enter', keys: ['enter'], over: PILES, help: ({ words }) => words.keys.enter, run: layHere },
  { keys: ['r'], help: ({ words }) => words.hand.turn, run: (parts) => handle(parts, 'turn') },
  { keys: ['f'], help: ({ words }) => words.hand.flip, run: (parts) => handle(parts, 'flip') },
  { keys: ['n'], help: ({ words }) => words.keys.next, run: (parts) => handle(parts, 'next') },
  {
    shown: 'Esc',
    keys: ['escape'],
    help: ({ words }) => words.supply.putBack,
    run(parts) {
      const { asking } = parts.selection;
      if (!asking.value) return letGo(parts);
      asking.value = false;
      return true;
    },
  },
  { shown: '⌫', keys: ['backspace', 'delete'], help: ({ words }) => words.supply.putBack, run: letGo },
  {
    keys: ['g'],
    help: ({ words }) => words.keys.gallery,
    run: () => focusOn('.mine-gallery [role="gridcell"][tabindex="0"]'),
  },
  {
    keys: ['o'],
    help: ({ words }) => words.keys.call,
    run(parts) {
      callOrAsk(parts);
      return true;
    },
  },
];

export const KEYS: readonly KeyEntry<Parts>[] = RACE_KEYS.map((entry) => ({
  ...entry,
  run: (parts, key) => isMining(parts.table) && entry.run?.(parts, key) === true,
}));

function layHere(parts: Parts): boolean {
  const aim = aimNow(parts.table, parts.selection);
  if (!aim) return false;
  if (canLay(parts.table, aim)) lay(parts, aim);
  else playSound('no');
  return true;
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement | SVGElement>(selector);
  element?.focus();
  return element !== null;
}
