// Plays Diamant in place, every seat by a policy: for training, for rollouts and for measuring.

import type { Seat } from '../../contract/game.ts';
import { drawCard, hasBit, type Position, reveal, scoreOf, turnCard } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';
import { type Situation, situationOf } from './situation.ts';

/** How likely a seat goes back, from 0 to 1. `scores` are the safe points of all seats. */
export type Policy = (position: Position, situation: Situation, seat: Seat, scores: readonly number[]) => number;

export const chance = (rng: Rng, probability: number): boolean => rng.bits() < probability * 2 ** 32;

export const scoresOf = (position: Position): number[] => position.chests.map((_, seat) => scoreOf(position, seat));

/** The seats that go back, each by its policy. `except` decides for itself. */
export function decisions(position: Position, policies: readonly Policy[], rng: Rng, except?: Seat): number {
  const situation = situationOf(position);
  const scores = scoresOf(position);
  let back = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (!hasBit(position.inside, seat) || seat === except) continue;
    const probability = policies[seat]?.(position, situation, seat, scores) ?? 0;
    if (chance(rng, probability)) back |= 1 << seat;
  }
  return back;
}

/** One card and, if the expedition goes on, one reveal. */
export function playStep(position: Position, policies: readonly Policy[], rng: Rng): void {
  if (position.stage === 'explore') turnCard(position, drawCard(position, rng));
  if (position.stage === 'decide') reveal(position, decisions(position, policies, rng));
}

export function playExpedition(position: Position, policies: readonly Policy[], rng: Rng): void {
  const { expedition } = position;
  while (position.stage !== 'over' && position.expedition === expedition) playStep(position, policies, rng);
}

/** To the end of the match; gives every seat's share of the win. */
export function playOut(position: Position, policies: readonly Policy[], rng: Rng): readonly number[] {
  while (position.stage !== 'over') playStep(position, policies, rng);
  return winShares(scoresOf(position));
}

export function winShares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const winners = scores.filter((score) => score === most).length;
  return scores.map((score) => (score === most ? 1 / winners : 0));
}
