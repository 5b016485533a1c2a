// Chance: a source of whole numbers, and what is made of it. Whole numbers are drawn by rejection, so that none is favoured.

import { invariant, present } from './invariant.ts';

export interface Rng {
  /** 32 random bits, as a whole number from 0. */
  bits(): number;
}

/** A whole number from 0 to n − 1, every one equally likely. */
export function below(rng: Rng, n: number): number {
  invariant(n > 0 && n <= 2 ** 32, `cannot draw below ${n}`);
  const limit = 2 ** 32 - (2 ** 32 % n);
  let bits = rng.bits();
  while (bits >= limit) bits = rng.bits();
  return bits % n;
}

/** A number from 0 up to, but not including, 1. */
export function unit(rng: Rng): number {
  return rng.bits() / 2 ** 32;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return present(items[below(rng, items.length)], 'an item to pick');
}

/** A shuffled copy: Fisher and Yates, from the end. */
export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const swapped = deck[i] as T;
    deck[i] = deck[j] as T;
    deck[j] = swapped;
  }
  return deck;
}

/** Which of the kinds is drawn, when each kind is there as often as its count says. */
export function pickByCount(rng: Rng, counts: readonly number[]): number {
  let all = 0;
  for (let kind = 0; kind < counts.length; kind++) all += counts[kind] ?? 0;
  let left = below(rng, all);
  let kind = 0;
  while (left >= (counts[kind] ?? 0)) left -= counts[kind++] ?? 0;
  return kind;
}

/** A fast seeded generator (sfc32) for bots, tests and simulations; matches between people use `luckOf`. */
export function seededRng(seed: number | string): Rng {
  const rng = sfc32(seedWords(String(seed)));
  for (let i = 0; i < 12; i++) rng.bits();
  return rng;
}

/** Chris Doty-Humphrey's small fast counting generator, from its four words: three of state and the counter. */
export function sfc32(start: readonly [number, number, number, number]): Rng {
  // An Int32Array, not four variables: closures box numbers this large, which takes three times as long.
  const words = Int32Array.from(start);
  return {
    bits() {
      const b = words[1] ?? 0;
      const c = words[2] ?? 0;
      const d = words[3] ?? 0;
      const t = (((words[0] ?? 0) + b) | 0) + d;
      words[0] = b ^ (b >>> 9);
      words[1] = c + (c << 3);
      words[2] = ((c << 21) | (c >>> 11)) + t;
      words[3] = d + 1;
      return t >>> 0;
    },
  };
}

/** Four words from any text (cyrb128), so that neighbouring seeds share nothing. */
function seedWords(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}
