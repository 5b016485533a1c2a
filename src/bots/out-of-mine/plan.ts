// Whole plans: ways to fill the gallery, out of which the one worth most is taken.

import { SHAPE_PIECES } from '../../games/out-of-mine/content/pairs.ts';
import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import { COLOURS } from '../../games/out-of-mine/content/types.ts';
import { seatCard } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng, unit } from '../../kit/rng.ts';
import { orientations } from '../../solver/polyomino.ts';
import type { Supply } from '../../solver/puzzle.ts';
import type { Bench } from './bench.ts';
import { COLOUR_OF, type Ground, SHAPE_OF } from './ground.ts';
import { turnsOf } from './hands.ts';
import type { Planner } from './levels.ts';

/** Seconds that a point is worth, that a turn takes, and that are lost when a planned tile is snatched away. */
const POINT = 5;
const TURN = 0.35;
const SNATCHED = 3;

/** The ways to lay what is missing. */
export type Plan = readonly number[];

export interface Search {
  readonly supply: Supply;
  /** By way: what it is worth, in seconds. */
  readonly worth: Float64Array;
  readonly plans: number;
  /** A shape that has to be among them. */
  readonly using?: number;
}

/** The best of the first so many plans; where a shape must be used, the search goes on until one does. */
export function bestPlan({ solver, shapes }: Ground, { supply, worth, plans, using }: Search): Plan | undefined {
  const search = solver.search(supply);
  let best: number[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let seen = 0; (seen < plans || best === undefined) && search.next(); seen++) {
    const length = search.length();
    let sum = 0;
    let uses = using === undefined;
    for (let i = 0; i < length; i++) {
      const way = search.laid[i] ?? 0;
      sum += worth[way] ?? 0;
      uses ||= shapes[way] === using;
    }
    if (!uses || sum <= most) continue;
    most = sum;
    best = Array.from(search.laid.subarray(0, length));
  }
  return best;
}

/** By shape: how likely somebody else takes the last one of it, roughly. */
export function rivalry({ state, seat, counts }: Bench): readonly number[] {
  const wanted = COLOURS.map(() => 0);
  for (const [other, table] of state.seats.entries()) {
    if (other === seat || !table.mining) continue;
    for (const [colour, count] of seatCard(table).mix.entries()) wanted[colour] = (wanted[colour] ?? 0) + count;
    const held = [...table.laid.map(({ tile }) => tile), ...(table.hand === undefined ? [] : [table.hand])];
    for (const tile of held) {
      const colour = present(COLOUR_OF[present(SHAPE_OF[tile])]);
      wanted[colour] = (wanted[colour] ?? 0) - 1;
    }
  }
  const there = COLOURS.map((_, colour) =>
    counts.reduce((sum, count, shape) => sum + (COLOUR_OF[shape] === colour ? count : 0), 0),
  );
  return counts.map((count, shape) => {
    const colour = COLOUR_OF[shape] ?? 0;
    if (count === 0 || (there[colour] ?? 0) === 0) return 0;
    return Math.min(1, Math.max(0, wanted[colour] ?? 0) / (there[colour] ?? 1)) ** count;
  });
}

/** By way: what a level thinks it is worth, in seconds. Its whims hold for the whole round. */
export function worths(bench: Bench, { care, whim }: Planner, mood: string): Float64Array {
  const { ground, counts, state } = bench;
  const taste = seededRng(mood);
  const rivals = care === 'all' ? rivalry(bench) : undefined;
  const finds = care === 'all' && state.options.finds ? findGains(bench) : undefined;
  const elves = care === 'all' && state.options.elves ? ground.gallery.elves : [];
  return Float64Array.from(ground.solver.board.placements, (placement, way) => {
    const shape = placement.piece;
    let worth = whim * (unit(taste) - 0.5) - TURN * turnsOf(placement);
    if (care === 'common') worth -= 1 / Math.max(1, counts[shape] ?? 1);
    if (rivals !== undefined) worth -= SNATCHED * (rivals[shape] ?? 0);
    if (finds !== undefined && !placement.flipped) worth += POINT * (finds[shape] ?? 0);
    for (const elf of elves) {
      const isContent = ((ground.masks[way] ?? 0) >> elf.space) & 1 && COLOURS[COLOUR_OF[shape] ?? 0] === elf.colour;
      if (isContent) worth += POINT;
    }
    return worth;
  });
}

/** Shapes that cover the same spaces when turned over: they may always lie on their face. */
const MAY_HIDE: readonly boolean[] = SHAPE_PIECES.map(({ cells }) =>
  orientations(cells).every(({ flipped }) => !flipped),
);

/** By shape: the points that the best tile to be had brings by its find, where it lies face up, or could. */
function findGains({ state, table }: Bench): readonly number[] {
  const tiles = [...state.supply, ...(table.hand === undefined ? [] : [table.hand])];
  return SHAPE_PIECES.map((_, shape) => {
    const each = tiles.filter((tile) => SHAPE_OF[tile] === shape).map((tile) => findPoints(table, tile));
    const face = Math.max(...each, MAY_HIDE[shape] && each.length > 0 ? 0 : Number.NEGATIVE_INFINITY);
    return Number.isFinite(face) ? face : 0;
  });
}

/** M26: what a tile's find brings where it is seen. */
export function findPoints(table: Bench['table'], tile: number): number {
  const { wanted, unwanted } = seatCard(table);
  const kind = TILES[tile]?.find?.kind;
  if (kind === wanted.find) return wanted.points;
  return kind === unwanted.find ? unwanted.points : 0;
}
