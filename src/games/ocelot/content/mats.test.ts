import { describe, expect, test } from 'vitest';
import { MAT_IDS } from '../types.ts';
import { CELL_COUNT, cellName, cellNamed, levelOf, MATS, SIDES } from './mats.ts';

function countBy(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe.each(MAT_IDS)('mat %s', (id) => {
  const mat = MATS[id];

  test('[O1] three diamonds of 41, 13 and 13 cells that do not overlap', () => {
    expect(countBy(mat.cells.map((cell) => cell.level))).toEqual({ 1: 41, 2: 13, 3: 13 });
    expect(mat.cells).toHaveLength(CELL_COUNT);
    expect(new Set([...mat.cells, ...mat.spaces].map(({ x, y }) => `${x},${y}`)).size).toBe(67 + mat.spaces.length);
    for (const { cell, level } of mat.cells) expect(levelOf(cell)).toBe(level);
  });

  test('[O2] 20 spaces around level 1 and 12 around each small cave', () => {
    const around = (level: number): number =>
      mat.spaces.filter((space) => space.looks.some((look) => look.level === level)).length;
    expect([1, 2, 3].map(around)).toEqual([20, 12, 12]);
  });

  test('[O2] a space looks along whole rows and columns, each cell having one space on each side', () => {
    for (const { cell, level, ends, x, y } of mat.cells) {
      for (const side of SIDES) {
        const space = mat.spaces[ends[side]];
        const looks = space?.looks.filter((look) => look.side === side && look.cells.includes(cell));
        expect(looks).toHaveLength(1);
        expect(looks?.[0]?.level).toBe(level);
        expect(side === 'north' || side === 'south' ? space?.x === x : space?.y === y).toBe(true);
      }
    }
  });

  test('[O24] only spaces between two caves look into two', () => {
    const caves = mat.spaces.map((space) => new Set(space.looks.map((look) => look.level)).size);
    expect(countBy(caves)).toEqual(id === 'split' ? { 1: 36, 2: 4 } : { 1: 28, 2: 8 });
  });
});

test.each([
  ['split', 40, { 1: 8, 2: 30, 4: 2 }],
  ['nested', 36, { 1: 8, 2: 20, 3: 4, 4: 4 }],
] as const)('[O3] the %s mat has %i spaces, looking one to four ways', (id, spaces, ways) => {
  expect(MATS[id].spaces).toHaveLength(spaces);
  expect(countBy(MATS[id].spaces.map((space) => space.looks.length))).toEqual(ways);
});

test('cells have names, and every name finds its cell', () => {
  expect(['1e1', '1e5', '2c3', '3a3'].map(cellNamed)).toEqual([0, 20, 47, 58]);
  for (const { cell } of MATS.split.cells) expect(cellNamed(cellName(cell))).toBe(cell);
  expect(cellNamed('1a1')).toBeUndefined();
});
