// Who has a seat in the next match of a table, and how long it is kept for somebody who is not there.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Input } from '../../match/types.ts';
import type { LiveMatch } from './live-match.ts';

/** A lost connection is back by then, and a page that is loaded again. Whoever is not has gone. */
export const KEPT: Millis = 30_000;

/** Everybody one seat on, with the tokens they have. */
export function sitAgain(live: LiveMatch): readonly Input[] {
  const { seats } = live.match;
  return seats.flatMap(({ occupant, key }, seat): Input[] => {
    if (occupant === undefined || hasGone(live, seat)) return [];
    const next: Seat = (seat + 1) % seats.length;
    return [{ type: 'sit', seat: next, occupant, ...(key !== undefined && { key }) }];
  });
}

/** They would never get ready, and the table never begin. */
function hasGone(live: LiveMatch, seat: Seat): boolean {
  const status = live.match.seats[seat];
  const absence = live.present.absence(seat);
  if (status?.occupant?.kind !== 'person' || absence === undefined) return false;
  return status.standIn || live.now() - absence >= KEPT;
}

interface Kept {
  readonly seat: Seat;
  readonly key: Hex | undefined;
}

/** The seats of a match that has just been opened in place of another: those whose players never come are free again. */
export class KeptSeats {
  private readonly live: LiveMatch;
  private kept: readonly Kept[];

  constructor(live: LiveMatch) {
    this.live = live;
    this.kept = live.match.seats.flatMap(({ occupant, key }, seat) =>
      occupant?.kind === 'person' ? { seat, key } : [],
    );
  }

  get isEmpty(): boolean {
    return this.kept.length === 0;
  }

  look(): void {
    const { live } = this;
    this.kept = this.kept.filter(({ seat, key }) => {
      const absence = live.present.absence(seat);
      const { key: now, commitment } = live.match.seats[seat] ?? {};
      // Who was ready has been there, even if the bus has not told us.
      if (absence === undefined || now !== key || commitment !== undefined) return false;
      if (live.now() - absence < KEPT) return true;
      live.ask({ input: { type: 'rise', seat } });
      return false;
    });
  }
}
