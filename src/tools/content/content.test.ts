import { describe, expect, test } from 'vitest';
import { GALLERIES } from '../../games/out-of-mine/content/galleries.ts';
import { COLOURS } from '../../games/out-of-mine/content/types.ts';
import { seededRng } from '../../kit/rng.ts';
import { drawnCells, isConnected } from '../../solver/polyomino.ts';
import { beauty, featuresOf, KINDS, kindOf } from './beauty.ts';
import { dig, SPACES } from './dig.ts';
import { elfPlaces, elfTrios } from './elves.ts';
import { likeness } from './galleries.ts';
import { Grid } from './grid.ts';

const grid = (...rows: string[]) => new Grid(rows[0]?.length ?? 0, rows.length, drawnCells(rows, '.'));

describe('digging', () => {
  test('[M3] what comes of an attempt has 20 connected spaces within 7 by 6', () => {
    const rng = seededRng('digging');
    const dug = Array.from({ length: 300 }, () => dig(rng)).filter((one) => one !== undefined);
    expect(dug.length).toBeGreaterThan(20);
    for (const one of dug) {
      expect(one.size).toBe(SPACES);
      expect(isConnected(one.cells)).toBe(true);
      expect(one.cells.every(({ x, y }) => x >= 0 && y >= 0 && x < 7 && y < 6)).toBe(true);
    }
  });

  test('[M3] the same seed digs the same', () => {
    const twice = [1, 2].map(() => {
      const rng = seededRng('again');
      return Array.from({ length: 30 }, () => dig(rng)?.cells);
    });
    expect(twice[0]).toEqual(twice[1]);
  });
});

describe('beauty', () => {
  test.each([
    ['a ring', grid('...', '.#.', '...'), { squares: 0, loops: 1, deadEnds: 0, symmetries: 7 }],
    [
      'a chamber with a corridor',
      grid('..##', '....'),
      { squares: 1, loops: 0, deadEnds: 1, junctions: 1, longest: 4 },
    ],
    ['a wart', grid('.....', '##.##'), { warts: 1, deadEnds: 3, junctions: 1 }],
    ['a pinch', grid('..#', '#..', '.#.', '...'), { pinches: 1 }],
  ])('%s', (_, figure, features) => {
    expect(featuresOf(figure)).toMatchObject(features);
  });

  test('[M3] blobs and plain rectangles are of no kind', () => {
    expect(kindOf(featuresOf(grid('.....', '.....', '.....', '.....')))).toBeUndefined();
    expect(kindOf(featuresOf(grid('#....#', '......', '......', '#....#')))).toBeUndefined();
  });

  test('[M3] the committed galleries are of all kinds, five of each', () => {
    const kinds = GALLERIES.map(({ rows }) => kindOf(featuresOf(grid(...rows))));
    for (const kind of KINDS) expect(kinds.filter((one) => one === kind)).toHaveLength(5);
    expect(Math.min(...GALLERIES.map(({ rows }) => beauty(featuresOf(grid(...rows)))))).toBeGreaterThan(8);
  });

  test('[M3] no two committed galleries look alike', () => {
    for (const [i, a] of GALLERIES.entries()) {
      for (const b of GALLERIES.slice(i + 1)) expect(likeness(a.spaces, b.spaces)).toBeLessThanOrEqual(14);
    }
  });
});

describe('elves', () => {
  test('[M7] every choice of three colours twice: each colour 12 times', () => {
    const trios = elfTrios(seededRng('trios'));
    expect(trios).toHaveLength(20);
    for (const [initial] of COLOURS) expect(trios.filter((trio) => trio.includes(initial ?? ''))).toHaveLength(12);
    expect(new Set(trios.map((trio) => trio.toSorted().join(''))).size).toBe(10);
  });

  test('[M7] three places in the rock, each beside one space, far apart', () => {
    const corridor = grid('.......');
    const places = elfPlaces(seededRng('places'), corridor);
    expect(places).toHaveLength(3);
    for (const place of places) {
      expect(corridor.has(place)).toBe(false);
      expect(corridor.near(place)).toHaveLength(1);
    }
    const [a, b, c] = places;
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ]) {
      const distance = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) + Math.abs((one?.y ?? 0) - (other?.y ?? 0));
      expect(distance).toBeGreaterThanOrEqual(5);
    }
  });
});
