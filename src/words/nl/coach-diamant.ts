// Nederlands: wat de coach van Diamant zegt.

import type { CoachDiamantWords } from '../en/coach-diamant.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('nl');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : `: zo doet een kenner het ${n(numberOf(back))} van de 100 keer.`;

export const coachDiamant: CoachDiamantWords = {
  hints: {
    odds: ({ bust, gain, atRisk }) =>
      `Met een kans van ${bust}% maakt de volgende kaart een eind aan de expeditie. Gemiddeld levert die je ${figure(gain)} op; in gevaar: ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }) =>
      `Teruggaan levert ${alone} op als je alleen gaat, ${withOne} met z’n tweeën, ${withTwo} met z’n drieën.`,
    'go-back': (detail) => `Ga terug${often(detail, (percent) => percent)}`,
    'go-on': (detail) => `Ga verder${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who, { bust, atRisk, alone }) =>
      `${who.you ? 'Je ging' : `${who.name} ging`} verder met ${bust}% kans op een val en ${rubies(atRisk)} in gevaar. Alleen teruggaan had ${alone} opgeleverd.`,
    back: (who, { bust, gain, alone }) =>
      `${who.you ? 'Je ging' : `${who.name} ging`} terug voor hoogstens ${rubies(alone)}: ${bust}% kans op een val, en de volgende kaart had gemiddeld ${figure(gain)} opgeleverd.`,
  },
};
