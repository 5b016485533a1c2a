// What a position is worth: matches played on from it by a policy, many times, with luck of their own.

import type { Seat } from '../../contract/game.ts';
import { copyPosition, hasBit, type Position, reveal, type State } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';
import { decisions, type Policy, playOut, shareOfWin } from './simulate.ts';

export interface Rollouts {
  readonly policy: Policy;
  readonly count: number;
  readonly rng: Rng;
}

/** Every seat's share of the win from here on. */
export function estimateShares(state: State, { policy, count, rng }: Rollouts): readonly number[] {
  const policies = new Array<Policy>(state.seats).fill(policy);
  const sums = new Array<number>(state.seats).fill(0);
  const start = unknowing(state);
  for (let round = 0; round < count; round++) {
    const end = copyPosition(start);
    playOut(end, policies, rng);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + shareOfWin(end, seat);
  }
  return sums.map((sum) => sum / count);
}

export interface ChoiceValues {
  readonly on: number;
  readonly back: number;
}

export interface RoundValues {
  /** Every seat's share of the win if all decide by the policy. */
  readonly shares: readonly number[];
  /** By seat: what going on and going back are worth to it, the others deciding by the policy; 0 for those outside. */
  readonly choices: readonly ChoiceValues[];
}

/** Where all who are inside have to decide. Both choices of a seat are tried with the same others. */
export function estimateRound(state: State, { policy, count, rng }: Rollouts): RoundValues {
  const policies = new Array<Policy>(state.seats).fill(policy);
  const sums = policies.map(() => ({ share: 0, on: 0, back: 0 }));
  const start = unknowing(state);
  for (let round = 0; round < count; round++) {
    const back = decisions(copyPosition(start), policies, rng);
    const end = endAfter(start, back, policies, rng);
    for (const [seat, sum] of sums.entries()) {
      const share = shareOfWin(end, seat);
      sum.share += share;
      if (!hasBit(start.inside, seat)) continue;
      const otherwise = shareOfWin(endAfter(start, back ^ (1 << seat), policies, rng), seat);
      sum.on += hasBit(back, seat) ? otherwise : share;
      sum.back += hasBit(back, seat) ? share : otherwise;
    }
  }
  return {
    shares: sums.map(({ share }) => share / count),
    choices: sums.map(({ on, back }) => ({ on: on / count, back: back / count })),
  };
}

/** What the choices of one seat are worth, by itself. */
export function estimateChoices(state: State, seat: Seat, { policy, count, rng }: Rollouts): ChoiceValues {
  const policies = new Array<Policy>(state.seats).fill(policy);
  const values = { on: 0, back: 0 };
  const start = unknowing(state);
  for (let round = 0; round < count; round++) {
    const others = decisions(copyPosition(start), policies, rng, seat);
    values.on += shareOfWin(endAfter(start, others, policies, rng), seat);
    values.back += shareOfWin(endAfter(start, others | (1 << seat), policies, rng), seat);
  }
  return { on: values.on / count, back: values.back / count };
}

function endAfter(start: State, back: number, policies: readonly Policy[], rng: Rng): Position {
  const position = copyPosition(start);
  reveal(position, back);
  playOut(position, policies, rng);
  return position;
}

/** Without what nobody may know: decisions that are not revealed yet, and the cards that a scenario has laid ready. */
const unknowing = (state: State): State => ({ ...state, decided: 0, back: 0, next: [] });
