// Elo numbers from the scores of pairs, with intervals by drawing the games again.

import { below, type Rng, seededRng } from '../../kit/rng.ts';

/** The games of one pair: what the first got of each win, from 0 to 1. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly scores: readonly number[];
  /** So many games in a row had the same luck: they are drawn again together. */
  readonly group: number;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const PER_POINT = 400 / Math.LN10;
const DRAWS = 200;
const STEPS = 400;

/** The first player stands at 0. */
export function ratingsOf(players: number, pairings: readonly Pairing[], seed: string): readonly Rating[] {
  const rng = seededRng(seed);
  const elos = fitted(players, pairings);
  const drawn = Array.from({ length: DRAWS }, () =>
    fitted(
      players,
      pairings.map((pairing) => again(pairing, rng)),
    ),
  );
  return elos.map((elo, player) => {
    const sorted = drawn.map((one) => one[player] ?? 0).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.min(DRAWS - 1, Math.floor(part * DRAWS))] ?? elo;
    return { elo, low: at(0.025), high: at(0.975) };
  });
}

function again({ first, second, scores, group }: Pairing, rng: Rng): Pairing {
  const groups = Math.ceil(scores.length / group);
  const drawn = Array.from({ length: groups }, () => below(rng, groups) * group);
  return { first, second, group, scores: drawn.flatMap((from) => scores.slice(from, from + group)) };
}

/** Bradley and Terry, by Hunter's iteration. One drawn game is added to each pair, or whoever never lost would be infinitely good. */
function fitted(players: number, pairings: readonly Pairing[]): readonly number[] {
  const won = new Array<number>(players).fill(0);
  for (const { first, second, scores } of pairings) {
    const score = scores.reduce((sum, one) => sum + one, 0);
    won[first] = (won[first] ?? 0) + score + 0.5;
    won[second] = (won[second] ?? 0) + scores.length - score + 0.5;
  }
  let strengths = new Array<number>(players).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const weights = new Array<number>(players).fill(0);
    for (const { first, second, scores } of pairings) {
      const weight = (scores.length + 1) / ((strengths[first] ?? 1) + (strengths[second] ?? 1));
      weights[first] = (weights[first] ?? 0) + weight;
      weights[second] = (weights[second] ?? 0) + weight;
    }
    strengths = strengths.map((_, player) => (won[player] ?? 0) / (weights[player] ?? 1));
    const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / players);
    strengths = strengths.map((one) => one / mean);
  }
  const zero = Math.log(strengths[0] ?? 1);
  return strengths.map((one) => PER_POINT * (Math.log(one) - zero));
}
