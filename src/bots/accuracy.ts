// Labels and accuracy, as lichess counts them, made to fit tables of any size.

import type { Judged } from './bot.ts';

export const LABELS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];

/** A share of the win as a percentage on the scale of two players: an even share is always 50. */
export function winPercent(share: number, seats: number): number {
  return 100 * Math.max(0, Math.min(1, share)) ** (Math.LN2 / Math.log(seats));
}

/** Percentage points thrown away by a decision. */
export function lossOf(decision: Pick<Judged, 'best' | 'chosen'>, seats: number): number {
  return Math.max(0, winPercent(decision.best, seats) - winPercent(decision.chosen, seats));
}

export function labelOf(loss: number): Label {
  if (loss >= 15) return 'blunder';
  if (loss >= 10) return 'mistake';
  return loss >= 5 ? 'inaccuracy' : 'good';
}

/** 0 to 100, from the mean of what each decision threw away. Undefined where nothing was decided. */
export function accuracyOf(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined;
  const each = losses.map((loss) => Math.max(0, Math.min(100, 103.17 * Math.exp(-0.0435 * loss) - 3.17)));
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}
