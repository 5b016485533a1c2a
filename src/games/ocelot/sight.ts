// Who sees what, as tables made once for each mat (O20–O24).

import { present } from '../../kit/invariant.ts';
import { at } from './codes.ts';
import { CELL_COUNT, MATS, type MatCell, SIDES } from './mats.ts';
import { type Cell, MAT_IDS, type MatId, type Space } from './types.ts';

/** Bits of sight towards a side: two each, north lowest. */
export const shiftOf = (side: number): number => 2 * side;

/** A cell seen from a space, in one number: the cell × 8, and the shift of the side it is seen from. */
const pack = (cell: Cell, side: number): number => cell * 8 + shiftOf(side);

function looksOf(mat: MatId): readonly (readonly number[])[] {
  return MATS[mat].spaces.map(({ looks }) =>
    looks.flatMap((look) => look.cells.map((cell) => pack(cell, SIDES.indexOf(look.side)))),
  );
}

const [split, nested] = MAT_IDS.map(looksOf);

/** Per space, all it sees: `entry >> 3` is the cell, `entry & 7` the shift of the side. */
export const LOOKS: Readonly<Record<MatId, readonly (readonly number[])[]>> = {
  split: present(split),
  nested: present(nested),
};

/** The fifth side: on none. */
export const NO_SIDE = 4;

/** Whether `sight`, helped by an own companion on `helper`, has three different tools on three different sides. */
function suffices(helper: number, sight: number): boolean {
  const tools = new Set<number>();
  for (let side = 0; side < 4; side++) {
    const tool = (sight >> shiftOf(side)) & 3;
    if (tool !== 0 && side !== helper) tools.add(tool);
  }
  // O22: the companion stands for the tool that is missing, from a side of its own.
  return tools.size >= (helper === NO_SIDE ? 3 : 2);
}

/** O20, O22: 1 where a gem may be taken, by helper's side × 256 + sight. A companion never makes things worse. */
export const SUFFICES: readonly number[] = Array.from({ length: 5 * 256 }, (_, index) => {
  const sight = index & 255;
  return suffices(NO_SIDE, sight) || suffices(index >> 8, sight) ? 1 : 0;
});

function sideOf(companion: MatCell | undefined, cell: MatCell): number {
  if (companion === undefined || companion.level !== cell.level || companion.cell === cell.cell) return NO_SIDE;
  if (companion.x === cell.x) return SIDES.indexOf(companion.y < cell.y ? 'north' : 'south');
  if (companion.y === cell.y) return SIDES.indexOf(companion.x < cell.x ? 'west' : 'east');
  return NO_SIDE;
}

const { cells } = MATS.split;

/** Where a companion lies as seen from a cell, × 256: by companion's cell × 67 + cell. In hand it lies nowhere. */
export const HELP: readonly number[] = Array.from(
  { length: (CELL_COUNT + 1) * CELL_COUNT },
  (_, index) => 256 * sideOf(cells[Math.floor(index / CELL_COUNT)], present(cells[index % CELL_COUNT])),
);

/** Per companion's cell (and in hand), the cells it sees. */
export const COMPANION_SEES: readonly (readonly Cell[])[] = Array.from({ length: CELL_COUNT + 1 }, (_, companion) =>
  cells.map(({ cell }) => cell).filter((cell) => at(HELP, companion * CELL_COUNT + cell) !== 256 * NO_SIDE),
);

/** A set of cells is three words of 23 bits: small integers everywhere, even where the engine has 31 bits for them. */
export const wordOf = (cell: Cell): number => cell % 3;
export const bitOf = (cell: Cell): number => at(BITS, cell);

const BITS: readonly number[] = Array.from({ length: CELL_COUNT + 1 }, (_, cell) => 1 << Math.floor(cell / 3));

/** What every cell sees, from the tools on the spaces alone. */
export function sightFrom(mat: MatId, toolAt: (space: Space) => number): number[] {
  const sight: number[] = Array(CELL_COUNT).fill(0);
  for (const [space, entries] of LOOKS[mat].entries()) {
    for (const entry of entries) sight[entry >> 3] = at(sight, entry >> 3) | (toolAt(space) << (entry & 7));
  }
  return sight;
}
