// Reviews a match in a worker. Reviews are kept until the page closes: result and replay show the same one.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Review } from '../../bots/bot.ts';
import { type SeatSummary, summaryOf, type Verdict, verdictsOf } from '../../bots/summary.ts';
import { type MatchRecord, type ReadRecord, readRecordOf } from '../../match/record.ts';
import { setupOf } from '../../match/step.ts';
import { BOARDS } from '../games/boards.ts';
import { botsInWorker } from '../session/bots.ts';

export interface Coached {
  readonly read: ReadRecord;
  readonly review: Review;
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly SeatSummary[];
}

export type CoachState =
  | { readonly type: 'looking'; readonly done: number }
  | { readonly type: 'ready'; readonly coached: Coached }
  | { readonly type: 'failed' };

const KEPT = 4;
const reviews = new Map<string, ReadonlySignal<CoachState>>();

const keyOf = ({ match, moves }: MatchRecord): string => `${match}/${moves.length}`;

/** The review, if somebody has asked for it. */
export const knownReview = (record: MatchRecord): ReadonlySignal<CoachState> | undefined => reviews.get(keyOf(record));

/** Starts a review, unless there is one already. A failed one is started again. */
export function coachFor(record: MatchRecord): ReadonlySignal<CoachState> {
  const known = knownReview(record);
  if (known && known.peek().type !== 'failed') return known;
  const state = signal<CoachState>({ type: 'looking', done: 0 });
  reviews.set(keyOf(record), state);
  for (const old of [...reviews.keys()].slice(0, -KEPT)) reviews.delete(old);
  look(record, (done) => {
    state.value = { type: 'looking', done };
  })
    .then((coached) => {
      state.value = { type: 'ready', coached };
    })
    .catch((fault: unknown) => {
      console.warn('the coach failed', fault);
      state.value = { type: 'failed' };
    });
  return state;
}

async function look(record: MatchRecord, onProgress: (done: number) => void): Promise<Coached> {
  const { game } = await BOARDS[record.game]();
  const read = readRecordOf(game, record);
  if (!read.ok) throw new Error(read.error.code);
  const bots = botsInWorker();
  try {
    const played = { setup: setupOf(read.value.terms), moves: read.value.moves };
    const review = await bots.review(record.game, played, onProgress);
    const verdicts = verdictsOf(review, record.seats.length);
    const seats = record.seats.map((_, seat) => summaryOf(review, verdicts, seat));
    return { read: read.value, review, verdicts, seats };
  } finally {
    bots.close();
  }
}
