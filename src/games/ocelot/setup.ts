// How a match begins: before the deal, or from a written position (O4, O44).

import type { Outcome, Seat } from '../../contract/game.ts';
import { BrokenInvariant, invariant } from '../../kit/invariant.ts';
import { newPosition } from './position.ts';
import { buildScenario } from './scenario.ts';
import type { Options, Scenario, State } from './types.ts';
/** O44: the loser of the last match begins, where that was agreed and both play on. */
export function reseat(options: Options, order: readonly (Seat | undefined)[], last?: Outcome): Options {
  if (!options.start.startsWith('loser')) return options;
  const [winner, another] = last?.winners ?? [];
  const loser = winner === undefined || another !== undefined ? -1 : order.indexOf(1 - winner);
  return { ...options, start: loser === 0 ? 'loser-0' : loser === 1 ? 'loser-1' : 'loser' };
}

export function setUp(setup: { seats: number; options: Options; scenario?: Scenario }): State {
  invariant(setup.seats === 2, `Sir Ocelot's Cave is for two, not ${setup.seats}`);
  if (setup.scenario === undefined) return newPosition(setup.options);
  const built = buildScenario(setup.scenario, setup.options);
  if (!built.ok) throw new BrokenInvariant(`a scenario that came through the door: ${built.error}`);
  return built.value;
}
