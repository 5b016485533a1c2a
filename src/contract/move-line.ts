// A move as one line: `0 on` (a seat), `turn snake` (luck), `clock`; `@1500` in front says when. See docs/record.md.

import { err, ok, type Result } from '../kit/result.ts';
import type { Game, Millis, Move, Refusal, Shapes } from './game.ts';

export function formatMove<G extends Shapes>(game: Game<G>, move: Move<G>): string {
  const time = move.at > 0 ? `@${move.at} ` : '';
  switch (move.by) {
    case 'seat':
      return `${time}${move.seat} ${game.notation.formatAction(move.action)}`;
    case 'chance':
      return `${time}${game.notation.formatChance(move.outcome)}`;
    case 'clock':
      return `${time}clock`;
  }
}

/** `since` is the time of a line that names none. A line of luck never begins with a number. */
export function parseMove<G extends Shapes>(game: Game<G>, text: string, since: Millis): Result<Move<G>, Refusal> {
  const match = /^(?:@(?<time>\d{1,12})\s+)?(?:(?<seat>\d):?\s+)?(?<what>\S.*)$/s.exec(text.trim())?.groups;
  if (match?.what === undefined) {
    return err({ code: 'bad-line', rule: 'contract', detail: { why: 'there is no move in it' } });
  }
  const { time, seat, what } = match;
  const at = time === undefined ? since : Number(time);
  if (seat !== undefined) {
    const action = game.notation.parseAction(what);
    return action.ok ? ok({ by: 'seat', seat: Number(seat), at, action: action.value }) : action;
  }
  if (what === 'clock') return ok({ by: 'clock', at });
  const outcome = game.notation.parseChance(what);
  return outcome.ok ? ok({ by: 'chance', at, outcome: outcome.value }) : outcome;
}
