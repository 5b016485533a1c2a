// Whose scoring is in the light, and whose is still to come.

import type { Seat } from '../../../../contract/game.ts';
import { mySeat, type Parts } from '../parts.ts';

/** Whose gallery is in the light: the one being looked at, then whichever the viewer chooses, else their own. */
export function shownSeat({ table, selection }: Parts): Seat {
  const { effect, settled } = table;
  if (!settled && effect?.type === 'scored') return effect.seat;
  return selection.shown.value ?? mySeat(table) ?? table.view.calls[0]?.seat ?? 0;
}

/** While the seats are looked at in turn, those still to come have no score yet. */
export function hasScore(effect: Parts['table']['effect'], settled: boolean, seat: Seat): boolean {
  if (settled) return true;
  return effect?.type === 'scored' ? seat <= effect.seat : effect?.type !== 'ended' && effect?.type !== 'called';
}
