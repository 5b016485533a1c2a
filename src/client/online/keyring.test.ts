import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryKeys, dropToken, keepKeys, keysOf, noteOver, seatsHeld } from './keyring.ts';

const DAY = 24 * 3_600_000;

/** As browsers have it: what is stored are its own properties. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One table a minute. */
function sitAt(...matches: readonly string[]): void {
  for (const match of matches) {
    keepKeys(match, { token: `seat at ${match}` });
    vi.advanceTimersByTime(60_000);
  }
}

test('the way back leads to the latest seats of the last days, not to tables that were only opened or are over', () => {
  sitAt('long-ago');
  vi.advanceTimersByTime(15 * DAY);
  sitAt('a', 'b', 'c', 'd', 'e', 'f', 'over', 'handed-on');
  keepKeys('only-opened', { opener: 'key' });
  noteOver('over', { forGood: true });
  dropToken('handed-on');
  expect(seatsHeld()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a table that is over may lead to the next one for a while, unless one has left it', () => {
  sitAt('left', 'over');
  noteOver('left', { forGood: true });
  noteOver('over');
  expect(seatsHeld()).toEqual(['over']);
  vi.advanceTimersByTime(59 * 60_000);
  noteOver('over');
  expect(seatsHeld()).toEqual(['over']);
  vi.advanceTimersByTime(60_000);
  expect(seatsHeld()).toEqual([]);
});

test('a table where one sits down again is not over any more', () => {
  sitAt('first');
  noteOver('first');
  sitAt('first');
  expect(seatsHeld()).toEqual(['first']);
});

test('the tokens go on to the next match; the share of the luck, which everybody has seen, does not', () => {
  keepKeys('first', { token: 'seat', opener: 'table', entropy: 'shown' });
  carryKeys('first', 'next');
  expect(keysOf('next')).toMatchObject({ token: 'seat', opener: 'table' });
  expect(keysOf('next').entropy).toBeUndefined();
});

test('a share that was drawn for the next match already stays', () => {
  keepKeys('first', { token: 'seat', entropy: 'shown' });
  keepKeys('next', { token: 'seat', entropy: 'sealed' });
  carryKeys('first', 'next');
  expect(keysOf('next').entropy).toBe('sealed');
});
