import { expect, test } from 'vitest';
import type { Told } from '../../match/told.ts';
import { recordedNews } from './recorded-news.ts';
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

test('a record tells when a bot began to play for a seat, and when its player did again', () => {
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  const by = (seat: number, standIn?: true) => ({
    by: 'seat' as const,
    seat,
    at: 0,
    action: {},
    ...(standIn && { standIn }),
  });
  const chance = { by: 'chance' as const, at: 0, outcome: {} };
  const moves = [by(0), by(1), by(0, true), chance, by(1), by(0, true), by(0), by(1), by(0)];
  expect(recordedNews({ moves, seats }).map((news) => news && `${news.name} ${news.type}`)).toEqual([
    undefined,
    undefined,
    'Anna stood-in',
    undefined,
    undefined,
    undefined,
    'Anna returned',
    undefined,
    undefined,
  ]);
});
