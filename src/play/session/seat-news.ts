// Who plays for whom: what the log says of it.

import type { Seat } from '../../contract/game.ts';
import type { Told } from '../../match/told.ts';

/**
 * A bot sits in, the player is back, or somebody else plays on. With the names of that time: whoever is told of it later
 * may find somebody else there.
 */
export type SeatNews =
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'returned'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'taken-over'; readonly seat: Seat; readonly name: string; readonly before: string };

/** `names` are those before this line; `earlier` is what was news in this match until then. */
export function seatNews(
  told: Told,
  names: readonly (string | undefined)[],
  earlier: readonly SeatNews[],
): SeatNews | undefined {
  switch (told.type) {
    case 'stood-in':
      return { type: 'stood-in', seat: told.seat, name: names[told.seat] ?? '' };
    case 'returned': {
      const last = earlier.findLast(({ seat }) => seat === told.seat);
      // Whoever took the seat of somebody who was away is not back: they have just come.
      return last?.type === 'taken-over'
        ? undefined
        : { type: 'returned', seat: told.seat, name: names[told.seat] ?? '' };
    }
    case 'sat': {
      const { seat, occupant } = told;
      const before = names[seat];
      // Their own seat on another device is no news.
      if (before === undefined || before === occupant.name) return undefined;
      return { type: 'taken-over', seat, name: occupant.name, before };
    }
    default:
      return undefined;
  }
}
