// Español: lo que dice el entrenador de Diamant.

import type { CoachDiamantWords } from '../en/coach-diamant.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('es');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : `: así lo hacen los expertos ${n(numberOf(back))} veces de cada 100.`;

export const coachDiamant: CoachDiamantWords = {
  hints: {
    odds: ({ bust, gain, atRisk }) =>
      `La próxima carta lo acaba todo con un ${bust}\u00a0% de probabilidad. De media te da ${figure(gain)}; en peligro: ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }) =>
      `Volver da ${alone} si vuelves en solitario, ${withOne} con otra persona y ${withTwo} con dos.`,
    'go-back': (detail) => `Vuelve${often(detail, (percent) => percent)}`,
    'go-on': (detail) => `Sigue${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who, { bust, atRisk, alone }) =>
      `${who.you ? 'Seguiste' : `${who.name} siguió`}: con un ${bust}\u00a0% de riesgo de trampa y ${rubies(atRisk)} en peligro. Volver en solitario habría dado ${alone}.`,
    back: (who, { bust, gain, alone }) =>
      `${who.you ? 'Volviste' : `${who.name} volvió`} por ${rubies(alone)} como mucho: el riesgo de trampa era del ${bust}\u00a0%, y la próxima carta habría dado ${figure(gain)} de media.`,
  },
};
