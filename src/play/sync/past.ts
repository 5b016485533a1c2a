// What this device was told of a match in play, for the log: without what was taken back.

import * as z from 'zod/mini';
import type { Game, Shapes } from '../../contract/game.ts';
import type { Told } from '../../match/told.ts';
import { hearAll } from '../heard.ts';
import type { SeatNews } from '../session/seat-news.ts';
import type { PastTold } from '../session/session.ts';

const seatNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stood-in'), seat: z.int(), name: z.string() }),
  z.object({ type: z.literal('returned'), seat: z.int(), name: z.string() }),
  z.object({ type: z.literal('taken-over'), seat: z.int(), name: z.string(), before: z.string() }),
]);

export const pastShape = z.object({
  opening: z.unknown(),
  /** What each move brought, in order. */
  moves: z.array(z.array(z.unknown())),
  /** Who played for whom meanwhile, and after how many of these moves. */
  seats: z.array(z.object({ after: z.int(), news: seatNews })),
  /** Whoever comes in late does not know what happened before. */
  late: z.boolean(),
});

export type Past = z.infer<typeof pastShape>;

/** Comes in while play is under way: all that is known is how things stand. */
export const lateTo = (view: unknown): Past => ({ opening: view, moves: [], seats: [], late: true });

export function pastAfter(past: Past | undefined, told: Told, news?: SeatNews): Past | undefined {
  if (told.type === 'started') return { opening: told.view, moves: [], seats: [], late: false };
  if (past && news) return { ...past, seats: [...past.seats, { after: past.moves.length, news }] };
  if (past && told.type === 'moved') return { ...past, moves: [...past.moves, [...told.effects]] };
  if (past && told.type === 'undone') {
    // Taken back from before we came in: then we come in now.
    return past.moves.length === 0 ? { ...lateTo(told.view), seats: past.seats } : withoutLast(past);
  }
  return past;
}

/** Nobody sits down anew for it: only the move goes. */
function withoutLast(past: Past): Past {
  const moves = past.moves.slice(0, -1);
  const seats = past.seats.map(({ after, news }) => ({ after: Math.min(after, moves.length), news }));
  return { ...past, moves, seats };
}

/** As sessions tell it: effects in a row, and between which of them somebody else sat down. */
export function unrolled<G extends Shapes>(
  game: Pick<Game<G>, 'hear'>,
  { opening, moves, seats, late }: Past,
): PastTold<G> {
  const effectsAfter = (count: number): number => moves.slice(0, count).flat().length;
  return {
    opening,
    heard: hearAll(game, opening, moves.flat()),
    seats: seats.map(({ after, news }) => ({ after: effectsAfter(after), news })),
    late,
  };
}
