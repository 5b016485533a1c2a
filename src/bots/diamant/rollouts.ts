// What a position and a decision are worth: played on by a policy, many times, with luck of their own.

import type { Seat } from '../../contract/game.ts';
import { copyPosition, hasBit, type Position, reveal, type State, scoreOf } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';
import { type Futures, shareIn, unknowing } from './futures.ts';
import { decisions, type Policy, playExpedition, playOut, shareOfWin } from './policies/simulate.ts';

export interface Rollouts {
  /** By seat. */
  readonly policies: readonly Policy[];
  readonly count: number;
  readonly rng: Rng;
}

/**
 * Every seat's share of the win from here on. Only the expedition is played on: how the standing shifts within it hardly
 * changes what the later ones bring, and with the same futures after every card what a card has changed scatters little.
 */
export function estimateShares(state: State, futures: Futures, rollouts: Rollouts): readonly number[] {
  const sums = new Array<number>(state.seats).fill(0);
  const start = unknowing(state);
  for (let turn = 0; turn < rollouts.count; turn++) {
    const scores = scoresAfter(copyPosition(start), state.expedition, rollouts);
    for (let seat = 0; seat < sums.length; seat++) {
      sums[seat] = (sums[seat] ?? 0) + shareIn(futures, scores, seat, turn);
    }
  }
  return sums.map((sum) => sum / rollouts.count);
}

export interface ChoiceValues {
  readonly on: number;
  readonly back: number;
}

/**
 * A first look at a round, by seat: what going on and going back are worth, the others deciding by the policy; 0 outside.
 * Whoever changes the standing by it plays on differently, which is left out here.
 */
export function estimateRound(state: State, futures: Futures, rollouts: Rollouts): readonly ChoiceValues[] {
  const { policies, count, rng } = rollouts;
  const sums = policies.map(() => ({ on: 0, back: 0 }));
  const start = unknowing(state);
  const scoresWith = (back: number): readonly number[] =>
    scoresAfter(revealed(start, back), state.expedition, rollouts);
  for (let turn = 0; turn < count; turn++) {
    const back = decisions(start, policies, rng);
    const scores = scoresWith(back);
    for (const [seat, sum] of sums.entries()) {
      if (!hasBit(start.inside, seat)) continue;
      const share = shareIn(futures, scores, seat, turn);
      const otherwise = shareIn(futures, scoresWith(back ^ (1 << seat)), seat, turn);
      sum.on += hasBit(back, seat) ? otherwise : share;
      sum.back += hasBit(back, seat) ? share : otherwise;
    }
  }
  return sums.map(({ on, back }) => ({ on: on / count, back: back / count }));
}

/** A second look at the choices of one seat: every match to its end. */
export function estimateChoices(state: State, seat: Seat, { policies, count, rng }: Rollouts): ChoiceValues {
  const values = { on: 0, back: 0 };
  const start = unknowing(state);
  const shareWith = (back: number): number => {
    const position = revealed(start, back);
    playOut(position, policies, rng);
    return shareOfWin(position, seat);
  };
  for (let turn = 0; turn < count; turn++) {
    const others = decisions(start, policies, rng, seat);
    values.on += shareWith(others);
    values.back += shareWith(others | (1 << seat));
  }
  return { on: values.on / count, back: values.back / count };
}

function revealed(start: State, back: number): Position {
  const position = copyPosition(start);
  reveal(position, back);
  return position;
}

/** The points of all seats when the expedition is over. */
function scoresAfter(position: Position, expedition: number, { policies, rng }: Rollouts): readonly number[] {
  if (position.expedition === expedition) playExpedition(position, policies, rng);
  const scores: number[] = [];
  for (let seat = 0; seat < position.seats; seat++) scores.push(scoreOf(position, seat));
  return scores;
}
