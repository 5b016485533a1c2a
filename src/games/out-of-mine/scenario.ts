// Written positions: from what a person notes down to the table it describes.

import { invariant, present } from '../../kit/invariant.ts';
import { parseLaid } from './notation.ts';
import { ALL_TILES } from './table/perform.ts';
import { opensAfter } from './table/time.ts';
import { cardNamed, tileNamed } from './tile-names.ts';
import type { OutOfMineScenario, OutOfMineState, ScenarioSeat, SeatState } from './types.ts';

export const EMPTY_SEAT: SeatState = { choice: true, ready: false, laid: [], mining: false, stuck: false, total: 0 };

export function written(table: OutOfMineState, scenario: OutOfMineScenario): OutOfMineState {
  const { options } = table;
  invariant(scenario.seats.length === table.seats.length, 'the scenario is for another number of seats');
  invariant((scenario.round ?? 1) <= options.rounds, 'the scenario is for a later round than the last');
  const started = scenario.seats.every(({ card }) => card !== undefined);
  const seats = scenario.seats.map((seat, number) =>
    writtenSeat(seat, started && opensAfter(options, table.seats.length, number) === 0),
  );
  const taken = new Set(seats.flatMap(({ hand, laid }) => [hand, ...laid.map(({ tile }) => tile)]));
  return {
    ...table,
    round: scenario.round ?? 1,
    stage: started ? 'mining' : 'preparing',
    seats,
    supply: ALL_TILES.filter((tile) => !taken.has(tile)),
    ...(started && { startedAt: 0 }),
  };
}

function writtenSeat({ board, side, card, laid, hand, total }: ScenarioSeat, mining: boolean): SeatState {
  return {
    ...EMPTY_SEAT,
    board,
    side,
    mining,
    laid: (laid ?? []).map((text) => present(parseLaid(text), text)),
    total: total ?? 0,
    ...(card !== undefined && { card: present(cardNamed(card), card) }),
    ...(hand !== undefined && { hand: present(tileNamed(hand), hand) }),
  };
}
