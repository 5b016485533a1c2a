import { expect, test } from 'vitest';
import type { Told } from '../../match/told.ts';
import { type SeatNews, seatNews } from './seat-news.ts';

const stoodIn: Told = { type: 'stood-in', seat: 1, at: 0 };
const returned: Told = { type: 'returned', seat: 1, at: 0 };
const sat = (name: string): Told => ({ type: 'sat', seat: 1, occupant: { kind: 'person', name } });

/** What is news of these lines at Anna's and Ben's table. */
function newsOf(...lines: readonly Told[]): readonly SeatNews[] {
  const names = ['Anna', 'Ben'];
  const news: SeatNews[] = [];
  for (const told of lines) {
    const one = seatNews(told, names, news);
    if (one) news.push(one);
    if (told.type === 'sat') names[told.seat] = told.occupant.name;
  }
  return news;
}

test('a bot sits in, and the player comes back', () => {
  expect(newsOf(stoodIn, returned)).toEqual([
    { type: 'stood-in', seat: 1, name: 'Ben' },
    { type: 'returned', seat: 1, name: 'Ben' },
  ]);
});

test('whoever takes the seat of somebody who is away has not come back; the next time they have', () => {
  expect(newsOf(stoodIn, sat('Carla'), returned, stoodIn, returned)).toEqual([
    { type: 'stood-in', seat: 1, name: 'Ben' },
    { type: 'taken-over', seat: 1, name: 'Carla', before: 'Ben' },
    { type: 'stood-in', seat: 1, name: 'Carla' },
    { type: 'returned', seat: 1, name: 'Carla' },
  ]);
});

test('the own seat on another device, and what else is told, is no news', () => {
  expect(newsOf(sat('Ben'), { type: 'moved', at: 0, effects: [] }, { type: 'frozen' })).toEqual([]);
});
