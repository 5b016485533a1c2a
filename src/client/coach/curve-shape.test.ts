import { expect, test } from 'vitest';
import { lineOf, momentAfter, momentAt, spread } from './curve-shape.ts';

const curve = [
  { move: 0, shares: [0.5, 0.5] },
  { move: 4, shares: [0.75, 0.25] },
  { move: 9, shares: [1, 0] },
];

test('a line runs from left to right and up with the share', () => {
  expect(lineOf(curve, 0)).toBe('M16.67 50.00L50.00 25.00L83.33 0.00');
  expect(lineOf(curve, 1)).toBe('M16.67 50.00L50.00 75.00L83.33 100.00');
});

test('a move is shown by the moment after it, and a replay stands at the last moment it has seen', () => {
  expect([0, 3, 4, 9, 12].map((move) => momentAfter(curve, move))).toEqual([0, 1, 1, 2, 2]);
  expect([0, 1, 5, 10].map((at) => momentAt(curve, at))).toEqual([undefined, 0, 1, 2]);
});

test('marks at the same height are pushed apart and stay inside', () => {
  expect(spread([50, 50], 10)).toEqual([50, 60]);
  expect(spread([100, 100, 100], 10)).toEqual([80, 90, 100]);
  expect(spread([10, 90], 10)).toEqual([10, 90]);
});
