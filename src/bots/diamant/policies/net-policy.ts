// Networks as a policy: what going on is worth beyond going back, for the earlier expeditions and for the last one.

import type { Seat } from '../../../contract/game.ts';
import { EXPEDITIONS, type Position } from '../../../games/diamant/index.ts';
import { describeChoice, describeFirstChoice } from './features.ts';
import { type Net, newActivity, outputOf } from './net.ts';
import type { Policy } from './simulate.ts';
import type { Situation } from './situation.ts';

/** They answer in fair shares of the win: 1 is what everybody would get among equals. */
export interface ChoiceNets {
  readonly early: Net;
  readonly late: Net;
}

/** Tells a network of a decision. */
export type Describe = (position: Position, situation: Situation, seat: Seat, into: Float32Array) => void;

/** What going on is worth beyond going back, in fair shares. */
export type Advantage = (position: Position, situation: Situation, seat: Seat) => number;

/** Goes back the more likely the more that is worth; a low temperature makes up its mind at small differences. */
export const likelyBack = (advantage: number, temperature: number): number =>
  1 / (1 + Math.exp(advantage / temperature));

export function advantageBy({ early, late }: ChoiceNets, more?: Describe): Advantage {
  const inputs = new Float32Array(early.inputs);
  const activity = newActivity(early);
  return (position, situation, seat) => {
    describeChoice(position, situation, seat, inputs);
    more?.(position, situation, seat, inputs);
    return outputOf(position.expedition === EXPEDITIONS ? late : early, inputs, activity);
  };
}

/** For who looks neither at the others' points nor at how many expeditions are left. */
export function narrowAdvantageBy({ early }: ChoiceNets): Advantage {
  const inputs = new Float32Array(early.inputs);
  const activity = newActivity(early);
  return (position, situation, seat) => {
    describeFirstChoice(position, situation, seat, inputs);
    return outputOf(early, inputs, activity);
  };
}

export function netPolicy(nets: ChoiceNets, temperature: number, more?: Describe): Policy {
  const advantage = advantageBy(nets, more);
  return (position, situation, seat) => likelyBack(advantage(position, situation, seat), temperature);
}
