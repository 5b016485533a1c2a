// How a match begins: before the deal, or from a written position (O4, O44).

import { BrokenInvariant, invariant } from '../../kit/invariant.ts';
import { newPosition } from './position.ts';
import { buildScenario } from './scenario.ts';
import type { Options, Scenario, State } from './types.ts';
export function setUp(setup: { seats: number; options: Options; scenario?: Scenario }): State {
  invariant(setup.seats === 2, `Sir Ocelot's Cave is for two, not ${setup.seats}`);
  if (setup.scenario === undefined) return newPosition(setup.options);
  const built = buildScenario(setup.scenario, setup.options);
  if (!built.ok) throw new BrokenInvariant(`a scenario that came through the door: ${built.error}`);
  return built.value;
}
