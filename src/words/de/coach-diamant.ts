// Deutsch: was der Trainer von Diamant sagt.

import type { CoachDiamantWords } from '../en/coach-diamant.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('de');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : `: So macht es ein Könner in ${n(numberOf(back))} von 100 Fällen.`;

export const coachDiamant: CoachDiamantWords = {
  hints: {
    odds: ({ bust, gain, atRisk }) =>
      `Mit ${bust}\u00a0% beendet die nächste Karte die Expedition. Im Schnitt bringt sie dir ${figure(gain)}; auf dem Spiel: ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }) =>
      `Zurückgehen bringt ${alone}, wenn du allein gehst, ${withOne} zu zweit, ${withTwo} zu dritt.`,
    'go-back': (detail) => `Geh zurück${often(detail, (percent) => percent)}`,
    'go-on': (detail) => `Geh weiter${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who, { bust, atRisk, alone }) =>
      `${who.you ? 'Du bist' : `${who.name} ist`} weitergegangen: mit ${bust}\u00a0% kam eine Falle, auf dem Spiel: ${rubies(atRisk)}. Allein zurückgehen hätte ${alone} gebracht.`,
    back: (who, { bust, gain, alone }) =>
      `${who.you ? 'Du bist' : `${who.name} ist`} zurückgegangen, für höchstens ${rubies(alone)}: mit ${bust}\u00a0% kam eine Falle, und die nächste Karte hätte im Schnitt ${figure(gain)} gebracht.`,
  },
};
