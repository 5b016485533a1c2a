// What the coach keeps in mind of a seat during a round: since when its gallery is broken, and by whose doing.

import type { Millis, Seat } from '../../contract/game.ts';
import { type OutOfMine, type OutOfMineState, opensAt } from '../../games/out-of-mine/index.ts';
import type { OutOfMineVerdictCode } from '../../words/en/coach-out-of-mine.ts';
import type { Judged as AnyJudged } from '../bot.ts';
import { benchOf, canComplete } from './bench.ts';

type Judged = AnyJudged<OutOfMine, OutOfMineVerdictCode>;

/** A decision whose cost is known only later. */
export type Blame = { -readonly [Field in keyof Judged]: Judged[Field] };

export interface Watch {
  isWhole: boolean;
  /** The moment from which the gallery cannot be completed, and the decision that is to blame. */
  brokenAt?: Millis | undefined;
  blame?: Blame | undefined;
  /** The first time, counted from when the seat might begin. */
  firstBroken?: Millis;
  lost: Millis;
  /** How often others took what it needed. */
  snatched: number;
}

export const newWatch = (): Watch => ({ isWhole: true, lost: 0, snatched: 0 });

/** Whether it could be completed before this move. If not, though it could after the last one, others took what was needed. */
export function lookAt(state: OutOfMineState, seat: Seat, one: Watch, at: Millis): boolean {
  const isWhole = canComplete(benchOf(state, seat));
  if (one.isWhole && !isWhole) {
    one.snatched += 1;
    shatter(one, state, seat, at);
  }
  if (!one.isWhole && isWhole) mend(one, at);
  return isWhole;
}

export function shatter(one: Watch, state: OutOfMineState, seat: Seat, at: Millis): void {
  one.isWhole = false;
  one.brokenAt = at;
  one.firstBroken ??= at - opensAt(state, seat);
}

/** Whole again, or over: the time since it broke is lost. */
export function mend(one: Watch, at: Millis): void {
  if (one.brokenAt !== undefined) {
    const lost = at - one.brokenAt;
    one.lost += lost;
    if (one.blame !== undefined) one.blame.detail = { ...one.blame.detail, lost };
  }
  one.isWhole = true;
  one.brokenAt = undefined;
  one.blame = undefined;
}
