import { describe, expect, test } from 'vitest';
import {
  campPlace,
  cardPlace,
  homewardPlace,
  MAX_STATIONS,
  type Place,
  type Position,
  partyPlace,
} from './positions.ts';

const FORMATS = ['wide', 'tall'] as const;
const WIDTH = { wide: 960, tall: 390 };
const HEIGHT = { wide: 598, tall: 552 };

const card = (at: Position) => ({ width: 150 * at.size, height: 150 * at.size });
const distance = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the path', () => {
  test.each([1, 5, 8, 9, 12, 14, 25])('of %i cards lies within the board', (length) => {
    for (let back = 0; back < length; back++) {
      const place = cardPlace(back, length);
      for (const format of FORMATS) {
        const { x, y } = place[format];
        const { width, height } = card(place[format]);
        expect(x - width / 2).toBeGreaterThanOrEqual(-4);
        expect(x + width / 2).toBeLessThanOrEqual(WIDTH[format]);
        expect(y - height / 2).toBeGreaterThanOrEqual(0);
        expect(y + height / 2).toBeLessThanOrEqual(HEIGHT[format]);
      }
    }
  });

  test('keeps the newest two cards where they are, however long it grows', () => {
    for (const back of [0, 1]) expect(cardPlace(back, 25)).toEqual(cardPlace(back, 3));
  });

  test.each([9, 10, 11, 12])('of %i cards shows at least a third of each card', (length) => {
    for (let back = 1; back < length; back++) {
      for (const format of FORMATS) {
        const here: Place = cardPlace(back, length);
        const newer: Place = cardPlace(back - 1, length);
        expect(distance(here[format], newer[format])).toBeGreaterThan(card(here[format]).width / 3);
      }
    }
  });

  test('piles what is older than its last station', () => {
    expect(cardPlace(MAX_STATIONS, 20)).toEqual(cardPlace(MAX_STATIONS - 1, 20));
  });
});

test.each([1, 3, 5, 8])('%i explorers stand on the board, apart from each other', (count) => {
  for (const format of FORMATS) {
    const positions = Array.from({ length: count }, (_, index) => partyPlace(index, count)[format]);
    for (const at of positions) {
      expect(at.x - 34 * at.size).toBeGreaterThanOrEqual(-8);
      expect(at.x + 34 * at.size).toBeLessThanOrEqual(WIDTH[format]);
    }
    const gaps = positions.slice(1).map((at, index) => at.x - (positions[index]?.x ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(30);
  }
});

test.each([2, 4, 5, 8])('names of %i explorers do not reach into each other, nor over the edge', (count) => {
  for (const place of [partyPlace, homewardPlace]) {
    for (const format of FORMATS) {
      const positions = Array.from({ length: count }, (_, index) => place(index, count)[format]);
      for (const [index, { x, line, room = 0 }] of positions.entries()) {
        const next = positions.slice(index + 1).find((other) => other.line === line);
        if (next) expect(room).toBeLessThanOrEqual(next.x - x + 0.001);
        expect(x - room / 2).toBeGreaterThanOrEqual(0);
        expect(x + room / 2).toBeLessThanOrEqual(WIDTH[format]);
      }
    }
  }
});

test('names of long rows stand in two lines, and have twice the room', () => {
  for (const format of FORMATS) {
    expect([0, 1, 2, 3, 4].map((index) => partyPlace(index, 5)[format].line)).toEqual([1, 0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((index) => partyPlace(index, 4)[format].line)).toEqual([0, 0, 0, 0]);
    const [one, next] = [partyPlace(2, 8)[format], partyPlace(3, 8)[format]];
    expect(one.room).toBeCloseTo(2 * (next.x - one.x));
  }
});

test('the camp has room for eight', () => {
  const positions = Array.from({ length: 8 }, (_, index) => campPlace(index).wide);
  expect(new Set(positions.map(({ x, y }) => `${x},${y}`)).size).toBe(8);
});
