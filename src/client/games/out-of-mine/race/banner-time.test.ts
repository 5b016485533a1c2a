import { describe, expect, test } from 'vitest';
import { bannerFor } from './banner-time.ts';

const STARTED = { type: 'started', at: 60_000, cards: [] } as const;
const CALLED = { type: 'called', at: 90_000, seat: 1 } as const;
const told = (effect: typeof STARTED | typeof CALLED | undefined, now: number) => ({ effect, step: 7, now: () => now });

describe('a moment', () => {
  test('is due as it happens', () => {
    expect(bannerFor(told(STARTED, 60_400), undefined)).toBe(STARTED);
    expect(bannerFor(told(CALLED, 90_400), 6)).toBe(CALLED);
  });

  test('is not due again when the table is only drawn anew', () => {
    expect(bannerFor(told(STARTED, 60_400), 7)).toBeUndefined();
  });

  test('is not due when it is long over, though nothing has happened since', () => {
    expect(bannerFor(told(STARTED, 200_000), undefined)).toBeUndefined();
    expect(bannerFor(told(CALLED, 94_000), 6)).toBeUndefined();
  });

  test('is not due for anything else', () => {
    expect(bannerFor(told(undefined, 60_000), undefined)).toBeUndefined();
  });
});
