// Español: el entrenador y los consejos, sea cual sea el juego.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

export const coach: CoachWords = {
  title: 'Entrenador',
  looking: 'El entrenador está repasando la partida…',
  failed: 'El entrenador ha perdido el hilo.',
  again: 'Preguntar otra vez',

  curve: 'Probabilidad de ganar',
  curveHint: 'Elige un momento para verlo en la mesa.',
  moment: (move, shares) => `Jugada ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent}\u00a0%`,

  players: 'Jugadores',
  player: 'Jugador',
  accuracy: 'Precisión',
  luck: 'Suerte',
  labels: { good: 'Buena', inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  counts: { good: 'buenas', inaccuracy: 'imprecisas', mistake: 'errores', blunder: 'graves' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'La suerte fue justa contigo.' : `La suerte fue justa con ${who.name}.`;
    const whose = who.you ? 'tu probabilidad de ganar' : `la probabilidad de ganar de ${who.name}`;
    return `La suerte ${n > 0 ? 'subió' : 'bajó'} ${whose} ${points(Math.abs(n))}.`;
  },

  costly: 'Las decisiones más caras',
  cost: (n) => `−${points(n)}`,
  none: 'Ninguna decisión costó mucho. ¡Bien jugado!',
  better: 'Mejor:',
  show: 'Ver en la mesa',
  showAt: (move) => `Ver en la mesa: jugada ${move}`,
  rounds: 'Ronda a ronda',

  hint: 'Consejo',
  more: 'Dime más',
  doIt: 'Hacerlo',
  noHint: 'Ahora no tengo ningún consejo.',
  enough: 'No tengo más consejos.',

  withHints: 'con consejos',
  points: 'Puntos',
  keyHint: 'Un consejo; otra vez para más',
  allowed: 'Consejos permitidos',
  allowedHint: 'Cualquiera puede pedirle un consejo al farol. Se ve antes de sentarse, y el resultado lo menciona.',
  settings: {
    advice: 'Consejos si los pides',
    adviceHint: 'El farol junto al tablero te dice más cada vez que lo pulsas. El resultado lo menciona.',
  },

  levels: {
    ocelot: {
      1: { name: 'Polilla', line: 'Revolotea hacia lo que brilla más cerca.' },
      2: { name: 'Farol', line: 'Toma lo que ve. Solo mira tus opciones si no hay nada que tomar.' },
      3: { name: 'Brújula', line: 'Mira un turno más allá y a veces pierde el rumbo.' },
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
      4: { name: 'Capataz', line: 'Le sobran planes y toma primero lo que abunda.' },
      5: { name: 'Rey de la montaña', line: 'Ve la galería llena antes de que gires tu carta.' },
    },
  },
};
