// Where the lines of the win curve run, in percent of the chart.

import type { Review } from '../../bots/bot.ts';
import type { Seat } from '../../contract/game.ts';

type Curve = Review['curve'];

/** From left to right, each moment in the middle of its column. */
export const leftOf = (moment: number, count: number): number => (100 * (moment + 0.5)) / count;

export const topOf = (share: number): number => 100 * (1 - Math.max(0, Math.min(1, share)));

const fixed = (n: number): string => n.toFixed(2);

/** An SVG path. */
export const lineOf = (curve: Curve, seat: Seat): string =>
  curve
    .map(
      ({ shares }, at) =>
        `${at === 0 ? 'M' : 'L'}${fixed(leftOf(at, curve.length))} ${fixed(topOf(shares[seat] ?? 0))}`,
    )
    .join('');

/** The moment that shows the result of a move: the first one after it. */
export function momentAfter(curve: Curve, move: number): number {
  const found = curve.findIndex((moment) => moment.move >= move);
  return found < 0 ? curve.length - 1 : found;
}

/** The last moment that a replay at this point has shown; undefined before the first. */
export function momentAt(curve: Curve, at: number): number | undefined {
  const found = curve.findLastIndex((moment) => moment.move < at);
  return found < 0 ? undefined : found;
}

/** Heights of the marks at the end of the lines. They are moved apart until none covers another. */
export function spread(tops: readonly number[], gap: number): readonly number[] {
  const order = tops.map((top, seat) => ({ top, seat })).sort((a, b) => a.top - b.top);
  let last = Number.NEGATIVE_INFINITY;
  for (const mark of order) {
    mark.top = Math.max(mark.top, last + gap);
    last = mark.top;
  }
  // Marks pushed below the chart move up again, and push others up with them.
  let room = 100;
  for (const mark of order.toReversed()) {
    mark.top = Math.min(mark.top, room);
    room = mark.top - gap;
  }
  return order.sort((a, b) => a.seat - b.seat).map(({ top }) => top);
}
