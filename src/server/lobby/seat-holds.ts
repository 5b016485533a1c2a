// Seat holds: who gets a seat in the rematch, and how long it is reserved for players who are not there yet.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Entry, Input, Occupant } from '../../match/types.ts';
import type { LiveMatch } from '../matches/live-match.ts';

/** A lost connection is back by then, and a page that is loaded again. Whoever is not has gone. */
export const HOLD_TIME: Millis = 30_000;
/** Whoever looks after a match that is younger may have taken it over from a node that was lost while it kept seats. */
const TAKEOVER_WINDOW: Millis = 2 * HOLD_TIME;

/** Everybody one seat on, with the tokens they have. */
export function rematchSeats(live: LiveMatch): readonly Input[] {
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
  const absence = live.presenceTracker.absence(seat);
  if (status?.occupant?.kind !== 'person' || absence === undefined) return false;
  return status.standIn || live.now() - absence >= HOLD_TIME;
}

/** Whether several people sat when the table was opened, before any of them could come: only a match before has them sit so. */
export const isRematch = (entries: readonly Entry[]): boolean =>
  entries.filter((entry) => entry.type === 'sat' && entry.at === 0 && entry.occupant.kind === 'person').length > 1;

interface HeldSeat {
  readonly seat: Seat;
  readonly occupant: Occupant;
}

/** The seats of a match that has just been opened in place of another: those whose players never come are free again. */
export class SeatHolds {
  private readonly live: LiveMatch;
  private held: readonly HeldSeat[];

  constructor(live: LiveMatch) {
    this.live = live;
    this.held = live.match.seats.flatMap(({ occupant }, seat) =>
      occupant?.kind === 'person' ? { seat, occupant } : [],
    );
  }

  /** For whoever begins to look after a match that sat together: undefined where the time to keep seats is long over. */
  static takenOver(live: LiveMatch): SeatHolds | undefined {
    return live.now() < TAKEOVER_WINDOW ? new SeatHolds(live) : undefined;
  }

  get isEmpty(): boolean {
    return this.held.length === 0;
  }

  update(): void {
    this.held = this.held.filter((kept) => this.isExpected(kept));
    for (const { seat } of this.held) {
      // Asked again the next time where it could not be stored.
      if (this.absentFor(seat) >= HOLD_TIME) this.live.submit({ input: { type: 'rise', seat } });
    }
  }

  /** Not any more once they have come, or once the seat is somebody else's or free. */
  private isExpected({ seat, occupant }: HeldSeat): boolean {
    const { match, presenceTracker } = this.live;
    const status = match.seats[seat];
    if (match.stage !== 'gathering' || status?.occupant !== occupant) return false;
    // Who was ready has been there, even if the bus has not told us.
    return presenceTracker.absence(seat) !== undefined && status.commitment === undefined;
  }

  private absentFor(seat: Seat): Millis {
    const { presenceTracker } = this.live;
    return this.live.now() - (presenceTracker.absence(seat) ?? this.live.now());
  }
}
