import { describe, expect, test } from 'vitest';
import { BrokenInvariant } from './invariant.ts';
import { below, pick, pickByCount, type Rng, seededRng, sfc32, shuffled, unit } from './rng.ts';

/** A source that gives these words, in order, and then nothing. */
function given(...words: number[]): Rng & { left(): number } {
  return {
    bits() {
      const word = words.shift();
      if (word === undefined) throw new RangeError('no words left');
      return word;
    },
    left: () => words.length,
  };
}

/** Pearson's statistic of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The 99.99 % point of χ² (Wilson and Hilferty): with a fixed seed a test either always passes or never does. */
function limit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

describe('below', () => {
  test.each([2, 3, 6, 7, 30, 67, 100])('draws evenly below %i', (n) => {
    const rng = seededRng(`below ${n}`);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 1000 * n; i++) {
      const drawn = below(rng, n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(n - 1));
  });

  test.each([
    ['a word past the last whole multiple is thrown away', 3, [2 ** 32 - 1, 5], 2],
    ['the last word of the last whole multiple counts', 3, [2 ** 32 - 2], 2],
    ['several in a row are thrown away', 3 * 2 ** 30, [2 ** 32 - 1, 3 * 2 ** 30, 4], 4],
    ['a power of two throws nothing away', 4, [2 ** 32 - 1], 3],
    ['below 1 there is only 0', 1, [2 ** 32 - 1], 0],
    ['the whole word may be asked for', 2 ** 32, [2 ** 32 - 1], 2 ** 32 - 1],
  ])('%s', (_, n, words, drawn) => {
    const rng = given(...words);
    expect(below(rng, n)).toBe(drawn);
    expect(rng.left()).toBe(0);
  });

  test.each([0, -1, 2 ** 32 + 1, Number.NaN])('cannot draw below %d', (n) => {
    expect(() => below(seededRng(1), n)).toThrow(BrokenInvariant);
  });
});

describe('what is made of it', () => {
  test('all 24 orders of four cards are equally likely', () => {
    const rng = seededRng('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(23));
  });

  test('shuffling leaves the given deck as it was', () => {
    const deck = Object.freeze([1, 2, 3, 4, 5]);
    expect(shuffled(seededRng(3), deck).sort()).toEqual(deck);
  });

  test('kinds are drawn as often as their counts say', () => {
    const rng = seededRng('counts');
    const drawn = [0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const kind = pickByCount(rng, [1, 0, 2, 3]);
      drawn[kind] = (drawn[kind] ?? 0) + 1;
    }
    const [one = 0, none, two = 0, three = 0] = drawn;
    expect(none).toBe(0);
    expect(chiSquare([one, two / 2, two / 2, three / 3, three / 3, three / 3])).toBeLessThan(limit(5));
  });

  test('nothing can be picked out of nothing', () => {
    expect(() => pick(seededRng(1), [])).toThrow(BrokenInvariant);
    expect(() => pickByCount(seededRng(1), [0, 0])).toThrow(BrokenInvariant);
  });

  test('a unit is at least 0 and never 1', () => {
    expect(unit(given(0))).toBe(0);
    expect(unit(given(2 ** 32 - 1))).toBeLessThan(1);
  });
});

describe('seededRng', () => {
  test('gives the words it always gave', () => {
    const words = (seed: number | string): number[] => {
      const rng = seededRng(seed);
      return [rng.bits(), rng.bits(), rng.bits(), rng.bits()];
    };
    expect(words(1)).toEqual([2958390140, 798431460, 1119377180, 4128543160]);
    expect(words('grotto')).toEqual([3735779390, 2593071596, 2894398599, 783773646]);
    expect(words('')).toEqual([345226382, 1258551070, 2342302217, 3827322788]);
    expect(words('1')).toEqual(words(1));
  });

  test('runs sfc32: the same words as the recipe worked out in numbers of any size', () => {
    let [a, b, c, counter] = [0x9e3779b9n, 0xffffffffn, 0x00000001n, 0xfffffff0n];
    const rng = sfc32([Number(a), Number(b), Number(c), Number(counter)]);
    const word = (value: bigint): bigint => value & 0xffffffffn;
    for (let i = 0; i < 1000; i++) {
      const out = word(a + b + counter);
      expect(rng.bits()).toBe(Number(out));
      counter = word(counter + 1n);
      a = b ^ (b >> 9n);
      b = word(c + (c << 3n));
      c = word((word(c << 21n) | (c >> 11n)) + out);
    }
  });
});
