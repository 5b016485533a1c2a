// The viewer's own state beside the match: advice, and guesses in camp who goes back next. Only on this device.

import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../contract/game.ts';
import type { Choice, View } from '../../../games/diamant/index.ts';

export interface Guess {
  /** The reveal it is about, counted as in the view. */
  readonly round: number;
  readonly back: readonly Seat[];
}

export interface Verdict extends Guess {
  readonly right: boolean;
}

export interface DiamantSelection {
  /** What a hint advises, and for which reveal. */
  readonly advised: Signal<{ readonly round: number; readonly choice: Choice } | undefined>;
  /** Whether decisions are enabled: not at first, because of double taps. */
  readonly open: Signal<boolean>;
  readonly guess: Signal<Guess | undefined>;
  readonly verdict: Signal<Verdict | undefined>;
  readonly tally: Signal<{ readonly right: number; readonly of: number }>;
}

export const makeSelection = (): DiamantSelection => ({
  advised: signal(undefined),
  open: signal(false),
  guess: signal(undefined),
  verdict: signal(undefined),
  tally: signal({ right: 0, of: 0 }),
});

/** Adds a seat to the guess or takes it out again; without a seat, the guess is that nobody goes back. */
export function toggleGuess(guess: Guess | undefined, round: number, seat?: Seat): Guess | undefined {
  const back = guess?.round === round ? guess.back : undefined;
  if (seat === undefined) return back?.length === 0 ? undefined : { round, back: [] };
  const next = back?.includes(seat) ? back.filter((other) => other !== seat) : [...(back ?? []), seat];
  return next.length === 0 ? undefined : { round, back: next.sort((a, b) => a - b) };
}

/** How the guess did, once its reveal is known; undefined while it is not, or when a later one has hidden it. */
function judgeGuess(guess: Guess, view: View): Verdict | undefined {
  const reveal = view.lastReveal;
  if (view.round !== guess.round + 1 || reveal === undefined) return undefined;
  const right = reveal.back.length === guess.back.length && reveal.back.every((seat) => guess.back.includes(seat));
  return { ...guess, right };
}

/** To be called with every view: counts the guess when its reveal has come. */
export function settleGuess(selection: DiamantSelection, view: View): void {
  const guess = selection.guess.peek();
  if (guess === undefined || view.round <= guess.round) return;
  const verdict = judgeGuess(guess, view);
  batch(() => {
    selection.guess.value = undefined;
    selection.verdict.value = verdict;
    const { right, of } = selection.tally.peek();
    if (verdict) selection.tally.value = { right: right + (verdict.right ? 1 : 0), of: of + 1 };
  });
}
