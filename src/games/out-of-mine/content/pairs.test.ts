import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { difficulty, solutionCount } from './difficulty.ts';
import { GALLERIES } from './galleries.ts';
import { FULL_SUPPLY, freshSupply, SHAPE_PIECES, solverOf } from './pairs.ts';
import { shapeColour } from './tiles.ts';
import { COLOURS, SHAPES } from './types.ts';

const pairs = GALLERIES.flatMap((_, gallery) => CARDS.map((card, number) => ({ gallery, card, number })));

describe('pairs of gallery and card', () => {
  test('[M6] all 800 can be filled completely with the full supply', () => {
    expect(pairs).toHaveLength(800);
    for (const { gallery, card } of pairs) {
      const solution = solverOf(gallery).first(freshSupply(card)) ?? [];
      const spaces = solution.flatMap((placement) => placement.cells);
      expect(spaces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
      const used = COLOURS.map(
        (colour) => solution.filter(({ piece }) => SHAPE_PIECES[piece]?.group === colour).length,
      );
      expect(used).toEqual(card.mix);
      const left = FULL_SUPPLY.map((count, shape) => count - solution.filter(({ piece }) => piece === shape).length);
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    }
  });

  test('[M6] a sample of the stored numbers of solutions is right', () => {
    for (const { gallery, card, number } of pairs.filter((_, i) => i % 37 === 0)) {
      expect(solverOf(gallery).count(freshSupply(card))).toBe(solutionCount(gallery, number));
    }
  });

  test('[M6] a fifth of all pairs is of each difficulty, and harder pairs have fewer solutions', () => {
    const levels = pairs.map(({ gallery, number }) => difficulty(gallery, number));
    for (const level of [1, 2, 3, 4, 5]) {
      expect(Math.abs(levels.filter((one) => one === level).length - 160)).toBeLessThan(8);
    }
    const fewest = (level: number) =>
      Math.min(
        ...pairs.filter((_, i) => levels[i] === level).map(({ gallery, number }) => solutionCount(gallery, number)),
      );
    expect([1, 2, 3, 4, 5].map(fewest)).toEqual([1, 2, 3, 4, 5].map(fewest).toSorted((a, b) => b - a));
  });

  test('[M6] what is laid already and what is gone from the supply are taken into account', () => {
    const card = CARDS[0];
    if (!card) throw new Error('no card');
    const solver = solverOf(0);
    const fresh = freshSupply(card);
    const [first, ...rest] = solver.first(fresh) ?? [];
    if (!first) throw new Error('no solution');
    const colour = shapeColour(SHAPES[first.piece] ?? 'I1');
    const demands = { ...fresh.demands, [colour]: (fresh.demands?.[colour] ?? 0) - 1 };
    const counts = fresh.counts.map((count, piece) => (piece === first.piece ? count - 1 : count));
    expect(solver.canComplete({ counts, demands, covered: first.cells })).toBe(true);
    const onlyRest = counts.map((_, piece) => rest.filter((placement) => placement.piece === piece).length);
    expect(solver.canComplete({ counts: onlyRest, demands, covered: first.cells })).toBe(true);
    const oneGone = onlyRest.map((count, piece) => (piece === rest[0]?.piece ? count - 1 : count));
    expect(solver.canComplete({ counts: oneGone, demands, covered: first.cells })).toBe(false);
  });
});
