// A review made ready for people: labels and accuracy by player, and the decisions that cost most.

import type { Seat } from '../contract/game.ts';
import { accuracyOf, LABELS, type Label, labelOf, lossOf } from './accuracy.ts';
import type { Judged, Review } from './bot.ts';

export interface Verdict extends Judged {
  /** Percentage points thrown away, on the scale of two players. */
  readonly loss: number;
  readonly label: Label;
}

export interface SeatSummary {
  readonly decisions: number;
  /** 0 to 100; undefined where nothing was decided. */
  readonly accuracy: number | undefined;
  /** What luck gave or took, as share of the win. */
  readonly luck: number;
  readonly labels: Readonly<Record<Label, number>>;
}

export function verdictsOf({ judged }: Review, seats: number): readonly Verdict[] {
  return judged.map((decision) => {
    const loss = lossOf(decision, seats);
    return { ...decision, loss, label: labelOf(loss) };
  });
}

export function summaryOf(review: Review, verdicts: readonly Verdict[], seat: Seat): SeatSummary {
  const own = verdicts.filter((verdict) => verdict.seat === seat);
  const count = (label: Label): number => own.filter((verdict) => verdict.label === label).length;
  const [good, inaccuracy, mistake, blunder] = LABELS.map(count);
  return {
    decisions: own.length,
    accuracy: accuracyOf(own.map(({ loss }) => loss)),
    luck: review.luck[seat] ?? 0,
    labels: { good: good ?? 0, inaccuracy: inaccuracy ?? 0, mistake: mistake ?? 0, blunder: blunder ?? 0 },
  };
}

/** The costliest first. */
export function worst(verdicts: readonly Verdict[], most: number): readonly Verdict[] {
  return verdicts
    .filter(({ label }) => label !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}
