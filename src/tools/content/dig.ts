// Digs a gallery: a few motifs, corridors between them, dead ends until 20 spaces are dug; some are mirrored halves.

import { below, pick, type Rng, shuffled } from '../../kit/rng.ts';
import { type Cell, drawnCells, isConnected, oriented, ROTATIONS } from '../../solver/polyomino.ts';
import { Grid, plus, STEPS } from './grid.ts';

export const SPACES = 20;

/** What miners leave behind: chambers, halls, rings around a pillar, crossings, stairs. */
const MOTIFS: readonly (readonly string[])[] = [
  ['..', '..'],
  ['..', '..'],
  ['...', '...'],
  ['...', '.#.', '...'],
  ['....', '.##.', '....'],
  ['...', '.#.', '.#.', '...'],
  ['#.#', '...', '#.#'],
  ['...', '#.#', '#.#'],
  ['.....'],
  ['..#', '#..'],
  ['..##', '#..#', '##..'],
  ['....', '.###', '....'],
];

const FRAMES = [
  [7, 6],
  [7, 6],
  [7, 5],
  [6, 6],
  [6, 5],
] as const;

/** One attempt; undefined when it came to nothing. */
export function dig(rng: Rng): Grid | undefined {
  const [width, height] = pick(rng, FRAMES);
  const style = pick(rng, ['free', 'free', 'mirror', 'turn'] as const);
  const grid = new Grid(width, height);
  const motifs = style === 'free' ? 2 + below(rng, 2) : 1;
  for (let i = 0; i < motifs; i++) stampMotif(rng, grid);
  if (!connect(rng, grid)) return undefined;
  if (style === 'free') {
    while (grid.size < SPACES) if (!extend(rng, grid, SPACES - grid.size)) return undefined;
  } else {
    const image = (cell: Cell): Cell =>
      style === 'mirror' ? { x: width - 1 - cell.x, y: cell.y } : { x: width - 1 - cell.x, y: height - 1 - cell.y };
    for (let i = below(rng, 4); i > 0; i--) extend(rng, grid, 4);
    for (const cell of grid.cells) grid.dig(image(cell));
    if (!connect(rng, grid)) return undefined;
    for (const cell of grid.cells) grid.dig(image(cell));
  }
  return grid.size === SPACES && isConnected(grid.cells) ? grid : undefined;
}

/** Digs a motif, turned anyhow, where it touches nothing that is dug already; not at all if it is hard to find such a place. */
function stampMotif(rng: Rng, grid: Grid): void {
  const motif = oriented(drawnCells(pick(rng, MOTIFS), '.'), pick(rng, ROTATIONS), below(rng, 2) === 1);
  for (let attempt = 0; attempt < 20; attempt++) {
    const corner = { x: below(rng, grid.width), y: below(rng, grid.height) };
    const cells = motif.map((cell) => plus(cell, corner));
    const fits = cells.every((cell) => grid.holds(cell) && !grid.has(cell) && grid.near(cell).length === 0);
    if (!fits) continue;
    for (const cell of cells) grid.dig(cell);
    return;
  }
}

/** Joins the parts by shortest corridors, chosen at random among equals. */
function connect(rng: Rng, grid: Grid): boolean {
  for (let attempt = 0; attempt < 4; attempt++) {
    const [start] = grid.cells;
    if (!start) return false;
    const part = reach(grid, start);
    if (part.size === grid.size) return true;
    const path = corridor(rng, grid, part);
    if (!path) return false;
    for (const cell of path) grid.dig(cell);
  }
  return false;
}

const name = ({ x, y }: Cell): string => `${x},${y}`;

function reach(grid: Grid, start: Cell): ReadonlyMap<string, Cell> {
  const seen = new Map([[name(start), start]]);
  for (const cell of seen.values())
    for (const near of grid.near(cell)) seen.set(name(near), seen.get(name(near)) ?? near);
  return seen;
}

/** A shortest way through the rock from this part to another one. */
function corridor(rng: Rng, grid: Grid, part: ReadonlyMap<string, Cell>): readonly Cell[] | undefined {
  const from = new Map<string, Cell | undefined>([...part.keys()].map((key) => [key, undefined]));
  const queue = shuffled(rng, [...part.values()]);
  for (const cell of queue) {
    if (grid.has(cell) && !part.has(name(cell))) {
      const path: Cell[] = [];
      for (let at = from.get(name(cell)); at && !part.has(name(at)); at = from.get(name(at))) path.push(at);
      return path;
    }
    for (const step of shuffled(rng, STEPS)) {
      const next = plus(cell, step);
      if (!grid.holds(next) || from.has(name(next))) continue;
      from.set(name(next), cell);
      queue.push(next);
    }
  }
  return undefined;
}

/** Digs a straight dead end of two to four spaces, at most `most`, that touches the gallery at its start only. */
function extend(rng: Rng, grid: Grid, most: number): boolean {
  const length = Math.min(most, 2 + below(rng, 3));
  for (const start of shuffled(rng, grid.cells)) {
    for (const step of shuffled(rng, STEPS)) {
      const arm: Cell[] = [];
      let cell = plus(start, step);
      while (
        arm.length < length &&
        grid.holds(cell) &&
        !grid.has(cell) &&
        grid.near(cell).length === (arm.length ? 0 : 1)
      ) {
        arm.push(cell);
        cell = plus(cell, step);
      }
      if (arm.length < length) continue;
      for (const dug of arm) grid.dig(dug);
      return true;
    }
  }
  return false;
}
