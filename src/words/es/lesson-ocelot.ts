// Español: la lección de La cueva de Maese Ocelote.

import type { OcelotLesson } from '../en/lesson-ocelot.ts';

export const lesson: OcelotLesson = {
  sides: {
    say: 'Quieres este berilo rojo. Una brújula, un farol y un pico deben verlo, cada uno desde un lado distinto. Dos faroles y una brújula no bastan: pon un pico en el extremo oeste de su fila.',
    nudge: 'Elige un pico y luego el espacio 16.',
  },
  collect: {
    say: 'Ahora lo ven las tres herramientas: norte, sur y oeste. ¡Recógelo, 7 puntos!',
    nudge: 'Toca el berilo rojo.',
  },
  between: {
    say: 'Donde dos cuevas se tocan, un espacio mira a las dos. Pon una brújula en el espacio 25: ve el nivel 2 y el nivel 3.',
    nudge: 'Elige una brújula y luego el espacio 25.',
  },
  both: { say: 'El ópalo del nivel 2 se ve ya desde tres lados. Recógelo.', nudge: 'Toca el ópalo iluminado.' },
  geode: {
    say: 'Una geoda esconde una amatista. El farol y el pico ya ven esta. Añade una brújula desde el este o el sur.',
    nudge: 'Elige una brújula y luego un extremo de la fila o columna de la geoda.',
  },
  crack: {
    say: '¡Ábrela! Está en el nivel 2, así que sacas de la bolsa verde.',
    nudge: 'Toca la geoda.',
  },
  amethyst: {
    say: 'Tu amatista está en tu bandeja y solo tú sabes cuánto vale. Toca una bolsa cuando quieras para ver qué hay dentro.',
  },
  enter: {
    say: 'Una vez por partida puedes hacer entrar a tu Polilla en lugar de colocar una herramienta: en una casilla vacía del nivel 1 o sobre una piedra de valor 1, que se queda. Elige la Polilla y luego la estrella.',
    nudge: 'Elige la Polilla y luego la estrella del centro.',
  },
  set: {
    say: 'Para ti, la Polilla cuenta como cualquier herramienta: te ayuda a ver la luna. Con sol, luna y estrella sacas una amatista azul. ¡Recoge la luna!',
    nudge: 'Toca la luna.',
  },
  wild: {
    say: 'Un pico ve esta geoda, y tu Polilla también. Añade una brújula desde el oeste o el sur y la Polilla hará de farol.',
    nudge: 'Elige una brújula y luego un extremo de la fila o columna de la geoda.',
  },
  own: {
    say: 'La Polilla solo te ayuda a ti; tu rival no podría llevarse esta geoda. Recógela.',
    nudge: 'Toca la geoda.',
  },
  twoSides: {
    say: 'Farol, brújula y Polilla ven esta esmeralda, pero la Polilla y la brújula desde el mismo lado. Son solo dos lados. Añade un pico desde el este o el sur.',
    nudge: 'Elige un pico y luego un extremo de la fila o columna de la esmeralda.',
  },
  third: {
    say: 'Tres lados, tres herramientas. Ahora cualquiera podría llevársela, ¡date prisa!',
    nudge: 'Toca la esmeralda.',
  },
  deeper: {
    say: 'Al empezar un turno, tu Polilla puede bajar un nivel, a una casilla vacía o a un cristal de roca. Envíala a un cristal del nivel 2.',
    nudge: 'Elige la Polilla y luego un cristal de roca del nivel 2.',
  },
  goOn: {
    say: 'El cristal es tuyo y el turno sigue: coloca la herramienta que quieras.',
    nudge: 'Elige una herramienta y un espacio.',
  },
  end: {
    say: 'Cuando hayas recogido lo que quieres, termina tu turno. Tras 16 turnos cada uno, gana la colección más valiosa.',
    nudge: 'Toca «Terminar turno».',
  },
};
