import { describe, expect, test } from 'vitest';
import { cellsKey, drawnCells, freeKey, isConnected } from '../../../solver/polyomino.ts';
import { BOARDS, elfPoint, GALLERIES, galleryIndex, galleryOf, readDrawing } from './galleries.ts';
import { BOARD_SIDES, COLOURS, type Point } from './types.ts';

const nameOf = ({ x, y }: Point): string => `${x},${y}`;

describe('galleries', () => {
  test('[M3] ten boards with two sides make 20 galleries', () => {
    expect(GALLERIES).toHaveLength(BOARDS * BOARD_SIDES.length);
    for (const [i, gallery] of GALLERIES.entries()) {
      expect(galleryIndex(gallery.board, gallery.side)).toBe(i);
      expect(galleryOf(gallery.board, gallery.side)).toBe(gallery);
    }
  });

  test('[M3] all are different, also when turned or mirrored, and by name', () => {
    expect(new Set(GALLERIES.map((gallery) => freeKey(gallery.spaces))).size).toBe(20);
    expect(new Set(GALLERIES.map((gallery) => gallery.name)).size).toBe(20);
  });

  test.each(GALLERIES)('[M3] $name has 20 connected spaces in at most 7 by 6, and is no rectangle', (gallery) => {
    expect(gallery.spaces).toHaveLength(20);
    expect(cellsKey(drawnCells(gallery.rows, '.'))).toBe(cellsKey(gallery.spaces));
    expect(isConnected(gallery.spaces)).toBe(true);
    const width = gallery.rows[0]?.length ?? 0;
    expect(width).toBeLessThanOrEqual(7);
    expect(gallery.rows.length).toBeLessThanOrEqual(6);
    expect(width * gallery.rows.length).toBeGreaterThan(20);
  });

  test.each(GALLERIES)(
    '[M7] $name has three elves of different colours, each in the rock beside its own space',
    (gallery) => {
      expect(new Set(gallery.elves.map((elf) => elf.colour)).size).toBe(3);
      expect(new Set(gallery.elves.map((elf) => elf.space)).size).toBe(3);
      const elves = gallery.elves.map((elf) => nameOf(elfPoint(gallery, elf)));
      expect(new Set(elves).size).toBe(3);
      for (const elf of elves) expect(gallery.spaces.map(nameOf)).not.toContain(elf);
    },
  );

  test('[M7] over all galleries every colour appears 12 times', () => {
    const elves = GALLERIES.flatMap((gallery) => gallery.elves);
    for (const colour of COLOURS) expect(elves.filter((elf) => elf.colour === colour)).toHaveLength(12);
  });
});

describe('drawings', () => {
  test('[M7] an elf is read with its space and its side', () => {
    const { elves, spaces, rows } = readDrawing({ name: 'Nook', drawing: '##b#\n#..#\ny.##' });
    expect(rows).toEqual(['..', '.#']);
    expect(spaces[1]).toEqual({ x: 1, y: 0 });
    expect(elves).toEqual([
      { colour: 'yellow', space: 2, side: 'west' },
      { colour: 'blue', space: 1, side: 'north' },
    ]);
    const nook = { board: 0, side: 'front', name: 'Nook', elves, spaces, rows } as const;
    expect(elves.map((elf) => nameOf(elfPoint(nook, elf)))).toEqual(['-1,1', '1,-1']);
  });

  test('[M7] an elf between two spaces is refused', () => {
    expect(() => readDrawing({ name: 'Nook', drawing: '..\n.r' })).toThrow('an elf of Nook stands beside 2 spaces');
  });
});
