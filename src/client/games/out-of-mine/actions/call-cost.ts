// What a wrong call would cost, shown before it is made.

import type { Seat } from '../../../../contract/game.ts';
import { type OutOfMineView, scoreSeat } from '../../../../games/out-of-mine/index.ts';
import type { OutOfMineWords } from '../../../../words/en/out-of-mine.ts';

/** 2 points (M22): unless fewer are left to take (M23, M24), or somebody called before (M41). */
export function costOfCall({ call }: Pick<OutOfMineWords, 'call'>, view: OutOfMineView, seat: Seat): string {
  const called = scoreSeat({ ...view, calls: [...view.calls, { seat, at: 0 }] }, seat).points;
  const cost = scoreSeat(view, seat).points - called;
  if (cost > 0) return call.costs(cost);
  return called === 0 ? call.worthless : '';
}
