// What makes a gallery handsome, in numbers: what kind of mine it is, and how much better it looks than another of its kind.

import type { Cell } from '../../solver/polyomino.ts';
import { allOrientations, cellsKey, normalised } from '../../solver/polyomino.ts';
import type { Grid } from './grid.ts';

export const KINDS = ['loops', 'chambers', 'forks', 'symmetric'] as const;
/** What a gallery is remembered for: ways around the rock, wide rooms, branching corridors, or its regular plan. */
export type Kind = (typeof KINDS)[number];

export interface Features {
  /** Squares of two by two spaces: chambers, and blobs when there are many. */
  readonly squares: number;
  /** Ways around a rock. */
  readonly loops: number;
  readonly deadEnds: number;
  readonly junctions: number;
  /** Dead ends of one space: warts rather than corridors. */
  readonly warts: number;
  /** Spaces that touch at a corner only: they look joined and are not. */
  readonly pinches: number;
  /** Symmetries besides doing nothing. */
  readonly symmetries: number;
  readonly longest: number;
  readonly width: number;
  readonly height: number;
}

export function featuresOf(grid: Grid): Features {
  const cells = grid.cells;
  const at = (x: number, y: number): boolean => grid.has({ x, y });
  const degrees = cells.map((cell) => grid.near(cell).length);
  const squares = cells.filter(({ x, y }) => at(x + 1, y) && at(x, y + 1) && at(x + 1, y + 1)).length;
  const edges = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
  const key = cellsKey(normalised(cells));
  const corner = normalised(cells);
  return {
    squares,
    loops: edges - cells.length + 1 - squares,
    deadEnds: degrees.filter((degree) => degree === 1).length,
    junctions: degrees.filter((degree) => degree >= 3).length,
    warts: cells.filter((cell) => {
      const near = grid.near(cell);
      return near.length === 1 && near.every((other) => grid.near(other).length >= 3);
    }).length,
    pinches: cells.filter(
      ({ x, y }) =>
        (at(x + 1, y + 1) && !at(x + 1, y) && !at(x, y + 1)) || (at(x - 1, y + 1) && !at(x - 1, y) && !at(x, y + 1)),
    ).length,
    symmetries: allOrientations(cells).filter((image) => cellsKey(image.cells) === key).length - 1,
    longest: Math.max(...cells.map((cell) => Math.max(run(grid, cell, 1, 0), run(grid, cell, 0, 1)))),
    width: Math.max(...corner.map(({ x }) => x)) + 1,
    height: Math.max(...corner.map(({ y }) => y)) + 1,
  };
}

function run(grid: Grid, { x, y }: Cell, dx: number, dy: number): number {
  let length = 0;
  while (grid.has({ x: x + length * dx, y: y + length * dy })) length++;
  return length;
}

/** Undefined for what no miner would be proud of. */
export function kindOf(features: Features): Kind | undefined {
  const { squares, loops, junctions, pinches, warts, symmetries, width, height } = features;
  if (pinches > 1 || warts > 1 || squares > 5 || loops > 2 || width * height < 30) return undefined;
  if (symmetries > 0) return 'symmetric';
  if (loops > 0) return 'loops';
  if (squares >= 2) return 'chambers';
  return junctions >= 2 ? 'forks' : undefined;
}

/** Higher is handsomer. Only galleries of one kind are compared. */
export function beauty({
  squares,
  loops,
  deadEnds,
  pinches,
  warts,
  longest,
  junctions,
  width,
  height,
}: Features): number {
  const ends = 3 - Math.abs(deadEnds - 3);
  const corridor = longest >= 4 && longest <= 6 ? 2 : 0;
  const rooms = squares >= 1 && squares <= 4 ? 2 : 0;
  return (
    ends +
    corridor +
    rooms +
    2 * Math.min(loops, 2) +
    Math.min(junctions, 4) / 2 +
    (width * height) / 14 -
    3 * (pinches + warts)
  );
}
