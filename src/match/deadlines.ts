// What the host has to remember to do, and when, in match time.

import type { Game, Millis, Seat, Shapes } from '../contract/game.ts';
import type { Match } from './types.ts';

/** How long the table waits for everybody's share of the luck before it begins without. */
export const SEALING_TIME: Millis = 10_000;

/** How long stand-ins hold a table that everybody has left, before it is given up: friends may have dinner in between. */
export const LEFT_TIME: Millis = 6 * 60 * 60_000;

export type Deadline =
  | { readonly type: 'game'; readonly at: Millis }
  | { readonly type: 'decision'; readonly at: Millis; readonly seat: Seat }
  | { readonly type: 'left'; readonly at: Millis };

const NONE: readonly Deadline[] = [];

/** Everything due one day, earliest first. */
export function deadlines<G extends Shapes>(game: Game<G>, match: Match<G>): readonly Deadline[] {
  if (match.stage !== 'playing') return NONE;
  const waiting = game.waiting(match.state);
  if (waiting.for !== 'seats') return NONE;
  const { decision } = match.terms.pace;
  if (waiting.deadline === undefined && match.leftSince === undefined && decision === undefined) return NONE;
  const list: Deadline[] = [];
  if (waiting.deadline !== undefined) list.push({ type: 'game', at: waiting.deadline });
  if (match.leftSince !== undefined) list.push({ type: 'left', at: match.leftSince + LEFT_TIME });
  if (decision !== undefined) {
    for (const [seat, status] of match.seats.entries()) {
      const awaitedSince = match.awaitedSince[seat];
      if (status.occupant?.kind !== 'person' || status.standIn || awaitedSince === undefined) continue;
      list.push({ type: 'decision', at: awaitedSince + decision, seat });
    }
  }
  return list.sort((a, b) => a.at - b.at);
}

/** When the host must look again, if ever: the next deadline, or the end of waiting for entropy. */
export function nextDeadline<G extends Shapes>(game: Game<G>, match: Match<G>): Millis | undefined {
  if (match.stage === 'sealing') return match.at + SEALING_TIME;
  return deadlines(game, match)[0]?.at;
}
