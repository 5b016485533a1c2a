// The former level 5, kept to measure later ones by: tables of how likely to go back, by cell and, for win share, by standing.

import { aloneShouldLeave, expectedValue } from '../policies/rules-of-thumb.ts';
import type { Policy } from '../policies/simulate.ts';
import type { Situation } from '../policies/situation.ts';
import { CELLS, cellOf, standingOf } from './cells.ts';

/** Probabilities in 16 steps, one letter each; a dot where training hardly came. */
const LETTERS = 'ABCDEFGHIJKLMNOP';
const MOST = LETTERS.length - 1;
const UNSEEN = -1;

/** Runs of dots may be written as their length in brackets. */
export function parseTable(squeezed: string): Float32Array {
  const text = squeezed.replaceAll(/\[(\d+)\]/g, (_, length: string) => '.'.repeat(Number(length)));
  const table = new Float32Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    table[index] = letter === '.' ? UNSEEN : LETTERS.indexOf(letter) / MOST;
  }
  return table;
}

const fallback = expectedValue(0.2);

/** All who are inside ask about the same situation, one after the other: its cell is worked out once. */
let lastSituation: Situation | undefined;
let lastCell = 0;

function cellFor(situation: Situation): number {
  if (situation !== lastSituation) {
    lastSituation = situation;
    lastCell = cellOf(situation);
  }
  return lastCell;
}

/** By the situation alone: trained for points. */
export const pointsPolicy =
  (points: Float32Array): Policy =>
  (position, situation, seat, leads) => {
    if (situation.inside === 1) return aloneShouldLeave(situation) ? 1 : 0;
    const probability = points[cellFor(situation)] ?? UNSEEN;
    return probability < 0 ? fallback(position, situation, seat, leads) : probability;
  };

/** By the situation and the standing: trained for shares of the win. */
export const winPolicy = (wins: Float32Array, otherwise: Policy): Policy => {
  return (position, situation, seat, leads) => {
    const standing = standingOf(position.expedition, leads[seat] ?? 0);
    const probability = wins[standing * CELLS + cellFor(situation)] ?? UNSEEN;
    return probability < 0 ? otherwise(position, situation, seat, leads) : probability;
  };
};
