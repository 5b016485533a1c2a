import { describe, expect, test } from 'vitest';
import { allOrientations, cellsKey, drawnCells, freeKey, isConnected, orientations } from './polyomino.ts';
import { findPolyomino, POLYOMINO_NAMES } from './polyominoes.ts';

const cells = (...rows: string[]) => drawnCells(rows, 'o');

/** All free polyominoes of a size, grown cell by cell from the smaller ones. */
function grown(size: number): ReadonlySet<string> {
  let figures = [cells('o')];
  for (let n = 1; n < size; n++) {
    const next = new Map<string, (typeof figures)[number]>();
    for (const figure of figures) {
      for (const { x, y } of figure) {
        for (const cell of [
          { x: x + 1, y },
          { x: x - 1, y },
          { x, y: y + 1 },
          { x, y: y - 1 },
        ]) {
          if (figure.some((taken) => taken.x === cell.x && taken.y === cell.y)) continue;
          next.set(freeKey([...figure, cell]), [...figure, cell]);
        }
      }
    }
    figures = [...next.values()];
  }
  return new Set(figures.map(freeKey));
}

describe('cells', () => {
  test('a turn goes clockwise, turning over swaps left and right, and cells keep their order', () => {
    const figure = cells('oo', 'o.', 'o.');
    const shown = allOrientations(figure).map((orientation) =>
      orientation.cells.map(({ x, y }) => `${x}${y}`).join(' '),
    );
    expect(shown).toEqual([
      '00 10 01 02',
      '20 21 10 00',
      '12 02 11 10',
      '01 00 11 21',
      '10 00 11 12',
      '21 20 11 01',
      '02 12 01 00',
      '00 01 10 20',
    ]);
  });

  test.each([
    ['a square', cells('oo', 'oo'), 1],
    ['a bar', cells('ooo'), 2],
    ['a T', cells('ooo', '.o.'), 4],
    ['an S, which has two faces', cells('.oo', 'oo.'), 4],
    ['an L, which has two faces', cells('ooo', 'o..'), 8],
  ])('%s lies in different ways', (_, figure, ways) => {
    expect(orientations(figure)).toHaveLength(ways);
    expect(new Set(orientations(figure).map((orientation) => cellsKey(orientation.cells))).size).toBe(ways);
  });

  test.each([
    [cells('oo', '.o'), true],
    [cells('o.', '.o'), false],
    [cells('o.o', 'ooo'), true],
    [[], true],
  ])('connected or not: %j', (figure, connected) => {
    expect(isConnected(figure)).toBe(connected);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 5],
    [5, 12],
  ])('of %i cells there are %i free polyominoes, and all have a name', (size, count) => {
    const named = POLYOMINO_NAMES.filter((name) => name.endsWith(String(size)));
    expect(named).toHaveLength(count);
    expect(new Set(named.map((name) => freeKey(findPolyomino(name) ?? [])))).toEqual(grown(size));
  });
});
