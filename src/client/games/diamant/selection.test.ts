import { describe, expect, test } from 'vitest';
import { diamant, type View } from '../../../games/diamant/index.ts';
import { makeSelection, settleGuess, toggleGuess } from './selection.ts';

const OPENING = diamant.view(diamant.setup({ seats: 4, options: { relics: false, openChests: false } }), 3);
const revealed = (round: number, back: readonly number[]): View => ({
  ...OPENING,
  round,
  lastReveal: { on: [0, 1, 2].filter((seat) => !back.includes(seat)), back, share: 0 },
});

describe('a guess', () => {
  test('takes seats in and out, and nobody is a guess too', () => {
    const one = toggleGuess(undefined, 4, 2);
    expect(one).toEqual({ round: 4, back: [2] });
    expect(toggleGuess(one, 4, 0)).toEqual({ round: 4, back: [0, 2] });
    expect(toggleGuess(one, 4, 2)).toBeUndefined();
    expect(toggleGuess(one, 4)).toEqual({ round: 4, back: [] });
    expect(toggleGuess(one, 5, 1)).toEqual({ round: 5, back: [1] });
  });

  test.each([
    { back: [1, 2], right: 1 },
    { back: [1], right: 0 },
    { back: [], right: 0 },
  ])('of two is counted once when $back go back', ({ back, right }) => {
    const selection = makeSelection();
    selection.guess.value = { round: 4, back: [1, 2] };
    settleGuess(selection, revealed(4, []));
    expect(selection.tally.value).toEqual({ right: 0, of: 0 });
    settleGuess(selection, revealed(5, back));
    settleGuess(selection, revealed(5, back));
    expect(selection.tally.value).toEqual({ right, of: 1 });
  });

  test('is dropped when its reveal was never seen', () => {
    const selection = makeSelection();
    selection.guess.value = { round: 4, back: [1] };
    settleGuess(selection, revealed(6, [1]));
    expect(selection.guess.value).toBeUndefined();
    expect(selection.tally.value).toEqual({ right: 0, of: 0 });
  });
});
