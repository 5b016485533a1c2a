// Español: la lección de Out of Mine!

import type { OutOfMineLesson } from '../en/lesson-out-of-mine.ts';

export const lesson: OutOfMineLesson = {
  card: {
    say: 'Esta es tu galería: 20 casillas en la roca. Tu carta de tesoro dice qué losetas la llenan justo: 1 azul, 2 rojas y 2 blancas. Las formas las eliges tú.',
  },
  take: {
    say: 'La reserva es común y todo el mundo excava a la vez. De cada loseta blanca solo hay una. ¡Toma la F blanca!',
    nudge: 'Toca la F blanca de la reserva.',
  },
  hand: {
    say: 'Pip también la quería, pero te has adelantado. En la mano cabe una sola loseta: colócala o devuélvela. La F aquí solo estorbaría. Devuélvela.',
    nudge: 'Toca «Devolver», la flecha hacia la bandeja.',
  },
  gone: {
    say: '¡Zas! Ahora la tiene Pip. No pasa nada: la W blanca se parece a la escalera de arriba a la derecha. Tómala.',
    nudge: 'Toca la W blanca de la reserva.',
  },
  turn: {
    say: 'Gírala hasta que encaje y colócala en la escalera, hasta la casilla más alta. Puedes mover las losetas colocadas cuando quieras.',
    nudge: 'La escalera empieza en la casilla más alta. La flecha redonda gira la loseta.',
  },
  last: {
    say: 'Un poco después: quedan cuatro casillas y tu carta pide una roja más. ¿Qué forma es? Toma la L roja.',
    nudge: 'Toca la L roja de la reserva.',
  },
  turnOver: {
    say: 'Aquí no basta con girar. Dale también la vuelta a la loseta y colócala.',
    nudge:
      'Los dos triángulos le dan la vuelta y la flecha redonda la gira, hasta que encaje en las cuatro casillas libres.',
  },
  call: {
    say: 'Todas las casillas están cubiertas y todas las losetas están en la carta. ¡Rápido, grita! Después nadie coloca nada más.',
    nudge: 'Toca «Out of Mine!».',
  },
  twelve: {
    say: '10 puntos por la galería llena y 2 por gritar con razón: ¡12! Cada casilla vacía cuesta 1 punto. Pip tiene más de 10 vacías, así que nada. ¡A la siguiente ronda!',
    nudge: 'Toca «A la siguiente ronda».',
  },
  wrong: {
    say: 'Nada te impide equivocarte. Arriba, una loseta azul se mete en la roca, y tienes en la mano una tercera verde, aunque tu carta pide dos. Colócala igualmente, abajo a la izquierda.',
    nudge: 'Pon la loseta verde en vertical y colócala en las tres casillas libres.',
  },
  early: {
    say: 'Parece llena, ¿verdad? Hay dos losetas mal puestas. Solo por esta vez: grita igual.',
    nudge: 'Toca «Out of Mine!» y luego «Gritar igual».',
  },
  four: {
    say: 'Las losetas mal puestas se quitan: la azul que se mete en la roca y la verde que sobra. Quedan 4 casillas vacías, y gritar tan pronto cuesta 2 puntos: 10 − 4 − 2 = 4.',
    nudge: 'Toca «A la siguiente ronda».',
  },
  rails: {
    say: 'Si quieres, juegas con barandillas. Tu carta no pide amarillas aquí. Toma una loseta amarilla de todos modos.',
    nudge: 'Toca la loseta amarilla de la reserva.',
  },
  held: {
    say: 'Prueba donde quieras: las barandillas no dejan entrar ninguna loseta mal puesta en la galería. Después, devuélvela.',
    nudge: 'Toca «Devolver», la flecha hacia la bandeja.',
  },
  elves: {
    say: 'Con elfos hay más que ganar: 1 punto por cada elfo junto a una loseta de su color. El blanco ya está contento. Toma una loseta azul para el azul.',
    nudge: 'Toca la loseta azul de la reserva.',
  },
  blue: {
    say: 'Colócala junto al elfo azul, a la derecha del todo. ¡Deprisa, Pip casi ha terminado!',
    nudge: 'En las dos casillas libres junto al elfo azul.',
  },
  eight: {
    say: 'Pip ha gritado antes. Tienes 4 casillas vacías y dos elfos felices; el verde solo tiene blanco al lado. 10 − 4 + 1 + 1 = 8.',
    nudge: 'Toca «A la siguiente ronda».',
  },
  finds: {
    say: 'Hallazgos: aquí tu carta da 2 puntos por cada pepita de oro y quita 1 por cada carcoma. Solo cuenta lo que se ve. Toma la I verde con oro.',
    nudge: 'Toca la I verde de la reserva.',
  },
  gold: {
    say: 'Colócala arriba, con el oro a la vista. El reverso de las losetas está vacío: así se esconde una carcoma.',
    nudge: 'En las tres casillas libres de arriba; el oro tiene que verse.',
  },
  nine: {
    say: 'Pip ha gritado antes de que escondieras la carcoma. 10 − 4 + 2 + 2 − 1 = 9. Tras siete rondas gana quien tiene más puntos. ¡Suerte ahí abajo!',
    nudge: 'Toca «A la siguiente ronda».',
  },
};
