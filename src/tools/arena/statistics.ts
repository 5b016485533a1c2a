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

/** What one seat gets of a win that these seats share. */
export const shareOf = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
