// Who played for whom, as a record has it: what the log of a replay says of it.

import type { MatchRecord } from '../../match/record.ts';
import type { SeatNews } from './seat-news.ts';

/**
 * What a record tells of it, by move: what is news before that. It marks what stand-ins did, and no more: of whoever came
 * back it tells with what they did next, and of seats that were handed on nothing.
 */
export function recordedNews({
  moves,
  seats,
}: Pick<MatchRecord, 'moves' | 'seats'>): readonly (SeatNews | undefined)[] {
  const stoodIn = new Set<number>();
  return moves.map((move) => {
    if (move.by !== 'seat' || stoodIn.has(move.seat) === (move.standIn === true)) return undefined;
    const { seat } = move;
    if (move.standIn) stoodIn.add(seat);
    else stoodIn.delete(seat);
    return { type: move.standIn ? 'stood-in' : 'returned', seat, name: seats[seat]?.name ?? '' };
  });
}
