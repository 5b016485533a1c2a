// Seat holds: who gets a seat in the rematch, and how long it is reserved for players who are not there yet.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Entry, Input, Occupant } from '../../match/types.ts';
import type { LiveMatch } from '../matches/live-match.ts';

/** Enough for a lost connection or a page reload. Players who take longer have gone. */
export const HOLD_TIME: Millis = 30_000;
/** A younger match may have been taken over from a node that died while it held seats. */
const TAKEOVER_WINDOW: Millis = 2 * HOLD_TIME;

/** All players one seat on, with their tokens. */
export function rematchSeats(live: LiveMatch): readonly Input[] {
  const { seats } = live.match;
  return seats.flatMap(({ occupant, key }, seat): Input[] => {
    if (occupant === undefined || hasGone(live, seat)) return [];
    const next: Seat = (seat + 1) % seats.length;
    return [{ type: 'sit', seat: next, occupant, ...(key !== undefined && { key }) }];
  });
}

/** Players who have gone would never get ready, so the match would never begin. */
function hasGone(live: LiveMatch, seat: Seat): boolean {
  const status = live.match.seats[seat];
  const absence = live.presenceTracker.absence(seat);
  if (status?.occupant?.kind !== 'person' || absence === undefined) return false;
  return status.standIn || live.now() - absence >= HOLD_TIME;
}

/** Several people sat before any of them could connect: only a rematch begins like that. */
export const isRematch = (entries: readonly Entry[]): boolean =>
  entries.filter((entry) => entry.type === 'sat' && entry.at === 0 && entry.occupant.kind === 'person').length > 1;

interface HeldSeat {
  readonly seat: Seat;
  readonly occupant: Occupant;
}

/** The held seats of a rematch. Seats whose players do not come in time become free. */
export class SeatHolds {
  private readonly live: LiveMatch;
  private held: readonly HeldSeat[];

  constructor(live: LiveMatch) {
    this.live = live;
    this.held = live.match.seats.flatMap(({ occupant }, seat) =>
      occupant?.kind === 'person' ? { seat, occupant } : [],
    );
  }

  /** For a node that takes over the lease of a rematch: undefined where it is too late to hold seats. */
  static takenOver(live: LiveMatch): SeatHolds | undefined {
    return live.now() < TAKEOVER_WINDOW ? new SeatHolds(live) : undefined;
  }

  get isEmpty(): boolean {
    return this.held.length === 0;
  }

  update(): void {
    this.held = this.held.filter((kept) => this.isExpected(kept));
    for (const { seat } of this.held) {
      // Retried at the next sweep where it could not be stored.
      if (this.absentFor(seat) >= HOLD_TIME) this.live.submit({ input: { type: 'rise', seat } });
    }
  }

  /** Not any more once the player has come, or the seat is free or has a new owner. */
  private isExpected({ seat, occupant }: HeldSeat): boolean {
    const { match, presenceTracker } = this.live;
    const status = match.seats[seat];
    if (match.stage !== 'gathering' || status?.occupant !== occupant) return false;
    // A player who is ready has been here, even if the bus has not said so.
    return presenceTracker.absence(seat) !== undefined && status.commitment === undefined;
  }

  private absentFor(seat: Seat): Millis {
    const { presenceTracker } = this.live;
    return this.live.now() - (presenceTracker.absence(seat) ?? this.live.now());
  }
}
