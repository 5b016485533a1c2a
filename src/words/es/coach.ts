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

  withHints: 'con consejos',
  points: 'Puntos',
  keyHint: 'Un consejo; otra vez para más',
  allowed: 'Consejos permitidos',
  allowedHint: 'Cualquiera puede preguntar a la lámpara. Se ve antes de sentarse, y el resultado lo menciona.',
  settings: {
    advice: 'Consejos si los pides',
    adviceHint: 'Una lámpara junto al tablero dice más con cada pulsación. El resultado lo menciona.',
  },

  levels: {
    ocelot: [
      { name: 'Polilla', line: 'Revolotea hacia lo que brilla más cerca.' },
      { name: 'Farol', line: 'Coge lo que ve. Solo si no hay nada pregunta qué ves tú.' },
      { name: 'Brújula', line: 'Mira un turno más allá y a veces pierde el norte.' },
      { name: 'Pico', line: 'Cava varios turnos y deja muy poco atrás.' },
      { name: 'Maestro', line: 'Maese Ocelote en persona: sale antes de que tú entres.' },
    ],
    diamant: [
      { name: 'Novato', line: 'Salta ante cada sombra y huye de la primera trampa.' },
      { name: 'Porteadora', line: 'Vuelve en cuanto le pesa la bolsa.' },
      { name: 'Guía', line: 'Cuenta las cartas con los dedos y suele acertar.' },
      { name: 'Veterana', line: 'Sabe lo que vale cada túnel.' },
      { name: 'Leyenda', line: 'Lee la cueva y te lee a ti.' },
    ],
    'out-of-mine': [
      { name: 'Topo', line: 'Coloca lo que pilla y tararea.' },
      { name: 'Cavador', line: 'Tantea los agujeros antes de caerse.' },
      { name: 'Carpintera', line: 'Hace un plan y lo sigue.' },
      { name: 'Capataz', line: 'Le sobran planes y coge primero lo que abunda.' },
      { name: 'Rey de la montaña', line: 'Ve la galería llena antes de que gires tu carta.' },
    ],
  },
};
