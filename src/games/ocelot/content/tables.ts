// What is in the box: tokens, tiles, amethysts, and what each is worth (O4–O6, O41).

import { type Amethyst, BAGS, type Bag, type GemRow, type Level, type Tile, type Token, type Tool } from '../types.ts';

/** O4: cave tokens by level. */
export const TOKEN_SUPPLY: Readonly<Record<Level, Readonly<Record<Token, number>>>> = {
  1: { 'rock-crystal': 6, sun: 3, moon: 3, star: 3, opal: 11, emerald: 7, 'red-beryl': 3, geode: 5 },
  2: { 'rock-crystal': 2, sun: 0, moon: 0, star: 0, opal: 4, emerald: 3, 'red-beryl': 1, geode: 3 },
  3: { 'rock-crystal': 0, sun: 0, moon: 0, star: 0, opal: 4, emerald: 5, 'red-beryl': 2, geode: 2 },
};

/** O41. A geode is worth the amethyst inside it. */
export const TOKEN_WORTH: Readonly<Record<Token, number>> = {
  'rock-crystal': 1,
  sun: 1,
  moon: 1,
  star: 1,
  opal: 3,
  emerald: 5,
  'red-beryl': 7,
  geode: 0,
};

export const GEM_ROW_TOKENS: Readonly<Record<GemRow, readonly Token[]>> = {
  'rock-crystal': ['rock-crystal'],
  celestite: ['sun', 'moon', 'star'],
  opal: ['opal'],
  emerald: ['emerald'],
  'red-beryl': ['red-beryl'],
};

/** O45: the head start that makes both seats about equal among careful players; measured in docs/strength.md. */
export const FAIR_HEAD_START = 6;

/** O6: five of each, and these two faces. */
export const TILES_EACH = 5;
export const FACES: Readonly<Record<Tile, readonly [Tool, Tool]>> = {
  A: ['compass', 'lamp'],
  B: ['lamp', 'pickaxe'],
  C: ['pickaxe', 'compass'],
};

/** O42: a fixed worth, or one that counts at the end. */
export type Print =
  | { readonly type: 'fixed'; readonly points: number }
  /** Points for each gem of this worth in the owner's collection. */
  | { readonly type: 'per'; readonly worth: number; readonly points: number }
  /** Points for each token left lying in these levels. */
  | { readonly type: 'left'; readonly levels: readonly Level[]; readonly points: number };

const fixed = (points: number): Print => ({ type: 'fixed', points });

/** O5: the ruling on the printed values, in one table. */
export const AMETHYST_TABLE: Readonly<
  Record<Amethyst, { readonly bag: Bag; readonly count: number; readonly print: Print }>
> = {
  'blue-2': { bag: 'blue', count: 1, print: fixed(2) },
  'blue-4': { bag: 'blue', count: 2, print: fixed(4) },
  'blue-5': { bag: 'blue', count: 2, print: fixed(5) },
  'blue-6': { bag: 'blue', count: 1, print: fixed(6) },
  'blue-per-1': { bag: 'blue', count: 1, print: { type: 'per', worth: 1, points: 1 } },
  'blue-per-3': { bag: 'blue', count: 1, print: { type: 'per', worth: 3, points: 1 } },
  'green-5': { bag: 'green', count: 1, print: fixed(5) },
  'green-6': { bag: 'green', count: 1, print: fixed(6) },
  'green-7': { bag: 'green', count: 1, print: fixed(7) },
  'green-8': { bag: 'green', count: 1, print: fixed(8) },
  'green-left-1': { bag: 'green', count: 1, print: { type: 'left', levels: [1], points: 1 } },
  'red-9': { bag: 'red', count: 1, print: fixed(9) },
  'red-10': { bag: 'red', count: 1, print: fixed(10) },
  'red-left-23': { bag: 'red', count: 1, print: { type: 'left', levels: [2, 3], points: 2 } },
};

export const bagOfLevel = (level: Level): Bag => BAGS[level - 1] ?? 'blue';
