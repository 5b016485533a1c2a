import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';

/** Every mix within the limits that covers 20 spaces, counted up like an odometer. */
function mixesOf20(): string[] {
  const mixes: string[] = [];
  for (let code = 0; code < 4 ** 4 * 3; code++) {
    const mix = [Math.floor(code / 192) % 4, Math.floor(code / 48) % 4, Math.floor(code / 12) % 4];
    const digits = [...mix, Math.floor(code / 3) % 4, code % 3];
    if (digits.reduce((sum, count, colour) => sum + count * (colour + 1), 0) === 20) mixes.push(digits.join(''));
  }
  return mixes;
}

/** How often each value occurs, most first. */
function spread(values: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => b - a);
}

describe('treasure cards', () => {
  test('[M4] there are 40: every mix that covers 20 spaces, each once', () => {
    expect(CARDS.map((card) => card.mix.join(''))).toEqual(mixesOf20());
    expect(CARDS).toHaveLength(40);
  });

  test('[M5] finds and points are spread evenly: each wanted and each unwanted kind with each value on ten cards', () => {
    const wanted = CARDS.map(({ wanted }) => `${wanted.find} ${wanted.points}`);
    const unwanted = CARDS.map(({ unwanted }) => `${unwanted.find} ${unwanted.points}`);
    expect(spread(wanted)).toEqual([10, 10, 10, 10]);
    expect(spread(unwanted)).toEqual([10, 10, 10, 10]);
  });

  test('[M5] every pair of the two is on two or three cards', () => {
    const pairs = CARDS.map(
      ({ wanted, unwanted }) => [wanted.find, wanted.points, unwanted.find].join() + unwanted.points,
    );
    expect(spread(pairs)).toEqual([...Array(8).fill(3), ...Array(8).fill(2)]);
  });
});
