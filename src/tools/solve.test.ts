import { describe, expect, test } from 'vitest';
import {
  allSolutions,
  countPuzzle,
  drawSolution,
  firstSolution,
  parsePieces,
  parsePuzzle,
  parseRegion,
} from './solve.ts';

const readText = (path: string) => {
  if (path === 'ring.txt') return '....\r\n.##.\r\n....\r\n';
  throw new Error(`no file ${path}`);
};
const puzzle = (region: string, pieces: string) => parsePuzzle({ region, pieces, readText });

describe('regions', () => {
  test.each([
    ['6x10', 60],
    ['8x8-centre', 60],
    ['5x5-centre', 24],
    ['4x5-centre', 18],
    ['ring.txt', 10],
  ])('%s has %i cells', (text, cells) => {
    expect(parseRegion(text, readText)).toHaveLength(cells);
  });

  test.each([
    ['9x9', 'region 9x9 has 81 cells: at most 64 can be solved'],
    ['0x4', "region 0x4 has no cells: in a file, each cell is a '.'"],
  ])('%s is refused', (text, reason) => {
    expect(() => parseRegion(text, readText)).toThrow(reason);
  });
});

describe('pieces', () => {
  test.each([
    ['f,X', { F5: 1, X5: 1 }],
    ['I2*3, L4,I2', { I2: 4, L4: 1 }],
    ['trominoes*2', { I3: 2, L3: 2 }],
  ])('%s', (text, counts) => {
    expect(Object.fromEntries(parsePieces(text))).toEqual(counts);
  });

  test('pentominoes are all twelve', () => {
    expect([...parsePieces('pentominoes').keys()].join(' ')).toBe('F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5');
  });

  test.each(['Q', 'I6', 'I2*0', 'F,,X', '', 'F-2'])('"%s" is refused with what there is', (text) => {
    expect(() => parsePieces(text)).toThrow(/is no piece: take monominoes, .* one of I1 I2 I3/);
  });
});

describe('puzzles', () => {
  test('the number of solutions, and up to symmetry', () => {
    expect(countPuzzle(puzzle('3x20', 'pentominoes'))).toMatchObject({ cells: 60, solutions: 8, upToSymmetry: 2 });
    expect(countPuzzle(puzzle('ring.txt', 'I2*5'))).toEqual({
      cells: 10,
      pieces: { I2: 5 },
      solutions: 2,
      upToSymmetry: 1,
    });
    expect(countPuzzle(puzzle('2x2', 'I3'))).toMatchObject({ solutions: 0, upToSymmetry: 0 });
  });

  test('a solution is drawn with walls around its pieces', () => {
    const asked = puzzle('ring.txt', 'L5*2');
    const solution = firstSolution(asked) ?? [];
    expect(drawSolution(asked, solution)).toBe(
      [
        '┌───────────────┐',
        '│ L   L   L   L │',
        '│   ┌───────┬───┤',
        '│ L │       │ L │',
        '├───┴───────┘   │',
        '│ L   L   L   L │',
        '└───────────────┘',
      ].join('\n'),
    );
  });

  test('all solutions can be listed', () => {
    expect([...allSolutions(puzzle('4x4', 'I2*8'))]).toHaveLength(36);
  });
});
