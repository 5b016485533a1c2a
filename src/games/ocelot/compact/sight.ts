// Who sees what, as tables made once for each mat (O20–O24).

import { present } from '../../../kit/invariant.ts';
import { CELL_COUNT, MATS, type MatCell, SIDES } from '../content/mats.ts';
import { type Cell, MAT_IDS, type MatId, type Space } from '../types.ts';
import { at, packed } from './codes.ts';

/** Bits of sight towards a side: two each, north lowest. */
const shiftOf = (side: number): number => 2 * side;

/** A cell seen from a space, in one number: the cell × 8, and the shift of the side it is seen from. */
const pack = (cell: Cell, side: number): number => cell * 8 + shiftOf(side);

function looksOf(mat: MatId): readonly (readonly number[])[] {
  return MATS[mat].spaces.map(({ looks }) =>
    packed(looks.flatMap((look) => look.cells.map((cell) => pack(cell, SIDES.indexOf(look.side))))),
  );
}

const [split, nested] = MAT_IDS.map(looksOf);

/** Per space, all it sees: `entry >> 3` is the cell, `entry & 7` the shift of the side. */
export const LOOKS: Readonly<Record<MatId, readonly (readonly number[])[]>> = {
  split: present(split),
  nested: present(nested),
};

/** The same, asked for in a way that stays fast in a process that plays on both mats. */
export const looksFrom = (mat: MatId, space: Space): readonly number[] =>
  (mat === 'split' ? LOOKS.split : LOOKS.nested)[space] ?? [];

/** The fifth side: on none. */
export const NO_SIDE = 4;

/** How many different tools are on sides other than this one. */
function toolsBut(helper: number, sight: number): number {
  let seen = 0;
  for (let side = 0; side < 4; side++) {
    if (side !== helper) seen |= 1 << ((sight >> shiftOf(side)) & 3);
  }
  return ((seen >> 1) & 1) + ((seen >> 2) & 1) + ((seen >> 3) & 1);
}

/** O20, O22: three tools, or two and an own companion that stands for the third from a side of its own. */
const suffices = (helper: number, sight: number): boolean =>
  toolsBut(NO_SIDE, sight) === 3 || (helper !== NO_SIDE && toolsBut(helper, sight) >= 2);

/** 1 where a gem may be taken, by the companion's side × 256 + sight. */
export const SUFFICES: Uint8Array = Uint8Array.from({ length: 5 * 256 }, (_, index) =>
  suffices(index >> 8, index & 255) ? 1 : 0,
);

/** By sight, the tools that see the cell: compass 1, lamp 2, pickaxe 4. */
export const TOOLS_IN: Uint8Array = Uint8Array.from({ length: 256 }, (_, sight) =>
  [0, 1, 2, 3].reduce((tools, side) => tools | ((1 << ((sight >> shiftOf(side)) & 3)) >> 1), 0),
);

function sideOf(companion: MatCell | undefined, cell: MatCell): number {
  if (companion === undefined || companion.level !== cell.level || companion.cell === cell.cell) return NO_SIDE;
  if (companion.x === cell.x) return SIDES.indexOf(companion.y < cell.y ? 'north' : 'south');
  if (companion.y === cell.y) return SIDES.indexOf(companion.x < cell.x ? 'west' : 'east');
  return NO_SIDE;
}

const { cells } = MATS.split;

/** The side on which a companion lies as seen from a cell: by companion's cell × 67 + cell. In hand it lies nowhere. */
export const HELP: Uint8Array = Uint8Array.from({ length: (CELL_COUNT + 1) * CELL_COUNT }, (_, index) =>
  sideOf(cells[Math.floor(index / CELL_COUNT)], present(cells[index % CELL_COUNT])),
);

/** A table's entry. Apart from `at`, so that engines see one kind of array in each. */
export const entry = (table: Uint8Array, index: number): number => table[index] ?? 0;

/** O20, O22: whether a companion there helps this sight of the cell to be enough. */
export const isEnough = (companion: Cell, cell: Cell, sight: number): boolean =>
  entry(SUFFICES, (entry(HELP, companion * CELL_COUNT + cell) << 8) | sight) === 1;

/** Per companion's cell (and in hand), the cells it sees. */
export const COMPANION_SEES: readonly (readonly Cell[])[] = Array.from({ length: CELL_COUNT + 1 }, (_, companion) =>
  cells.map(({ cell }) => cell).filter((cell) => entry(HELP, companion * CELL_COUNT + cell) !== NO_SIDE),
);

/** A set of cells is three words of 24 bits: small integers everywhere, also where an engine has but 31 bits for them. */
export const SET_WORDS = 3;
export const SET_BITS = 24;
const WORD_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => Math.floor(cell / SET_BITS));
const BIT_OF = Int32Array.from({ length: CELL_COUNT }, (_, cell) => 1 << (cell % SET_BITS));
export const wordOf = (cell: Cell): number => WORD_OF[cell] ?? 0;
export const bitOf = (cell: Cell): number => BIT_OF[cell] ?? 0;

const setOf = (members: readonly Cell[]): number[] => {
  const words = [0, 0, 0];
  for (const cell of members) words[wordOf(cell)] = at(words, wordOf(cell)) | bitOf(cell);
  return words;
};

export const ALL_CELLS: readonly number[] = setOf(cells.map(({ cell }) => cell));

const viewsOf = (mat: MatId): readonly (readonly number[])[] =>
  LOOKS[mat].map((looks) => setOf(looks.map((look) => look >> 3)));
const SPLIT_VIEWS = viewsOf('split');
const NESTED_VIEWS = viewsOf('nested');

/** The set of all that a space sees. */
export const viewFrom = (mat: MatId, space: Space): readonly number[] =>
  (mat === 'split' ? SPLIT_VIEWS : NESTED_VIEWS)[space] ?? [];

/** Per companion's cell (and in hand), the set of cells it sees. */
export const COMPANION_VIEWS: readonly (readonly number[])[] = COMPANION_SEES.map(setOf);

/** What every cell sees, from the tools on the spaces alone. */
export function sightFrom(mat: MatId, toolAt: (space: Space) => number): number[] {
  const sight: number[] = Array(CELL_COUNT).fill(0);
  for (const [space, entries] of LOOKS[mat].entries()) {
    for (const entry of entries) sight[entry >> 3] = at(sight, entry >> 3) | (toolAt(space) << (entry & 7));
  }
  return sight;
}
