// Shares of the win by how the totals stand: a model with three numbers, measured on matches between equal levels.

/** Points that one round scatters by: the logarithm of the odds between two seats is their lead over this, times √rounds. */
const SCATTER = 3.5;

/** Points on the others that a second is worth, and a gallery that can be filled in e times as many ways. */
export const POINTS_PER_SECOND = 0.7;
export const POINTS_PER_EASE = 0.3;

export function sharesOf(totals: readonly number[], roundsLeft: number): readonly number[] {
  const most = Math.max(...totals);
  const scatter = SCATTER * Math.sqrt(roundsLeft);
  const odds = totals.map((total) => (roundsLeft === 0 ? Number(total === most) : Math.exp((total - most) / scatter)));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
