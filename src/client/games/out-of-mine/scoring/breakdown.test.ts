import { expect, test } from 'vitest';
import type { OutOfMineEffect } from '../../../../games/out-of-mine/index.ts';
import { isWhole, roundsOf } from './breakdown.tsx';

const scored = (seat: number, points: number): OutOfMineEffect => ({
  type: 'scored',
  seat,
  scoring: { removed: [], empty: 0, elves: [], finds: [], bonus: 0, points },
});

const round = (caller: number, points: readonly number[]): readonly OutOfMineEffect[] => [
  { type: 'started', at: 0, cards: [0, 1] },
  { type: 'called', seat: caller, at: 1 },
  { type: 'ended', ending: 'call' },
  ...points.map((each, seat) => scored(seat, each)),
];

const told = [...round(0, [12, 3]), ...round(1, [5, 9])];

test('every round has the points of each seat, and who called', () => {
  expect(roundsOf(told)).toEqual([
    [
      { points: 12, called: true },
      { points: 3, called: false },
    ],
    [
      { points: 5, called: false },
      { points: 9, called: true },
    ],
  ]);
});

test.each([
  ['from the beginning', 0, true],
  ['after the first round had begun: nobody knows who called', 2, false],
  ['in the second round', 6, false],
  ['at the end', told.length, false],
])('whoever came %s has heard all: %#', (_, from, whole) => {
  expect(isWhole(told.slice(from), 2)).toBe(whole);
});
