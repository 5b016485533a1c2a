import { expect, test } from 'vitest';
import type { Told } from '../../match/told.ts';
import { lateTo, type Past, pastAfter, unrolled } from './past.ts';

const started: Told = { type: 'started', at: 0, view: 'opening' };
const moved = (...effects: string[]): Told => ({ type: 'moved', at: 0, effects });
const undone: Told = { type: 'undone', seat: 0, at: 0, view: 'as it was' };

/** A view that is all it has heard. */
const game = { hear: (view: unknown, effect: unknown) => `${view}, ${effect}` };
const heard = (...effects: string[]) =>
  effects.map((effect, index) => ({ effect, view: ['opening', ...effects.slice(0, index + 1)].join(', ') }));

const after = (past: Past | undefined, ...all: Told[]) =>
  all.reduce<Past | undefined>((so, told) => pastAfter(so, told), past);

test('a move that was taken back leaves no trace, and what was told before it stays', () => {
  expect(after(undefined, started, moved('turned'), moved('entered', 'gained'), undone, moved('placed'))).toEqual({
    opening: 'opening',
    moves: [['turned'], ['placed']],
    seats: [],
    late: false,
  });
});

test('the only move that was taken back leaves the opening', () => {
  const opening = { opening: 'opening', moves: [], seats: [], late: false };
  expect(after(undefined, started, moved('turned'), undone)).toEqual(opening);
});

test('whoever came in late hears of a move from before being taken back, and begins there', () => {
  expect(after(lateTo('with the move'), moved('collected'), undone, undone, moved('placed'))).toEqual({
    opening: 'as it was',
    moves: [['placed']],
    seats: [],
    late: true,
  });
});

test('before play there is no past', () => {
  expect(after(undefined, { type: 'rose', seat: 1 })).toBeUndefined();
});

test('who plays for whom stands where it happened, and stays when the move before it is taken back', () => {
  const news = { type: 'stood-in', seat: 1, name: 'Ben' } as const;
  const stoodIn: Told = { type: 'stood-in', seat: 1, at: 0 };
  const past = pastAfter(after(undefined, started, moved('turned'), moved('entered', 'gained')), stoodIn, news);
  const later = after(past, moved('placed'));
  expect(later && unrolled(game, later)).toEqual({
    opening: 'opening',
    heard: heard('turned', 'entered', 'gained', 'placed'),
    seats: [{ after: 3, news }],
    late: false,
  });
  const undoneTwice = after(later, undone, undone, moved('placed'));
  expect(undoneTwice && unrolled(game, undoneTwice)).toMatchObject({
    heard: heard('turned', 'placed'),
    seats: [{ after: 1, news }],
  });
});
