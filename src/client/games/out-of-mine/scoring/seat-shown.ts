// Whose scoring is shown large, and whose is still to come.

import type { Seat } from '../../../../contract/game.ts';
import { mySeat, type Parts } from '../parts.ts';

/** Whose gallery is shown large: the one being scored, then the one that the viewer chooses, else their own. */
export function shownSeat({ table, selection }: Parts): Seat {
  const { effect, settled } = table;
  if (!settled && effect?.type === 'scored') return effect.seat;
  return selection.shown.value ?? mySeat(table) ?? table.view.calls[0]?.seat ?? 0;
}

/** While the seats are scored in turn, later seats have no score yet. */
export function hasScore(effect: Parts['table']['effect'], settled: boolean, seat: Seat): boolean {
  if (settled) return true;
  return effect?.type === 'scored' ? seat <= effect.seat : effect?.type !== 'ended' && effect?.type !== 'called';
}
