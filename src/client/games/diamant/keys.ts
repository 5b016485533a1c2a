// The keys of this board.

import { choose } from './actions/actions.tsx';
import { guess, isGuessing } from './board/guess.tsx';
import { insiders, type Parts } from './parts.ts';

/** Arrows as the buttons lie; digits for the guess of those in camp, 0 for nobody. */
export function onKey(event: KeyboardEvent, { table, selection }: Parts): boolean {
  // A key that is held down goes no further than one that was pressed.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'ArrowRight') return choose({ table, selection }, 'on');
  if (event.key === 'ArrowLeft') return choose({ table, selection }, 'back');
  if (!isGuessing(table) || !/^[0-8]$/.test(event.key)) return false;
  const seat = Number(event.key) - 1;
  if (seat >= 0 && !insiders(table.view).includes(seat)) return false;
  guess(selection, table, seat < 0 ? undefined : seat);
  return true;
}
