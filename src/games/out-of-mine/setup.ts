// The table before the first move: empty, or as a scenario has it written down.

import type { Setup } from '../../contract/game.ts';
import { EMPTY_SEAT, written } from './scenario.ts';
import { ALL_TILES } from './table/perform.ts';
import type { OutOfMine, OutOfMineState } from './types.ts';

/** The last rules number by which a call counted while spaces were uncovered (M16). */
const EARLY_CALLS = 1;

export function setUp({ seats, options, scenario, rules }: Setup<OutOfMine>): OutOfMineState {
  const table: OutOfMineState = {
    options: rules !== undefined && rules <= EARLY_CALLS ? { ...options, earlyCalls: true } : options,
    round: 1,
    stage: 'dealing',
    seats: Array.from({ length: seats }, () => EMPTY_SEAT),
    supply: ALL_TILES,
    retired: [],
    usedCards: [],
    calls: [],
  };
  return scenario === undefined ? table : written(table, scenario);
}
