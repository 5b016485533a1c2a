// What somebody knows who plays against others that stay as they are: how likely each of them goes back now.

import { CHOICE_INPUTS } from '../../bots/diamant/policies/features.ts';
import type { Describe } from '../../bots/diamant/policies/net-policy.ts';
import type { Policy } from '../../bots/diamant/policies/simulate.ts';
import { leadsOf } from '../../bots/diamant/policies/situation.ts';
import { hasBit } from '../../games/diamant/index.ts';

export const FORESIGHT_INPUTS = 3;

export type Foresight = Describe;

/** Told after all else: how many others go back on average, how likely nobody does, and how likely one alone does. */
export const foresightOf =
  (policies: readonly (Policy | undefined)[]): Foresight =>
  (position, situation, seat, into) => {
    const leads = leadsOf(position);
    let [mean, nobody, one] = [0, 1, 0];
    for (let other = 0; other < position.seats; other++) {
      if (other === seat || !hasBit(position.inside, other)) continue;
      const back = policies[other]?.(position, situation, other, leads) ?? 0;
      mean += back;
      one = one * (1 - back) + nobody * back;
      nobody *= 1 - back;
    }
    into[CHOICE_INPUTS] = mean;
    into[CHOICE_INPUTS + 1] = nobody;
    into[CHOICE_INPUTS + 2] = one;
  };
