import { describe, expect, test } from 'vitest';
import { below, pick, seededRng, shuffled } from '../kit/rng.ts';
import { type Cell, drawnCells, orientations } from './polyomino.ts';
import { findPolyomino, POLYOMINO_NAMES } from './polyominoes.ts';
import type { Piece, Solution, Supply } from './puzzle.ts';
import { createSolver } from './solver.ts';

const piece = (name: string): Piece => ({ name, cells: findPolyomino(name) ?? [], group: name.slice(1) });
const rectangle = (width: number, height: number): Cell[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
const PENTOMINOES = POLYOMINO_NAMES.filter((name) => name.endsWith('5')).map(piece);
const ONE_EACH: Supply = { counts: PENTOMINOES.map(() => 1) };

/** A solution as a set of cells and names, the same whatever the order of its pieces. */
const written = (pieces: readonly Piece[], solution: Solution) =>
  solution
    .map(({ piece, cells }) => `${pieces[piece]?.name}:${cells.toSorted((a, b) => a - b).join()}`)
    .sort()
    .join(' ');

/** The same question answered without masks, orders or shortcuts: cover the first free cell in every way. */
function naively(region: readonly Cell[], pieces: readonly Piece[], supply: Supply): Set<string> {
  const found = new Set<string>();
  const covered = new Set(supply.covered);
  const left = [...supply.counts];
  const laid: string[] = [];
  const used = new Map<string, number>();
  const visit = () => {
    const start = region.findIndex((_, i) => !covered.has(i));
    if (start < 0) {
      const met = Object.entries(supply.demands ?? {}).every(([group, count]) => (used.get(group) ?? 0) === count);
      const others =
        supply.demands && [...used].some(([group, count]) => count > 0 && !(group in (supply.demands ?? {})));
      if (met && !others) found.add(laid.toSorted().join(' '));
      return;
    }
    for (const [k, { cells, name, group = '' }] of pieces.entries()) {
      if (left[k] === 0) continue;
      for (const way of orientations(cells)) {
        for (const anchor of way.cells) {
          const [from, at] = [region[start] ?? anchor, anchor];
          const spots = way.cells.map((cell) =>
            region.findIndex(({ x, y }) => x === cell.x - at.x + from.x && y === cell.y - at.y + from.y),
          );
          if (spots.some((spot) => spot < 0 || covered.has(spot))) continue;
          for (const spot of spots) covered.add(spot);
          laid.push(`${name}:${spots.toSorted((a, b) => a - b).join()}`);
          left[k] = (left[k] ?? 0) - 1;
          used.set(group, (used.get(group) ?? 0) + 1);
          visit();
          used.set(group, (used.get(group) ?? 0) - 1);
          left[k] = (left[k] ?? 0) + 1;
          laid.pop();
          for (const spot of spots) covered.delete(spot);
        }
      }
    }
  };
  visit();
  return found;
}

describe('pentomino rectangles', () => {
  test.each([
    ['3 x 20', rectangle(20, 3), 8, 2],
    ['4 x 15', rectangle(15, 4), 1472, 368],
    ['5 x 12', rectangle(5, 12), 4040, 1010],
    ['6 x 10', rectangle(10, 6), 9356, 2339],
    ['8 x 8 without its centre', rectangle(8, 8).filter(({ x, y }) => x < 3 || x > 4 || y < 3 || y > 4), 520, 65],
  ])('%s: all solutions, and those up to symmetry', (_, region, total, distinct) => {
    expect(createSolver(region, PENTOMINOES).countDistinct(ONE_EACH)).toEqual({ total, distinct });
  });

  test('4 x 15: all solutions are listed, each once and each right', () => {
    const region = rectangle(15, 4);
    const all = [...createSolver(region, PENTOMINOES).all(ONE_EACH)];
    expect(new Set(all.map((solution) => written(PENTOMINOES, solution))).size).toBe(1472);
    for (const solution of all) {
      expect(new Set(solution.map((placement) => placement.piece)).size).toBe(12);
      expect(new Set(solution.flatMap((placement) => placement.cells)).size).toBe(60);
    }
  });
});

describe('any region', () => {
  const rng = seededRng('regions');
  /** A connected region, grown at random, and a few pieces that may or may not fill it. */
  const cases = Array.from({ length: 60 }, (_, i) => {
    const size = 6 + below(rng, 8);
    const region: Cell[] = [{ x: 0, y: 0 }];
    while (region.length < size) {
      const from = pick(rng, region);
      const [dx, dy] = pick(rng, [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const);
      const cell = { x: from.x + dx, y: from.y + dy };
      if (!region.some(({ x, y }) => x === cell.x && y === cell.y)) region.push(cell);
    }
    const pieces = shuffled(rng, POLYOMINO_NAMES)
      .slice(0, 3 + below(rng, 5))
      .map(piece);
    const counts = pieces.map(() => below(rng, 4));
    return { i, region: shuffled(rng, region), pieces, counts, covered: i % 3 === 0 ? [below(rng, size)] : [] };
  });

  test.each(cases)('region $i: as many solutions as a naive search finds', ({ region, pieces, counts, covered }) => {
    const expected = naively(region, pieces, { counts, covered });
    const solver = createSolver(region, pieces);
    const all = [...solver.all({ counts, covered })].map((solution) => written(pieces, solution));
    expect(all.toSorted()).toEqual([...expected].toSorted());
    expect(solver.count({ counts, covered })).toBe(expected.size);
    expect(solver.canComplete({ counts, covered })).toBe(expected.size > 0);
    expect(solver.first({ counts, covered }) !== undefined).toBe(expected.size > 0);
  });

  test.each(cases)('region $i: with demands too', ({ i, region, pieces, counts, covered }) => {
    // Sizes are the groups at first; then all pieces are one group of mixed sizes, which sizes alone cannot decide.
    const mixed = pieces.map((piece) => ({ ...piece, group: 'any' }));
    const demands = { 1: i % 2, 2: 1, 3: i % 3, 4: 1, 5: 1 };
    for (const [group, asked] of [
      [pieces, demands],
      [mixed, { any: 3 }],
    ] as const) {
      const supply: Supply = { counts, covered, demands: asked };
      const expected = naively(region, group, supply);
      const all = [...createSolver(region, group).all(supply)].map((solution) => written(group, solution));
      expect(all.toSorted()).toEqual([...expected].toSorted());
    }
  });
});

describe('supplies', () => {
  const dominoes = [piece('I2')];

  test.each([
    [2, 2, 2, 1],
    [4, 3, 11, 5],
    [4, 4, 36, 9],
  ])('equal pieces do not multiply solutions: dominoes on %i x %i', (width, height, total, distinct) => {
    const counts = [(width * height) / 2];
    expect(createSolver(rectangle(width, height), dominoes).countDistinct({ counts })).toEqual({ total, distinct });
  });

  test('there are at most as many pieces as the supply counts', () => {
    const solver = createSolver(rectangle(4, 1), [piece('I2'), piece('I1')]);
    expect(solver.count({ counts: [2, 4] })).toBe(5);
    expect(solver.count({ counts: [1, 4] })).toBe(4);
    expect(solver.count({ counts: [1, 1] })).toBe(0);
  });

  test('demands are met exactly, and what nobody demands stays in the box', () => {
    const solver = createSolver(rectangle(4, 1), [piece('I2'), piece('I1'), piece('I4')]);
    expect(solver.count({ counts: [9, 9, 9], demands: { 2: 1, 1: 2 } })).toBe(3);
    expect(solver.count({ counts: [9, 9, 9], demands: { 4: 1 } })).toBe(1);
    expect(solver.count({ counts: [9, 9, 9], demands: { 2: 1, 1: 1 } })).toBe(0);
  });

  test('a layout that strands a cell cannot be completed', () => {
    const solver = createSolver(rectangle(5, 2), [piece('I2')]);
    expect(solver.canComplete({ counts: [5], covered: [0, 1] })).toBe(true);
    expect(solver.canComplete({ counts: [5], covered: [1, 6] })).toBe(true);
    expect(solver.canComplete({ counts: [5], covered: [1, 5] })).toBe(false);
    expect(solver.canComplete({ counts: [3], covered: [1, 6] })).toBe(false);
  });

  test('a full region is complete, unless something is still demanded', () => {
    const solver = createSolver(rectangle(2, 1), dominoes);
    expect(solver.first({ counts: [0], covered: [0, 1] })).toEqual([]);
    expect(solver.count({ counts: [1], covered: [0, 1], demands: { 2: 0 } })).toBe(1);
    expect(solver.canComplete({ counts: [1], covered: [0, 1], demands: { 2: 1 } })).toBe(false);
  });

  test('64 cells are the most, and are solved across both words', () => {
    const squares = createSolver(rectangle(8, 8), [piece('O4')]);
    expect(squares.countDistinct({ counts: [16] })).toEqual({ total: 1, distinct: 1 });
    expect(createSolver(rectangle(33, 1), [piece('I3')]).count({ counts: [11] })).toBe(1);
    expect(() => createSolver(rectangle(13, 5), [piece('I5')])).toThrow('at most 64 cells, not 65');
  });

  test('a search that has ended stays ended', () => {
    const search = createSolver(rectangle(2, 2), dominoes).search({ counts: [2] });
    expect([search.next(), search.next(), search.next(), search.next()]).toEqual([true, true, false, false]);
  });

  test('a placement says how its piece lies: its cells are those of the turned piece at its corner', () => {
    const region = drawnCells(['oooo', 'o..o', 'oooo'], 'o');
    const pieces = [piece('L5'), piece('V5'), piece('U5'), piece('L4'), piece('I1')];
    for (const solution of createSolver(region, pieces).all({ counts: [1, 1, 1, 1, 3] })) {
      for (const placement of solution) {
        const way = orientations(pieces[placement.piece]?.cells ?? []).find(
          ({ rotation, flipped }) => rotation === placement.rotation && flipped === placement.flipped,
        );
        const there = way?.cells.map(({ x, y }) => ({ x: x + placement.x, y: y + placement.y }));
        expect(placement.cells.map((i) => region[i])).toEqual(there);
      }
    }
  });
});
