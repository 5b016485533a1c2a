// The small numbers that positions and moves are made of, and the way back to words.

import { present } from '../../../kit/invariant.ts';
import { CELL_COUNT, FIRST_CELL, levelOf } from '../content/mats.ts';
import { AMETHYST_TABLE, bagOfLevel, FACES, TOKEN_SUPPLY, TOKEN_WORTH } from '../content/tables.ts';
import {
  AMETHYSTS,
  type Amethyst,
  BAGS,
  type Bag,
  LEVELS,
  STEPS,
  TILES,
  type Tile,
  TOKENS,
  TOOLS,
  type Token,
  type Tool,
} from '../types.ts';

/** The number at an index that is always in range. */
export const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

/** Pushed one by one: arrays made by size or flattened may have holes, and one such slows down every reader of `at`. */
export function packed(numbers: Iterable<number>): number[] {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
}

export function bump(numbers: number[], index: number, by: number): void {
  numbers[index] = at(numbers, index) + by;
}

export const EMPTY = 0;
export const ROCK_CRYSTAL = 1;
export const SUN = 2;
export const MOON = 3;
export const STAR = 4;
export const GEODE = 8;
export const TOKEN_KINDS = TOKENS.length;

export const tokenCode = (token: Token): number => TOKENS.indexOf(token) + 1;
export const tokenOf = (code: number): Token => present(TOKENS[code - 1], `token ${code}`);

/** Points by token code. */
export const WORTH: readonly number[] = [0, ...TOKENS.map((token) => TOKEN_WORTH[token])];

/** By level, then token kind. */
export const SUPPLY: readonly (readonly number[])[] = LEVELS.map((level) =>
  TOKENS.map((token) => TOKEN_SUPPLY[level][token]),
);

export const DEAL = STEPS.indexOf('deal');
export const COMPANION = STEPS.indexOf('companion');
export const PLACE = STEPS.indexOf('place');
export const COLLECT = STEPS.indexOf('collect');
export const DRAW = STEPS.indexOf('draw');
export const OVER = STEPS.indexOf('over');

/** Where a companion is before it enters: no cell. */
export const IN_HAND = CELL_COUNT;

/** Faces count through the tiles: A compass, A lamp, B lamp, B pickaxe, C pickaxe, C compass. */
const FACE_LIST = TILES.flatMap((tile) => FACES[tile].map((tool) => ({ tile, tool })));
export const FACE_COUNT = FACE_LIST.length;

/** The tool on each face, as two bits of sight: compass 1, lamp 2, pickaxe 3. */
export const FACE_SIGHT: readonly number[] = FACE_LIST.map(({ tool }) => TOOLS.indexOf(tool) + 1);

export const faceOf = (face: number): { tile: Tile; tool: Tool } => present(FACE_LIST[face], `face ${face}`);

/** undefined: that tile does not show that tool. */
export function faceCode(tile: Tile, tool: Tool): number | undefined {
  const face = FACE_LIST.findIndex((listed) => listed.tile === tile && listed.tool === tool);
  return face < 0 ? undefined : face;
}

/** Amethysts are counted by kind, and after those by bag where nobody has looked at them. */
export const AMETHYST_KINDS = AMETHYSTS.length;
export const AMETHYST_SLOTS = AMETHYST_KINDS + BAGS.length;
export const AMETHYST_COUNTS: readonly number[] = AMETHYSTS.map((name) => AMETHYST_TABLE[name].count);

export const amethystCode = (name: Amethyst): number => AMETHYSTS.indexOf(name);
export const amethystOf = (kind: number): Amethyst => present(AMETHYSTS[kind], `amethyst ${kind}`);

/** Per amethyst kind, the level whose bag it comes from. */
export const AMETHYST_LEVEL: readonly number[] = AMETHYSTS.map((name) => BAGS.indexOf(AMETHYST_TABLE[name].bag) + 1);

/** The kinds of a level's bag: from FIRST_KINDS[level - 1] up to FIRST_KINDS[level]. */
export const FIRST_KINDS: readonly number[] = packed([
  ...LEVELS.map((level) => AMETHYST_LEVEL.indexOf(level)),
  AMETHYST_KINDS,
]);

export const bagOf = (level: number): Bag => bagOfLevel(present(LEVELS[level - 1], `level ${level}`));

/** The levels' cells: from FIRST_CELLS[level - 1] up to FIRST_CELLS[level]. */
export const FIRST_CELLS: readonly number[] = packed([...LEVELS.map((level) => FIRST_CELL[level]), CELL_COUNT]);

/** Per cell its level; 0 in hand. */
export const LEVEL_OF: readonly number[] = Array.from({ length: CELL_COUNT + 1 }, (_, cell) =>
  cell < CELL_COUNT ? levelOf(cell) : 0,
);
