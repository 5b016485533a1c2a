// Español: lo que dice el entrenador de La cueva de Maese Ocelote.

import type { CoachOcelotWords } from '../en/coach-ocelot.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';

const figure = figuresIn('es');
const points = (n: Figure): string => `${figure(n)} ${numberOf(n) === 1 ? 'punto' : 'puntos'}`;
const gems = (n: Figure): string => (numberOf(n) === 1 ? '1 piedra' : `${n} piedras`);

const THE_TOOL: Readonly<Record<string, string>> = { compass: 'la brújula', lamp: 'el farol', pickaxe: 'el pico' };

const place = ({ tool, tile, space, cell }: Detail): string =>
  cell === undefined
    ? `${THE_TOOL[String(tool)]} de la ficha ${tile} en el espacio ${space}`
    : `al compañero en ${cell}`;

function brings({ gain, hands }: Detail): string {
  const wins = numberOf(gain) > 0 ? `da ${points(gain)}` : '';
  const loses = numberOf(hands) > 0 ? `deja ${points(hands)} al otro lado` : '';
  const both = [wins, loses].filter((part) => part !== '').join(' y ');
  return both === '' ? '.' : `: eso ${both}.`;
}

const behind = ({ lost }: Detail): string =>
  numberOf(lost) > 0 ? `, ${points(lost)} por debajo del mejor turno.` : '.';

export const coachOcelot: CoachOcelotWords = {
  hints: {
    'nothing-to-take': () => 'Ahora ningún turno da una piedra. Piensa en lo que dejas al otro lado.',
    'could-take': ({ points: n }) => `Hay un turno que da ${points(n)} al momento.`,
    'some-are-dangerous': (detail) =>
      `${detail.safe} de ${detail.turns} opciones ${numberOf(detail.safe) === 1 ? 'no deja' : 'no dejan'} nada. Lo peor es colocar ${place(detail)}: deja ${points(detail.most)}.`,
    'all-are-dangerous': ({ least, most }) =>
      `Todas las opciones dejan algo: ${points(least)} en el mejor caso y ${points(most)} en el peor.`,
    'best-place': (detail) => `Coloca ${place(detail)}${brings(detail)}`,
    'best-enter': (detail) => `Haz que el compañero llegue a la casilla marcada (${detail.cell})${brings(detail)}`,
    'best-advance': (detail) => `Haz que el compañero siga hasta la casilla marcada (${detail.cell})${brings(detail)}`,
    'best-collect': ({ cell }) => `Recoge la piedra de ${cell}.`,
    'best-done': () => 'No merece la pena tomar nada más. Termina tu turno.',
    'gems-to-collect': ({ count, points: n }) => `Puedes recoger ${gems(count)} por ${points(n)}.`,
  },
  verdicts: {
    token: (who, detail) => `${who.you ? 'Colocaste' : `${who.name} colocó`} ${place(detail)}${behind(detail)}`,
    companion: (who, detail) =>
      `${who.you ? 'Enviaste a tu compañero' : `${who.name} envió a su compañero`} a ${detail.cell}${behind(detail)}`,
    'left-lying': (who, { count, points: n }) =>
      `${who.you ? 'Dejaste' : `${who.name} dejó`} ${gems(count)} sin recoger, que ${numberOf(count) === 1 ? 'valía' : 'valían'} ${points(n)}.`,
  },
};
