// How a match begins: at the first entrance, or from a written position (D3).

import type { Setup } from '../../contract/game.ts';
import { BrokenInvariant, invariant } from '../../kit/invariant.ts';
import { newPosition } from './position.ts';
import { stateOf } from './scenario.ts';
import type { Diamant, State } from './types.ts';

export const SEATS = { min: 3, max: 8 };

export function setup({ seats, options, scenario }: Setup<Diamant>): State {
  invariant(seats >= SEATS.min && seats <= SEATS.max, `Diamant is for 3 to 8, not for ${seats}`);
  if (scenario === undefined) return newPosition(seats, options);
  invariant(scenario.explorers.length === seats, `the scenario is for ${scenario.explorers.length}, not for ${seats}`);
  const state = stateOf(scenario, options);
  if (!state.ok) throw new BrokenInvariant(`the scenario does not fit: ${state.error.detail?.why ?? ''}`);
  return state.value;
}
