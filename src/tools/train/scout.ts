// Trains a scout: networks a fifth of the size that imitate a player, for the many matches that the coach plays on.

import { CHOICE_INPUTS, describeChoice } from '../../bots/diamant/policies/features.ts';
import { type ChoiceNets, likelyBack } from '../../bots/diamant/policies/net-policy.ts';
import { chance as isChance, type Policy, playOut } from '../../bots/diamant/policies/simulate.ts';
import { EXPEDITIONS, newPosition } from '../../games/diamant/index.ts';
import { type Rng, seededRng } from '../../kit/rng.ts';
import { answerOf, gather, newLearner, step } from './learner.ts';
import { type Fall, fallen } from './schedule.ts';

const SHAPE = { inputs: CHOICE_INPUTS, first: 12, second: 4 };
const BATCH = 128;
const RATE: Fall = { first: 5e-3, last: 2e-4 };

/** How often somebody goes on whatever the teacher says, so that the scout also sees what comes then. */
const DARING = 0.2;

export interface ScoutTerms {
  readonly teacher: Policy;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
}

/** Decides by its networks at a temperature of 1. */
export function trainScout({ teacher, seats, matches, seed }: ScoutTerms): ChoiceNets {
  const rng: Rng = seededRng(`${seed}/scout`);
  const [early, late] = [newLearner(SHAPE, rng), newLearner(SHAPE, rng)];
  const inputs = new Float32Array(CHOICE_INPUTS);
  let rate = RATE.first;
  const watched: Policy = (position, situation, seat, leads) => {
    const back = teacher(position, situation, seat, leads);
    const learner = position.expedition === EXPEDITIONS ? late : early;
    describeChoice(position, situation, seat, inputs);
    gather(learner, inputs, back - likelyBack(answerOf(learner, inputs), 1));
    if (learner.gathered >= BATCH) step(learner, rate);
    return isChance(rng, DARING) ? 0 : back;
  };
  const policies = new Array<Policy>(seats).fill(watched);
  for (let match = 0; match < matches; match++) {
    rate = fallen(RATE, match / matches);
    playOut(newPosition(seats, { relics: match % 2 === 0, openChests: true }), policies, rng);
  }
  return { early: early.mean, late: late.mean };
}
