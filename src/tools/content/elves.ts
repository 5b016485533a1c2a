// M7: puts three elves into the rock of a gallery, far from each other and each beside exactly one space.

import { COLOURS } from '../../games/out-of-mine/content/types.ts';
import { present } from '../../kit/invariant.ts';
import { type Rng, shuffled } from '../../kit/rng.ts';
import type { Cell } from '../../solver/polyomino.ts';
import type { Grid } from './grid.ts';

const INITIALS = COLOURS.map((colour) => present(colour[0]));

/** All ten choices of three colours out of five, twice: each colour twelve times. */
export function elfTrios(rng: Rng): readonly (readonly string[])[] {
  const trios = INITIALS.flatMap((a, i) =>
    INITIALS.slice(i + 1).flatMap((b, j) => INITIALS.slice(i + j + 2).map((c) => [a, b, c])),
  );
  return [...shuffled(rng, trios), ...shuffled(rng, trios)].map((trio) => shuffled(rng, trio));
}

/** The three places that are farthest apart, the first of equals in a shuffled order. */
export function elfPlaces(rng: Rng, grid: Grid): readonly Cell[] {
  const places: Cell[] = [];
  for (let y = -1; y <= grid.height; y++) {
    for (let x = -1; x <= grid.width; x++) {
      if (!grid.has({ x, y }) && grid.near({ x, y }).length === 1) places.push({ x, y });
    }
  }
  const order = shuffled(rng, places);
  const triples = order.flatMap((a, i) =>
    order
      .slice(i + 1)
      .flatMap((b, j) => order.slice(i + j + 2).map((c) => ({ cells: [a, b, c], apart: apart(a, b, c) }))),
  );
  return triples.reduce((best, triple) => (triple.apart > best.apart ? triple : best)).cells;
}

const distance = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
const apart = (a: Cell, b: Cell, c: Cell): number => Math.min(distance(a, b), distance(b, c), distance(a, c));
