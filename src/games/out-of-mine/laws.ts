// What is true of every state: each tile, board and card is in exactly one place, and laid tiles lie as they may.

import { ALL_TILES } from './table/perform.ts';
import { cellNumber, coveredCells, onBoard } from './table/placement.ts';
import { faultOf, hasGuardRails, seatCard, seatGallery } from './table/seat.ts';
import { tileName } from './tile-names.ts';
import type { OutOfMineState, SeatState } from './types.ts';

export function laws(state: OutOfMineState): readonly string[] {
  return [
    ...tileLaws(state),
    ...once('board', [...state.retired, ...state.seats.flatMap(({ board }) => board ?? [])]),
    ...once('card', [...state.usedCards, ...state.seats.flatMap(({ card }) => card ?? [])]),
    ...state.seats.flatMap((seat, number) => seatLaws(state, seat, number)),
    ...stageLaws(state),
  ];
}

function tileLaws({ supply, seats }: OutOfMineState): readonly string[] {
  const held = seats.flatMap(({ hand, laid }) => [
    ...(hand === undefined ? [] : [hand]),
    ...laid.map((one) => one.tile),
  ]);
  const all = [...supply, ...held].sort((a, b) => a - b);
  const conserved = all.length === ALL_TILES.length && all.every((tile, index) => tile === index);
  const ascending = supply.every((tile, index) => index === 0 || tile > (supply[index - 1] ?? tile));
  return [
    ...(conserved ? [] : ['a tile is in two places or in none']),
    ...(ascending ? [] : ['the supply is out of order']),
  ];
}

function once(what: string, numbers: readonly number[]): readonly string[] {
  return new Set(numbers).size === numbers.length ? [] : [`a ${what} is in two places`];
}

function seatLaws(state: OutOfMineState, seat: SeatState, number: number): readonly string[] {
  const broken: string[] = [];
  if (seat.total < 0 && !state.options.belowZero) broken.push(`seat ${number} has less than nothing`);
  if (seat.laid.length > 0) {
    const gallery = seatGallery(seat);
    const taken = new Set<number>();
    for (const [order, laid] of seat.laid.entries()) {
      const cells = coveredCells(laid.tile, laid);
      const name = tileName(laid.tile);
      if (!onBoard(gallery, cells)) broken.push(`${name} of seat ${number} lies off the board`);
      if (cells.some((cell) => taken.has(cellNumber(cell)))) broken.push(`${name} of seat ${number} overlaps another`);
      for (const cell of cells) taken.add(cellNumber(cell));
      const wrong = faultOf(gallery, seatCard(seat), laid, seat.laid.slice(0, order));
      if (hasGuardRails(state.options, number) && wrong) broken.push(`${name} of seat ${number} is ${wrong}`);
    }
  }
  return broken;
}

function stageLaws(state: OutOfMineState): readonly string[] {
  const { stage, seats, round, options, calls, startedAt } = state;
  const racing = stage === 'mining' || stage === 'called';
  const dealtBefore = stage === 'dealing' && seats.some(({ board }) => board !== undefined);
  const scored = stage === 'scored' || stage === 'over' || dealtBefore;
  const checks: readonly (readonly [boolean, string])[] = [
    [round >= 1 && round <= options.rounds, `round ${round} of ${options.rounds}`],
    [racing || seats.every(({ hand, mining }) => hand === undefined && !mining), `hands at work while ${stage}`],
    [!racing || seats.every(({ card, side }) => card !== undefined && side !== undefined), 'a race without cards'],
    [!racing || startedAt !== undefined, 'a race that never started'],
    [!scored || seats.every(({ scoring }) => scoring !== undefined), `nothing scored while ${stage}`],
    [stage !== 'called' || calls.length > 0, 'called by nobody'],
    [stage !== 'mining' || calls.length === 0, 'a race after the call'],
    [new Set(calls.map(({ seat }) => seat)).size === calls.length, 'a seat called twice'],
  ];
  return checks.flatMap(([holds, what]) => (holds ? [] : [what]));
}
