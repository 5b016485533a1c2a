// Exact tilings, all of them: the 6 x 10 pentomino rectangle, and the pairs of gallery and card of Out of Mine!, by us and by dancing-links.

import { CARDS } from '../../src/games/out-of-mine/content/cards.ts';
import { solutionCount } from '../../src/games/out-of-mine/content/difficulty.ts';
import { GALLERIES } from '../../src/games/out-of-mine/content/galleries.ts';
import { freshSupply, gallerySolver } from '../../src/games/out-of-mine/content/pairs.ts';
import { invariant, present } from '../../src/kit/invariant.ts';
import { findPolyomino, POLYOMINO_NAMES } from '../../src/solver/polyominoes.ts';
import { createSolver } from '../../src/solver/solver.ts';
import type { Benchmark } from '../benchmark.ts';
import { countMinePair, countPentominoes } from '../covers.ts';

const RECTANGLE = Array.from({ length: 60 }, (_, i) => ({ x: i % 10, y: Math.floor(i / 10) }));
const PENTOMINOES = POLYOMINO_NAMES.filter((name) => name.endsWith('5')).map((name) => ({
  name,
  cells: findPolyomino(name) ?? [],
}));

interface Pair {
  readonly gallery: number;
  readonly card: number;
}

const ALL_PAIRS: readonly Pair[] = GALLERIES.flatMap((_, gallery) => CARDS.map((_, card) => ({ gallery, card })));
/** Every gallery twice and every card once. */
const SAMPLE: readonly Pair[] = CARDS.map((_, i) => ({
  gallery: i % GALLERIES.length,
  card: (i * 13 + 5) % CARDS.length,
}));

/** Lists every solution, set-up included. */
function pentominoes(): number {
  let solutions = 0;
  for (const _ of createSolver(RECTANGLE, PENTOMINOES).all({ counts: PENTOMINOES.map(() => 1) })) solutions++;
  invariant(solutions === 9356, '9356 solutions');
  return solutions;
}

/** Visits every solution of every pair, set-up of the galleries included. */
function minePairs(): number {
  const solvers = GALLERIES.map(({ spaces }) => gallerySolver(spaces));
  let solutions = 0;
  for (const { gallery, card } of ALL_PAIRS) {
    const search = present(solvers[gallery]).search(freshSupply(present(CARDS[card])));
    while (search.next()) solutions++;
  }
  return solutions;
}

const times = (count: number, work: () => number): number => {
  let done = 0;
  for (let i = 0; i < count; i++) done += work();
  return done;
};

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'pentomino 6x10: grotto',
    unit: 'solutions',
    run: (count) => times(count, pentominoes),
    target: { against: 'pentomino 6x10: dancing-links', ratio: 10 },
  },
  {
    name: 'pentomino 6x10: dancing-links',
    unit: 'solutions',
    run: (count) => times(count, () => countPentominoes(RECTANGLE, PENTOMINOES)),
  },
  {
    name: 'mine pairs: grotto',
    unit: 'solutions',
    run: (count) => times(count, minePairs),
    target: { against: 'mine pairs: dancing-links', ratio: 10 },
  },
  {
    name: 'mine pairs: dancing-links',
    unit: 'solutions',
    run: (count) => times(count, () => SAMPLE.reduce((sum, pair) => sum + countMinePair(pair.gallery, pair.card), 0)),
  },
];

/** Both count the same: the committed numbers of solutions. */
export function check(): void {
  for (const { gallery, card } of SAMPLE.slice(0, 10)) {
    const expected = solutionCount(gallery, card);
    invariant(
      countMinePair(gallery, card) === expected,
      `dancing-links finds ${expected} solutions of ${gallery}, ${card}`,
    );
  }
}
