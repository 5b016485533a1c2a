// What each way to place a tool would bring at once and what it would open to the other seat, kept up to date cell by cell.

import { entry, HELP, NO_SIDE, type Position, SUFFICES } from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT, MATS, type MatId, SIDES } from '../../../games/ocelot/index.ts';

/** A way to place a tool: space × 4 + tool, where compass is 1, lamp 2 and pickaxe 3. */
export const WAYS = 160;

/** Parts of a block: gains of seat 0 and 1, what is opened to seat 0 and 1, and what each sees already. */
export const GAINS = 0;
export const OPENS = 2 * WAYS;
export const READY = 4 * WAYS;
export const BLOCK = READY + 2;

const PLACES = 16;

const enough = (helper: number, sight: number): boolean => entry(SUFFICES, (helper << 8) | sight) === 1;

/** The places (side × 4 + tool) on free sides of a cell for which the test holds once the tool lies there. */
function placesWhere(sight: number, test: (after: number) => boolean): number {
  let mask = 0;
  for (let place = 0; place < PLACES; place++) {
    const side = place >> 2;
    const tool = place & 3;
    if (tool === 0 || ((sight >> (2 * side)) & 3) !== 0) continue;
    if (test(sight | (tool << (2 * side)))) mask |= 1 << place;
  }
  return mask;
}

/** By helper's side × 256 + sight: the places that make the cell collectable. 0 where it is so already. */
const COMPLETES = Uint16Array.from({ length: (NO_SIDE + 1) << 8 }, (_, index) => {
  const helper = index >> 8;
  const sight = index & 255;
  return enough(helper, sight) ? 0 : placesWhere(sight, (after) => enough(helper, after));
});

const completes = (helper: number, sight: number): number => COMPLETES[(helper << 8) | sight] ?? 0;

/** Whether a seat could take the cell with its next token, or without one. */
const isOpenTo = (helper: number, sight: number): boolean => enough(helper, sight) || completes(helper, sight) !== 0;

/** By own helper × 5 + the other's, × 256 + sight: the places with which one opens the cell to the other for nothing. */
const GIVES = Uint16Array.from({ length: ((NO_SIDE + 1) ** 2) << 8 }, (_, index) => {
  const own = Math.floor((index >> 8) / (NO_SIDE + 1));
  const other = (index >> 8) % (NO_SIDE + 1);
  const sight = index & 255;
  if (isOpenTo(other, sight)) return 0;
  return placesWhere(sight, (after) => !enough(own, after) && isOpenTo(other, after));
});

/** Per cell and side, the space at that end, × 4. */
function endsOf(mat: MatId): Uint8Array {
  return Uint8Array.from(MATS[mat].cells.flatMap(({ ends }) => SIDES.map((side) => 4 * ends[side])));
}

const ENDS: Readonly<Record<MatId, Uint8Array>> = { split: endsOf('split'), nested: endsOf('nested') };

export interface Chances {
  /** Blocks, one for each ply of a search, so that taking a move back costs nothing. */
  readonly table: Int16Array;
  /** By seat × 67 + cell: what its token is worth to that seat. */
  readonly worth: Int16Array;
}

/** The side from which a seat's companion helps to see a cell. */
const helpFor = ({ companions }: Position, seat: number, cell: number): number =>
  entry(HELP, (companions[seat] ?? 0) * CELL_COUNT + cell);

/** Whether a seat sees enough of a cell already. */
export const sees = (position: Position, seat: number, cell: number): boolean =>
  enough(helpFor(position, seat, cell), position.sight[cell] ?? 0);

/** Adds a number to each way that would let a seat see enough of a cell. */
export function addToWays(position: Position, seat: number, cell: number, table: Int16Array, number: number): void {
  const places = completes(helpFor(position, seat, cell), position.sight[cell] ?? 0);
  if (places !== 0) spread(table, 0, ENDS[position.options.mat], cell, places, number);
}

const gives = (own: number, other: number, sight: number): number => GIVES[((own * 5 + other) << 8) | sight] ?? 0;

function shift(
  table: Int16Array,
  base: number,
  ends: Uint8Array,
  cell: number,
  before: number,
  after: number,
  worth: number,
): void {
  if (before === after) return;
  spread(table, base, ends, cell, before & ~after, -worth);
  spread(table, base, ends, cell, after & ~before, worth);
}

function spread(table: Int16Array, base: number, ends: Uint8Array, cell: number, places: number, worth: number): void {
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const way = base + entry(ends, 4 * cell + (place >> 2)) + (place & 3);
    table[way] = (table[way] ?? 0) + worth;
  }
}

/** Counts a cell out (sign −1) before anything about it changes, and in (sign 1) after. */
export function countCell(
  { table, worth }: Chances,
  block: number,
  position: Position,
  cell: number,
  sign: 1 | -1,
): void {
  if ((position.cells[cell] ?? 0) === 0) return;
  const sight = position.sight[cell] ?? 0;
  const help0 = helpFor(position, 0, cell);
  const help1 = helpFor(position, 1, cell);
  if (sight === 0 && help0 === NO_SIDE && help1 === NO_SIDE) return;
  const ends = ENDS[position.options.mat];
  const worth0 = sign * (worth[cell] ?? 0);
  const worth1 = sign * (worth[CELL_COUNT + cell] ?? 0);
  spread(table, block + GAINS, ends, cell, completes(help0, sight), worth0);
  spread(table, block + GAINS + WAYS, ends, cell, completes(help1, sight), worth1);
  spread(table, block + OPENS, ends, cell, gives(help1, help0, sight), worth0);
  spread(table, block + OPENS + WAYS, ends, cell, gives(help0, help1, sight), worth1);
  if (enough(help0, sight)) table[block + READY] = (table[block + READY] ?? 0) + worth0;
  if (enough(help1, sight)) table[block + READY + 1] = (table[block + READY + 1] ?? 0) + worth1;
}

/** A tool has come to see this cell: the same as counting it out and in again, but only what changed is written. */
export function recount(
  { table, worth }: Chances,
  block: number,
  position: Position,
  cell: number,
  before: number,
): void {
  if ((position.cells[cell] ?? 0) === 0) return;
  const after = position.sight[cell] ?? 0;
  const help0 = helpFor(position, 0, cell);
  const help1 = helpFor(position, 1, cell);
  const ends = ENDS[position.options.mat];
  const worth0 = worth[cell] ?? 0;
  const worth1 = worth[CELL_COUNT + cell] ?? 0;
  shift(table, block + GAINS, ends, cell, completes(help0, before), completes(help0, after), worth0);
  shift(table, block + GAINS + WAYS, ends, cell, completes(help1, before), completes(help1, after), worth1);
  shift(table, block + OPENS, ends, cell, gives(help1, help0, before), gives(help1, help0, after), worth0);
  shift(table, block + OPENS + WAYS, ends, cell, gives(help0, help1, before), gives(help0, help1, after), worth1);
  // More tools never see less.
  if (enough(help0, after) && !enough(help0, before)) table[block + READY] = (table[block + READY] ?? 0) + worth0;
  if (enough(help1, after) && !enough(help1, before)) {
    table[block + READY + 1] = (table[block + READY + 1] ?? 0) + worth1;
  }
}
