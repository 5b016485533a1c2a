// A position that can be written to: what `apply` plays on after copying, and what a search plays on in place.

import {
  AMETHYST_COUNTS,
  AMETHYST_KINDS,
  AMETHYST_SLOTS,
  at,
  bump,
  DEAL,
  FACE_SIGHT,
  IN_HAND,
  LEVEL_OF,
  TOKEN_KINDS,
} from './codes.ts';
import { TILES_EACH } from './content.ts';
import { CELL_COUNT, MATS } from './mats.ts';
import { bitOf, COMPANION_SEES, entry, isEnough, sightFrom, TOOLS_SEEN, wordOf } from './sight.ts';
import { type Cell, type Options, type State, TILES } from './types.ts';

export type Position = {
  -readonly [K in keyof State]: State[K] extends readonly number[] ? number[] : State[K];
};

/** Pushed one by one: `Array(n)` makes an array with holes, which engines read more slowly ever after. */
function filled(length: number, value: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(value);
  return numbers;
}

const zeros = (length: number): number[] => filled(length, 0);

/** Before the deal: empty caves, full bags, everything in hand. */
export function newPosition(options: Options): Position {
  return {
    options,
    turn: 0,
    seat: 0,
    step: DEAL,
    drawing: 0,
    cells: zeros(CELL_COUNT),
    spaces: zeros(MATS[options.mat].spaces.length),
    sight: zeros(CELL_COUNT),
    seen: zeros(6),
    lying: zeros(3),
    tiles: filled(2 * TILES.length, TILES_EACH),
    companions: [IN_HAND, IN_HAND],
    collected: zeros(2 * TOKEN_KINDS),
    amethysts: zeros(2 * AMETHYST_SLOTS),
    bags: [...AMETHYST_COUNTS],
    boxed: zeros(TOKEN_KINDS + AMETHYST_KINDS + TILES.length),
  };
}

export function copyPosition(from: State): Position {
  return {
    options: from.options,
    turn: from.turn,
    seat: from.seat,
    step: from.step,
    drawing: from.drawing,
    cells: from.cells.slice(),
    spaces: from.spaces.slice(),
    sight: from.sight.slice(),
    seen: from.seen.slice(),
    lying: from.lying.slice(),
    tiles: from.tiles.slice(),
    companions: from.companions.slice(),
    collected: from.collected.slice(),
    amethysts: from.amethysts.slice(),
    bags: from.bags.slice(),
    boxed: from.boxed.slice(),
  };
}

function write(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = at(from, i);
}

/** Copies without allocating. Both positions are of the same match, or at least of the same mat. */
export function copyInto(from: State, to: Position): void {
  to.options = from.options;
  to.turn = from.turn;
  to.seat = from.seat;
  to.step = from.step;
  to.drawing = from.drawing;
  write(from.cells, to.cells);
  write(from.spaces, to.spaces);
  write(from.sight, to.sight);
  write(from.seen, to.seen);
  write(from.lying, to.lying);
  write(from.tiles, to.tiles);
  write(from.companions, to.companions);
  write(from.collected, to.collected);
  write(from.amethysts, to.amethysts);
  write(from.bags, to.bags);
  write(from.boxed, to.boxed);
}

/** Works `sight`, `seen` and `lying` out anew from cells and spaces. */
export function refresh(position: Position): void {
  const { options, cells, spaces } = position;
  write(
    sightFrom(options.mat, (space) => sightOfTool(at(spaces, space))),
    position.sight,
  );
  write(zeros(6), position.seen);
  write([0, 0, 0], position.lying);
  for (const [cell, token] of cells.entries()) {
    if (token !== 0) bump(position.lying, at(LEVEL_OF, cell) - 1, 1);
    addSeen(position, cell);
  }
}

/** Tiles that are neither on a space nor in a hand stayed in the box. */
export function boxTiles(position: Position): void {
  const { tiles, spaces, boxed } = position;
  for (const index of TILES.keys()) {
    const placed = spaces.filter((tool) => tool !== 0 && (tool - 1) >> 1 === index).length;
    const held = at(tiles, index) + at(tiles, TILES.length + index);
    boxed[TOKEN_KINDS + AMETHYST_KINDS + index] = 2 * TILES_EACH - placed - held;
  }
}

/** Two bits of sight for what lies on a space. */
export const sightOfTool = (tool: number): number => (tool === 0 ? 0 : at(FACE_SIGHT, tool - 1));

/** Adds a cell with a token to what the seats could collect, if they see enough of it now. */
export function addSeen(position: Position, cell: Cell): void {
  const { seen, companions } = position;
  const sight = at(position.sight, cell);
  const tools = entry(TOOLS_SEEN, sight);
  if (tools < 2 || at(position.cells, cell) === 0) return;
  const word = wordOf(cell);
  const bit = bitOf(cell);
  if (tools === 3 || isEnough(at(companions, 0), cell, sight)) seen[word] = at(seen, word) | bit;
  if (tools === 3 || isEnough(at(companions, 1), cell, sight)) seen[word + 3] = at(seen, word + 3) | bit;
}

export function dropSeen({ seen }: Position, cell: Cell): void {
  const word = wordOf(cell);
  const bit = bitOf(cell);
  seen[word] = at(seen, word) & ~bit;
  seen[word + 3] = at(seen, word + 3) & ~bit;
}

/** After a companion has gone from one cell to another: looks again along its lines there and here. */
export function lookAgain(position: Position, from: Cell, to: Cell): void {
  for (const companion of [from, to]) {
    for (const cell of COMPANION_SEES[companion] ?? []) {
      dropSeen(position, cell);
      addSeen(position, cell);
    }
  }
}

/** O17, O20, O22: whether this seat may take what lies there, at the step of collecting. */
export const isCollectable = (position: State, seat: number, cell: Cell): boolean =>
  (at(position.seen, seat * 3 + wordOf(cell)) & bitOf(cell)) !== 0;
