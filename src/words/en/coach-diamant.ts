// English: what the coach of Diamant says. This file gives the type of all five.

import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure, GameCoachWords, Who } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('en');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : `: experts do so ${n(numberOf(back))} times out of 100.`;

export const coachDiamant = {
  hints: {
    odds: ({ bust, gain, atRisk }: Detail) =>
      `${bust}% chance the next card ends it. On average it brings you ${figure(gain)}. At risk: ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }: Detail) =>
      `Going back pays ${alone} if you go alone, ${withOne} with one other, ${withTwo} with two.`,
    'go-back': (detail: Detail) => `Go back${often(detail, (percent) => percent)}`,
    'go-on': (detail: Detail) => `Go on${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who: Who, { bust, atRisk, alone }: Detail) =>
      `${who.you ? 'You' : who.name} went on with a ${bust}% chance of a trap and ${rubies(atRisk)} at risk. Going back alone would have paid ${alone}.`,
    back: (who: Who, { bust, gain, alone }: Detail) =>
      `${who.you ? 'You' : who.name} went back for ${rubies(alone)} at most: the chance of a trap was ${bust}%, and the next card would have brought ${figure(gain)} on average.`,
  },
} satisfies GameCoachWords;

export type CoachDiamantWords = typeof coachDiamant;
/** What its bot may say; see src/bots. A code without a sentence does not compile there. */
export type DiamantHintCode = keyof CoachDiamantWords['hints'];
export type DiamantVerdictCode = keyof CoachDiamantWords['verdicts'];
