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
  packed,
  TOKEN_KINDS,
} from './compact/codes.ts';
import { bitOf, isEnough, SET_WORDS, sightFrom, viewFrom, wordOf } from './compact/sight.ts';
import { CELL_COUNT, MATS } from './content/mats.ts';
import { TILES_EACH } from './content/tables.ts';
import { type Cell, type Options, type Space, type State, TILES, TOOLS } from './types.ts';

export type Position = {
  -readonly [K in keyof State]: State[K] extends readonly number[] ? number[] : State[K];
};

const filledWith = (length: number, value: number): number[] => packed(Array<number>(length).fill(value));
const zeros = (length: number): number[] => filledWith(length, 0);

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
    seen: zeros(TOOLS.length * SET_WORDS),
    filled: zeros(SET_WORDS),
    lying: zeros(3),
    tiles: filledWith(2 * TILES.length, TILES_EACH),
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
    filled: from.filled.slice(),
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

/** Copies without allocating. Both positions are of one match: what it left in the box stays there. */
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
  write(from.filled, to.filled);
  write(from.lying, to.lying);
  write(from.tiles, to.tiles);
  write(from.companions, to.companions);
  write(from.collected, to.collected);
  write(from.amethysts, to.amethysts);
  write(from.bags, to.bags);
}

/** Works `sight`, `seen`, `filled` and `lying` out anew from cells and spaces. */
export function refresh(position: Position): void {
  const { options, cells, spaces, seen } = position;
  write(
    sightFrom(options.mat, (space) => sightOfTool(at(spaces, space))),
    position.sight,
  );
  write(zeros(TOOLS.length * SET_WORDS), seen);
  for (const [space, tool] of spaces.entries()) if (tool !== 0) addView(position, space, sightOfTool(tool) - 1);
  write(zeros(SET_WORDS), position.filled);
  write([0, 0, 0], position.lying);
  for (const [cell, token] of cells.entries()) if (token !== 0) fill(position, cell);
}

/** A token comes to lie in a cell that was empty. */
export function fill({ filled, lying }: Position, cell: Cell): void {
  filled[wordOf(cell)] = at(filled, wordOf(cell)) | bitOf(cell);
  bump(lying, at(LEVEL_OF, cell) - 1, 1);
}

export function unfill({ filled, lying }: Position, cell: Cell): void {
  filled[wordOf(cell)] = at(filled, wordOf(cell)) & ~bitOf(cell);
  bump(lying, at(LEVEL_OF, cell) - 1, -1);
}

/** A tool, 0 to 2, now looks from this space. */
export function addView({ options, seen }: Position, space: Space, tool: number): void {
  const view = viewFrom(options.mat, space);
  for (let word = 0; word < SET_WORDS; word++) {
    seen[tool * SET_WORDS + word] = at(seen, tool * SET_WORDS + word) | at(view, word);
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
const sightOfTool = (tool: number): number => (tool === 0 ? 0 : at(FACE_SIGHT, tool - 1));

/** O17, O20, O22: whether this seat may take what lies there, at the step of collecting. */
export const isCollectable = (position: State, seat: number, cell: Cell): boolean =>
  at(position.cells, cell) !== 0 && isEnough(at(position.companions, seat), cell, at(position.sight, cell));
