// Shares of the win, and how sure they are.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lie below this many deviations. */
const Z = 1.959964;

/**
 * Wilson's 95 % interval for a share of n games. Where ties split the win a game counts in part; its outcomes spread
 * less than wins and losses would, so the interval is on the safe side.
 */
export function wilson(share: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const square = Z ** 2 / n;
  const centre = (share + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/**
 * The interval of scores of which each `size` in a row were played with the same luck. Such games are often nearly the same
 * game, and then they count for fewer than they are: as many as would scatter as the groups do.
 */
export function groupedInterval(scores: readonly number[], size: number): Interval {
  const games = scores.length;
  const share = scores.reduce((sum, score) => sum + score, 0) / games;
  const groups = Math.ceil(games / size);
  if (size === 1 || groups < 2) return wilson(share, groups);
  let squares = 0;
  for (let group = 0; group < groups; group++) {
    const own = scores.slice(group * size, (group + 1) * size);
    squares += (own.reduce((sum, score) => sum + score, 0) / own.length - share) ** 2;
  }
  const variance = squares / (groups - 1) / groups;
  const count = variance === 0 ? games : (share * (1 - share)) / variance;
  return wilson(share, Math.min(games, Math.max(groups, count)));
}

/** The interval of a mean of scores that may be below zero; each `size` in a row were played with the same luck. */
export function meanInterval(scores: readonly number[], size: number): Interval {
  const groups = Math.ceil(scores.length / size);
  const means = Array.from({ length: groups }, (_, group) => meanOf(scores.slice(group * size, (group + 1) * size)));
  const mean = meanOf(scores);
  const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, groups - 1);
  const reach = groups < 2 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(variance / groups);
  return { low: mean - reach, high: mean + reach };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
