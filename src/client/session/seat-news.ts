// Who plays for whom: what the log says of it.

import * as z from 'zod/mini';
import type { Told } from '../../match/told.ts';

/** With the names of that time: whoever is told of it later may find somebody else there. */
export const seatNewsShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stood-in'), seat: z.int(), name: z.string() }),
  z.object({ type: z.literal('returned'), seat: z.int(), name: z.string() }),
  z.object({ type: z.literal('taken-over'), seat: z.int(), name: z.string(), before: z.string() }),
]);

/** A bot sits in, the player is back, or somebody else plays on. */
export type SeatNews = z.infer<typeof seatNewsShape>;

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
