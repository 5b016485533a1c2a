import { expect, test } from 'vitest';
import type { Told } from '../../match/told.ts';
import { lateTo, type Past, pastAfter } from './past.ts';

const started: Told = { type: 'started', at: 0, view: 'opening' };
const moved = (...effects: string[]): Told => ({ type: 'moved', at: 0, effects });
const undone: Told = { type: 'undone', seat: 0, at: 0, view: 'as it was' };

const after = (past: Past | undefined, ...all: Told[]) => all.reduce(pastAfter, past);

test('a move that was taken back leaves no trace, and what was told before it stays', () => {
  expect(after(undefined, started, moved('turned'), moved('entered', 'gained'), undone, moved('placed'))).toEqual({
    opening: 'opening',
    moves: [['turned'], ['placed']],
    late: false,
  });
});

test('whoever came in late hears of a move from before being taken back, and begins there', () => {
  expect(after(lateTo('with the move'), moved('collected'), undone, undone, moved('placed'))).toEqual({
    opening: 'as it was',
    moves: [['placed']],
    late: true,
  });
});

test('before play there is no past', () => {
  expect(after(undefined, { type: 'rose', seat: 1 })).toBeUndefined();
});
