// M1, M8: the 69 crystal tiles, and the shapes they are cut in.

import { present } from '../../../kit/invariant.ts';
import { polyomino } from '../../../solver/polyominoes.ts';
import { COLOURS, type Colour, FINDS, type Find, type Point, SHAPES, type Shape, type Tile } from './types.ts';

/** M1: how many tiles there are of each shape. */
export const SHAPE_COUNTS: Readonly<Record<Shape, number>> = {
  I1: 12,
  I2: 16,
  I3: 8,
  L3: 8,
  I4: 3,
  O4: 3,
  T4: 3,
  L4: 3,
  S4: 3,
  F5: 1,
  L5: 1,
  N5: 1,
  P5: 1,
  T5: 1,
  U5: 1,
  V5: 1,
  W5: 1,
  Y5: 1,
  Z5: 1,
};

/**
 * M8: the finds on the first tiles of a shape, as the initial of the find and the cell it lies on. The later tiles of the shape are plain.
 * Every colour but yellow carries each find twice, so no colour is the one to hunt for.
 */
const FINDS_ON: Readonly<Partial<Record<Shape, string>>> = {
  I2: 'g0 s1 w0 r1 g1 s0 w1 r0',
  I3: 'g0 s1 w2 r1',
  L3: 'g0 s1 w2 r0',
  I4: 'g1 w0',
  O4: 's0',
  T4: 'r1 g3',
  L4: 's2 w3',
  S4: 'r0',
  F5: 'g2',
  L5: 'w0',
  N5: 's4',
  P5: 'r3',
  T5: 'w4',
  V5: 's2',
  W5: 'g4',
  Y5: 'r0',
};

/** The shape's cells in its own order, which is the reading order of the tile lying face up and not turned. */
export function shapeCells(shape: Shape): readonly Point[] {
  return polyomino(shape);
}

/** Colour i covers i + 1 spaces. */
export function shapeColour(shape: Shape): Colour {
  return present(COLOURS[shapeCells(shape).length - 1], 'colour');
}

/** All tiles, in the order of COLOURS and then of SHAPES. A tile's number is its place here. */
export const TILES: readonly Tile[] = SHAPES.flatMap((shape) => {
  const finds = FINDS_ON[shape]?.split(' ') ?? [];
  return Array.from({ length: SHAPE_COUNTS[shape] }, (_, i): Tile => {
    const tile = { colour: shapeColour(shape), shape };
    const find = finds[i];
    return find === undefined ? tile : { ...tile, find: { kind: findNamed(find[0]), cell: Number(find[1]) } };
  });
});

function findNamed(initial: string | undefined): Find {
  return present(
    FINDS.find((find) => find[0] === initial),
    `find ${initial}`,
  );
}
