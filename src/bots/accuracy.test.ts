import { expect, test } from 'vitest';
import { accuracyOf, labelOf, lossOf, winPercent } from './accuracy.ts';

test.each([2, 3, 4, 8])('an even share among %i is half of the way to the win', (seats) => {
  expect(winPercent(1 / seats, seats)).toBeCloseTo(50);
  expect([winPercent(0, seats), winPercent(1, seats)]).toEqual([0, 100]);
});

test.each([
  [0, 'good'],
  [4.9, 'good'],
  [5, 'inaccuracy'],
  [10, 'mistake'],
  [15, 'blunder'],
] as const)('%d points thrown away: %s', (loss, label) => expect(labelOf(loss)).toBe(label));

test('what was as good as the best, or better than it seemed, costs nothing', () => {
  expect(lossOf({ best: 0.4, chosen: 0.4 }, 2)).toBe(0);
  expect(lossOf({ best: 0.4, chosen: 0.5 }, 2)).toBe(0);
  expect(lossOf({ best: 0.5, chosen: 0.3 }, 2)).toBeCloseTo(20);
});

test('accuracy is the mean over decisions, from 0 to 100', () => {
  expect(accuracyOf([])).toBeUndefined();
  expect(accuracyOf([0])).toBeCloseTo(100, 0);
  expect(accuracyOf([100])).toBe(0);
  expect(accuracyOf([0, 100])).toBeCloseTo(50, 0);
});
