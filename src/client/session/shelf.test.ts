// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { listMatches, putAway, type ShelfCard, shelve, unshelve } from './shelf.ts';

const LOG = { serverSeed: '00', entries: [] };
const card = (match: string): ShelfCard => ({ match, game: 'diamant', names: ['Moth'], over: false });
const listed = () => listMatches().map(({ match }) => match);

beforeEach(() => {
  localStorage.clear();
  for (const match of ['old', 'new']) shelve(card(match), LOG);
});

test('a match that is put away is no longer listed, and its log stays', () => {
  putAway('new', true);
  expect(listed()).toEqual(['old']);
  expect(unshelve('new')).toEqual(LOG);
});

test('a match that is brought back has its old place', () => {
  putAway('new', true);
  putAway('new', false);
  expect(listed()).toEqual(['new', 'old']);
});

test('a match that is played on is listed again', () => {
  putAway('old', true);
  shelve(card('old'), LOG);
  expect(listed()).toEqual(['old', 'new']);
});

test('a match that is over is not listed', () => {
  shelve({ ...card('new'), over: true }, LOG);
  expect(listed()).toEqual(['old']);
});
