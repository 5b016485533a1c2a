// What a position is worth: matches played on from it by a policy, many times, with luck of their own.

import type { Seat } from '../../contract/game.ts';
import { copyPosition, reveal, type State } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';
import { decisions, type Policy, playOut } from './simulate.ts';

export interface Rollouts {
  readonly policy: Policy;
  readonly count: number;
  readonly rng: Rng;
}

/** Every seat's share of the win from here on. */
export function estimateShares(state: State, { policy, count, rng }: Rollouts): readonly number[] {
  const policies = new Array<Policy>(state.seats).fill(policy);
  const sums = new Array<number>(state.seats).fill(0);
  for (let round = 0; round < count; round++) {
    const shares = playOut(copyPosition(undecided(state)), policies, rng);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (shares[seat] ?? 0);
  }
  return sums.map((sum) => sum / count);
}

export interface ChoiceValues {
  readonly on: number;
  readonly back: number;
}

/** What going on and going back are worth to a seat, the others deciding by the policy: the same others for both. */
export function estimateChoices(state: State, seat: Seat, { policy, count, rng }: Rollouts): ChoiceValues {
  const policies = new Array<Policy>(state.seats).fill(policy);
  const values = { on: 0, back: 0 };
  for (let round = 0; round < count; round++) {
    const on = copyPosition(undecided(state));
    const others = decisions(on, policies, rng, seat);
    const back = copyPosition(on);
    reveal(on, others);
    reveal(back, others | (1 << seat));
    values.on += playOut(on, policies, rng)[seat] ?? 0;
    values.back += playOut(back, policies, rng)[seat] ?? 0;
  }
  return { on: values.on / count, back: values.back / count };
}

/** Without decisions that are not revealed yet: nobody may know them. */
const undecided = (state: State): State => ({ ...state, decided: 0, back: 0 });
