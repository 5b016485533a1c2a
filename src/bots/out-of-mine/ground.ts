// A gallery as bots see it: spaces as bits of one number, and every way to lay a shape there as a mask.

import { GALLERIES } from '../../games/out-of-mine/content/galleries.ts';
import { SHAPE_PIECES, solverOf } from '../../games/out-of-mine/content/pairs.ts';
import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import { COLOURS, type Gallery, SHAPES } from '../../games/out-of-mine/content/types.ts';
import { coveredCells, type LaidTile, tileOrientations } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { cellsKey, oriented } from '../../solver/polyomino.ts';
import type { Solver } from '../../solver/solver.ts';

/** Place i of the gallery's spaces is bit i. Shapes are counted as in SHAPES, ways as in the solver's placements. */
export interface Ground {
  readonly gallery: Gallery;
  readonly solver: Solver;
  /** By way: the spaces it covers, and its shape. */
  readonly masks: Int32Array;
  readonly shapes: Uint16Array;
  /** By shape: its ways. */
  readonly waysOf: readonly (readonly number[])[];
  /** By space: the spaces beside it. */
  readonly near: readonly number[];
}

export const FULL = 2 ** 20 - 1;

/** By shape: its colour's place in COLOURS. Colour i covers i + 1 spaces. */
export const COLOUR_OF: readonly number[] = SHAPE_PIECES.map(({ cells }) => cells.length - 1);

/** By tile: its shape's place in SHAPES. */
export const SHAPE_OF: readonly number[] = TILES.map(({ shape }) => SHAPES.indexOf(shape));

const grounds: Ground[] = [];

export function groundOf(gallery: number): Ground {
  grounds[gallery] ??= prepare(gallery);
  return present(grounds[gallery]);
}

function prepare(number: number): Ground {
  const gallery = present(GALLERIES[number], `gallery ${number}`);
  const solver = solverOf(number);
  const { placements } = solver.board;
  return {
    gallery,
    solver,
    masks: Int32Array.from(placements, ({ cells }) => cells.reduce((mask, place) => mask | (1 << place), 0)),
    shapes: Uint16Array.from(placements, ({ piece }) => piece),
    waysOf: SHAPES.map((_, shape) => placements.flatMap(({ piece }, way) => (piece === shape ? [way] : []))),
    near: gallery.spaces.map(({ x, y }) =>
      gallery.spaces.reduce(
        (mask, other, place) => (Math.abs(other.x - x) + Math.abs(other.y - y) === 1 ? mask | (1 << place) : mask),
        0,
      ),
    ),
  };
}

/** The spaces under a laid tile; what reaches over the edge is left out. */
export function spacesUnder({ gallery }: Ground, laid: LaidTile): number {
  let mask = 0;
  for (const cell of coveredCells(laid.tile, laid)) {
    const place = gallery.spaces.findIndex(({ x, y }) => x === cell.x && y === cell.y);
    if (place >= 0) mask |= 1 << place;
  }
  return mask;
}

/** Every look that a tile can have when it lies this way: turned, and perhaps on its face. */
export function looksOf({ solver }: Ground, way: number, tile: number): readonly LaidTile[] {
  const { piece, x, y, rotation, flipped } = present(solver.board.placements[way], `way ${way}`);
  const key = cellsKey(oriented(present(SHAPE_PIECES[piece]).cells, rotation, flipped));
  return tileOrientations(tile).flatMap((look) =>
    cellsKey(look.cells) === key ? [{ tile, x, y, rotation: look.rotation, flipped: look.flipped }] : [],
  );
}

export function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The parts into which spaces fall that hang together. */
export function partsOf({ near }: Ground, spaces: number): readonly number[] {
  const parts: number[] = [];
  let rest = spaces;
  while (rest !== 0) {
    let part = rest & -rest;
    for (let edge = part; edge !== 0; ) {
      const reached = (near[31 - Math.clz32(edge & -edge)] ?? 0) & rest & ~part;
      edge = (edge & (edge - 1)) | reached;
      part |= reached;
    }
    parts.push(part);
    rest &= ~part;
  }
  return parts;
}

export const demandsOf = (need: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(COLOURS.map((colour, i) => [colour, need[i] ?? 0]));
