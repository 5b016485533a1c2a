// Français : ce que dit l'entraîneur de Diamant.

import type { CoachDiamantWords } from '../en/coach-diamant.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('fr');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : ` : c’est ce que fait un expert ${n(numberOf(back))} fois sur 100.`;

export const coachDiamant: CoachDiamantWords = {
  hints: {
    odds: ({ bust, gain, atRisk }) =>
      `${bust} % de risque que la prochaine carte mette fin à l’expédition. En moyenne elle t’apporte ${figure(gain)} ; en danger : ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }) => `Rentrer rapporte ${alone} en solo, ${withOne} à deux, ${withTwo} à trois.`,
    'go-back': (detail) => `Rentre${often(detail, (percent) => percent)}`,
    'go-on': (detail) => `Continue${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who, { bust, atRisk, alone }) =>
      `${who.you ? 'Tu as' : `${who.name} a`} continué avec ${bust} % de risque de piège et ${rubies(atRisk)} en danger. Rentrer en solo aurait rapporté ${alone}.`,
    back: (who, { bust, gain, alone }) =>
      `${who.you ? 'Tu as' : `${who.name} a`} préféré rentrer pour ${rubies(alone)} au plus : ${bust} % de risque de piège, et la prochaine carte aurait apporté ${figure(gain)} en moyenne.`,
  },
};
