// Who has a seat in the next match of a table.

import type { Seat } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { LiveMatch } from './live-match.ts';

/** Everybody one seat on, with the tokens they have. */
export function sitAgain({ match, present }: LiveMatch): readonly Input[] {
  return match.seats.flatMap(({ occupant, key, standIn }, seat): Input[] => {
    // Whoever went during play and is not back would never get ready, and the table never begin.
    if (standIn && !present.isHere(seat)) return [];
    const next: Seat = (seat + 1) % match.seats.length;
    return occupant ? [{ type: 'sit', seat: next, occupant, ...(key !== undefined && { key }) }] : [];
  });
}
