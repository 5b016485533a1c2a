// Plays Diamant in place, every seat by a policy: for training, for rollouts and for measuring.

import type { Seat } from '../../../contract/game.ts';
import { drawCard, hasBit, type Position, reveal, scoreOf, turnCard } from '../../../games/diamant/index.ts';
import type { Rng } from '../../../kit/rng.ts';
import { leadsOf, type Situation, situationOf } from './situation.ts';

/** How likely a seat goes back, from 0 to 1. `leads` are those of all seats, by what is safe. */
export type Policy = (position: Position, situation: Situation, seat: Seat, leads: readonly number[]) => number;

export const chance = (rng: Rng, probability: number): boolean => rng.bits() < probability * 2 ** 32;

/** The seats that go back, each by its policy. `except` decides for itself. */
export function decisions(position: Position, policies: readonly Policy[], rng: Rng, except?: Seat): number {
  const situation = situationOf(position);
  const leads = leadsOf(position);
  let back = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (!hasBit(position.inside, seat) || seat === except) continue;
    const probability = policies[seat]?.(position, situation, seat, leads) ?? 0;
    if (chance(rng, probability)) back |= 1 << seat;
  }
  return back;
}

/** One card and, if the expedition goes on, one reveal. */
function playStep(position: Position, policies: readonly Policy[], rng: Rng): void {
  if (position.stage === 'explore') turnCard(position, drawCard(position, rng));
  if (position.stage === 'decide') reveal(position, decisions(position, policies, rng));
}

export function playExpedition(position: Position, policies: readonly Policy[], rng: Rng): void {
  const { expedition } = position;
  while (position.stage !== 'over' && position.expedition === expedition) playStep(position, policies, rng);
}

/** To the end of the match. */
export function playOut(position: Position, policies: readonly Policy[], rng: Rng): void {
  while (position.stage !== 'over') playStep(position, policies, rng);
}

/** Of a match that is over. */
export function shareOfWin(end: Position, seat: Seat): number {
  const own = scoreOf(end, seat);
  let winners = 0;
  for (let other = 0; other < end.seats; other++) {
    const score = scoreOf(end, other);
    if (score > own) return 0;
    if (score === own) winners += 1;
  }
  return 1 / winners;
}
