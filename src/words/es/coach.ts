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
    ocelot: {
      1: { name: 'Polilla', line: 'Revolotea hacia lo que brilla más cerca.' },
      2: { name: 'Farol', line: 'Coge lo que ve. Solo si no hay nada pregunta qué ves tú.' },
      3: { name: 'Brújula', line: 'Mira un turno más allá y a veces pierde el norte.' },
      4: { name: 'Pico', line: 'Cava varios turnos y deja muy poco atrás.' },
      5: { name: 'Maestro', line: 'Maese Ocelote en persona: sale antes de que tú entres.' },
    },
    diamant: {
      1: { name: 'Novato', line: 'Salta ante cada sombra y huye de la primera trampa.' },
      2: { name: 'Porteadora', line: 'Vuelve en cuanto le pesa la bolsa.' },
      3: { name: 'Guía', line: 'Cuenta las cartas con los dedos y suele acertar.' },
      4: { name: 'Veterana', line: 'Sabe lo que vale cada túnel.' },
      5: { name: 'Leyenda', line: 'Lee la cueva y te lee a ti.' },
    },
    'out-of-mine': {
      1: { name: 'Topo', line: 'Coloca lo que pilla y tararea.' },
      2: { name: 'Cavador', line: 'Tantea los agujeros antes de caerse.' },
      3: { name: 'Carpintera', line: 'Hace un plan y lo sigue.' },
      4: { name: 'Capataz', line: 'Le sobran planes y coge primero lo que abunda.' },
      5: { name: 'Rey de la montaña', line: 'Ve la galería llena antes de que gires tu carta.' },
    },
  },
};
