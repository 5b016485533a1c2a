// Español: el entrenador y los consejos, sea cual sea el juego.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

export const coach: CoachWords = {
  title: 'Entrenador',
  looking: 'El entrenador repasa la partida …',
  failed: 'El entrenador ha perdido el hilo.',
  again: 'Preguntar otra vez',

  curve: 'Parte de la victoria',
  curveHint: 'Elige un momento para verlo en la mesa.',
  moment: (move, shares) => `Jugada ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent} %`,

  players: 'Jugadores',
  player: 'Jugador',
  accuracy: 'Precisión',
  luck: 'Suerte',
  labels: { good: 'Buena', inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  counts: { good: 'buenas', inaccuracy: 'imprecisas', mistake: 'errores', blunder: 'graves' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'La suerte fue justa contigo.' : `La suerte fue justa con ${who.name}.`;
    const verb = n > 0 ? 'dio' : 'quitó';
    const what = `${points(Math.abs(n))} de la victoria`;
    return who.you ? `La suerte te ${verb} ${what}.` : `La suerte le ${verb} a ${who.name} ${what}.`;
  },

  costly: 'Lo que más costó',
  cost: (n) => `−${points(n)}`,
  none: 'Ninguna decisión costó mucho. ¡Bien jugado!',
  better: 'Mejor:',
  show: 'Ver en la mesa',
  showAt: (move) => `Ver en la mesa: jugada ${move}`,
  rounds: 'Ronda a ronda',

  hint: 'Consejo',
  more: 'Dime más',
  doIt: 'Hacerlo',
  noHint: 'No hay consejo para este momento.',
  enough: 'No hay más consejos.',
};
