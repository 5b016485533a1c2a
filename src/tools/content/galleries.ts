// M3, M6, M7: generates the galleries. The same seed gives the same galleries; their names are given by hand after a look at them.

import { CARDS } from '../../games/out-of-mine/content/cards.ts';
import type { GalleryDrawing } from '../../games/out-of-mine/content/gallery-drawings.ts';
import { freshSupply, gallerySolver } from '../../games/out-of-mine/content/pairs.ts';
import { invariant, present } from '../../kit/invariant.ts';
import { type Rng, seededRng } from '../../kit/rng.ts';
import { type Cell, freeKey, normalised, orientations } from '../../solver/polyomino.ts';
import { beauty, featuresOf, KINDS, type Kind, kindOf } from './beauty.ts';
import { dig } from './dig.ts';
import { elfPlaces, elfTrios } from './elves.ts';
import { Grid } from './grid.ts';

const SEED = 'out of mine';
const ATTEMPTS = 20_000;
const OF_EACH_KIND = 5;
/** Two galleries laid on each other in the best way share at most so many spaces. */
const MOST_ALIKE = 14;
/** A card is no puzzle for a race when its gallery can be filled in fewer ways than this. */
const FEWEST_SOLUTIONS = 10;

export function generateGalleries(names: readonly string[], seed = SEED): readonly GalleryDrawing[] {
  const rng = seededRng(seed);
  const candidates = digMany(rng);
  const chosen = choose(candidates);
  const trios = elfTrios(rng);
  return chosen.map((grid, i) => ({
    name: present(names[i], `name ${i}`),
    drawing: drawWithElves(grid, elfPlaces(rng, grid), present(trios[i])),
  }));
}

/** All good galleries by kind, the handsomest first, no two the same. */
function digMany(rng: Rng): ReadonlyMap<Kind, readonly Grid[]> {
  const seen = new Set<string>();
  const found = new Map(KINDS.map((kind): [Kind, { grid: Grid; score: number }[]] => [kind, []]));
  for (let i = 0; i < ATTEMPTS; i++) {
    const dug = dig(rng);
    if (!dug) continue;
    const features = featuresOf(dug);
    const kind = kindOf(features);
    const key = freeKey(dug.cells);
    if (!kind || seen.has(key)) continue;
    seen.add(key);
    const grid = new Grid(features.width, features.height, normalised(dug.cells));
    found.get(kind)?.push({ grid, score: beauty(features) });
  }
  return new Map(
    [...found].map(([kind, grids]) => [kind, grids.toSorted((a, b) => b.score - a.score).map(({ grid }) => grid)]),
  );
}

/** Kind by kind in turn, so that the two sides of a board differ; each unlike all before it and good for every card. */
function choose(candidates: ReadonlyMap<Kind, readonly Grid[]>): readonly Grid[] {
  const chosen: Grid[] = [];
  const next = new Map<Kind, number>();
  for (let i = 0; i < OF_EACH_KIND * KINDS.length; i++) {
    const kind = present(KINDS[i % KINDS.length]);
    const grids = candidates.get(kind) ?? [];
    let at = next.get(kind) ?? 0;
    while (at < grids.length && !isGood(present(grids[at]), chosen)) at++;
    invariant(at < grids.length, `enough galleries with ${kind}`);
    chosen.push(present(grids[at]));
    next.set(kind, at + 1);
  }
  return chosen;
}

function isGood(grid: Grid, chosen: readonly Grid[]): boolean {
  if (chosen.some((other) => likeness(grid.cells, other.cells) > MOST_ALIKE)) return false;
  const solver = gallerySolver(grid.cells);
  return CARDS.every((card) => {
    const search = solver.search(freshSupply(card));
    for (let i = 0; i < FEWEST_SOLUTIONS; i++) if (!search.next()) return false;
    return true;
  });
}

/** How many spaces two galleries share when laid on each other in the best way. */
export function likeness(a: readonly Cell[], b: readonly Cell[]): number {
  const spaces = new Set(a.map(({ x, y }) => `${x},${y}`));
  let most = 0;
  for (const { cells } of orientations(b)) {
    for (let dy = -3; dy <= 3; dy++) {
      for (let dx = -3; dx <= 3; dx++) {
        most = Math.max(most, cells.filter(({ x, y }) => spaces.has(`${x + dx},${y + dy}`)).length);
      }
    }
  }
  return most;
}

/** Within a rim of rock, as `readDrawing` reads it. */
function drawWithElves(grid: Grid, places: readonly Cell[], initials: readonly string[]): string {
  const rows: string[] = [];
  for (let y = -1; y <= grid.height; y++) {
    let row = '';
    for (let x = -1; x <= grid.width; x++) {
      const elf = places.findIndex((place) => place.x === x && place.y === y);
      row += elf >= 0 ? present(initials[elf]) : grid.has({ x, y }) ? '.' : '#';
    }
    rows.push(row);
  }
  return rows.join('\n');
}
