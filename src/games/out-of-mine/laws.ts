// What is true of every state: each tile, board and card is in exactly one place, and laid tiles lie as they may.

import { ALL_TILES } from './perform.ts';
import { cellNumber, coveredCells, onBoard } from './placement.ts';
import { faultOf, hasGuardRails, seatCard, seatGallery } from './seat.ts';
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
  if (seat.total < 0) broken.push(`seat ${number} has less than nothing`);
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

function stageLaws({ stage, seats, round, options, calls }: OutOfMineState): readonly string[] {
  const racing = stage === 'mining' || stage === 'called';
  const broken: string[] = [];
  if (round < 1 || round > options.rounds) broken.push(`round ${round} of ${options.rounds}`);
  if (!racing && seats.some(({ hand, mining }) => hand !== undefined || mining))
    broken.push(`hands at work while ${stage}`);
  if (racing && seats.some(({ card, side }) => card === undefined || side === undefined))
    broken.push('a race without cards');
  if (stage === 'called' && calls.length === 0) broken.push('called by nobody');
  if (stage === 'mining' && calls.length > 0) broken.push('a race after the call');
  if (new Set(calls.map(({ seat }) => seat)).size < calls.length) broken.push('a seat called twice');
  return broken;
}
