// M6: how hard a gallery is with a card, by the number of its solutions.

import { present } from '../../../kit/invariant.ts';
import { SOLUTION_COUNTS } from './solution-counts.ts';

/** 1 is the easiest fifth of all pairs, 5 the hardest. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

const counts: readonly (readonly number[])[] = SOLUTION_COUNTS.trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const sorted = counts.flat().sort((a, b) => b - a);
const fifth = (n: number): number => present(sorted[Math.floor((sorted.length * n) / 5) - 1]);

/** In how many ways the gallery can be filled with the full supply, equal tiles counted once. Both by their numbers. */
export function solutionCount(gallery: number, card: number): number {
  return present(counts[gallery]?.[card], `pair ${gallery}, ${card}`);
}

export function difficulty(gallery: number, card: number): Difficulty {
  const solutions = solutionCount(gallery, card);
  if (solutions >= fifth(1)) return 1;
  if (solutions >= fifth(2)) return 2;
  if (solutions >= fifth(3)) return 3;
  return solutions >= fifth(4) ? 4 : 5;
}
