// Español: lo que dice el entrenador de Diamant.

import type { CoachDiamantWords } from '../en/coach-diamant.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';
import { diamant } from './diamant.ts';

const figure = figuresIn('es');
const rubies = (n: Figure): string => diamant.rubies(numberOf(n));
const often = ({ back }: Detail, n: (percent: number) => number): string =>
  back === undefined ? '.' : `: así lo hace un experto ${n(numberOf(back))} veces de cada 100.`;

export const coachDiamant: CoachDiamantWords = {
  hints: {
    odds: ({ bust, gain, atRisk }) =>
      `La próxima carta lo acaba todo con un ${bust} %. De media te da ${figure(gain)}; en peligro: ${rubies(atRisk)}.`,
    pay: ({ alone, withOne, withTwo }) =>
      `Volver da ${alone} si vuelves a solas, ${withOne} con otra persona y ${withTwo} con dos.`,
    'go-back': (detail) => `Vuelve${often(detail, (percent) => percent)}`,
    'go-on': (detail) => `Sigue${often(detail, (percent) => 100 - percent)}`,
  },
  verdicts: {
    on: (who, { bust, atRisk, alone }) =>
      `${who.you ? 'Seguiste' : `${who.name} siguió`}: un ${bust} % de trampa y en peligro ${rubies(atRisk)}. Volver a solas habría dado ${alone}.`,
    back: (who, { bust, gain, alone }) =>
      `${who.you ? 'Volviste' : `${who.name} volvió`} por ${rubies(alone)} como mucho: un ${bust} % de trampa, y la próxima carta habría dado ${figure(gain)} de media.`,
  },
};
