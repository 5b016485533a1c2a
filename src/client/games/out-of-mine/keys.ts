// The keys of this board.

import { COLOURS } from '../../../games/out-of-mine/content/types.ts';
import { playSound } from '../../kit/sound.ts';
import { callOrAsk } from './actions/call-check.ts';
import { isMining, type Parts } from './parts.ts';
import { STEPS } from './race/aim.ts';
import { aimNow, canLay, handle, lay, letGo } from './race/hands.ts';

export function onKey(event: KeyboardEvent, parts: Parts): boolean {
  const { table, selection } = parts;
  if (!isMining(table)) return false;
  const step = STEPS[event.key];
  if (step) return handle(parts, step);
  switch (event.key) {
    case 'r':
    case 'R':
      return handle(parts, 'turn');
    case 'f':
    case 'F':
      return handle(parts, 'flip');
    case 'n':
    case 'N':
      return handle(parts, 'next');
    case 'o':
    case 'O':
      callOrAsk(parts);
      return true;
    case 'g':
    case 'G':
      return focusOn('.mine-gallery [role="gridcell"][tabindex="0"]');
    case 'Enter':
      return layHere(parts);
    case 'Escape':
      if (selection.asking.value) {
        selection.asking.value = false;
        return true;
      }
      return letGo(parts);
    case 'Backspace':
    case 'Delete':
      return letGo(parts);
    default:
      return focusOn(shelfOf(event.key));
  }
}

function layHere(parts: Parts): boolean {
  const aim = aimNow(parts.table, parts.selection);
  if (!aim) return false;
  if (canLay(parts.table, aim)) lay(parts, aim);
  else playSound('no');
  return true;
}

/** 1 to 5: the shelf of that size. */
function shelfOf(key: string): string | undefined {
  const colour = /^[1-5]$/.test(key) ? COLOURS[Number(key) - 1] : undefined;
  return colour && `.shelf.c-${colour} .pile:not(:disabled)`;
}

function focusOn(selector: string | undefined): boolean {
  const element = selector === undefined ? undefined : document.querySelector<HTMLElement | SVGElement>(selector);
  element?.focus();
  return element !== undefined && element !== null;
}
