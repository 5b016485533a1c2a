// Español: Out of Mine!, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Out of Mine!',
  sections: [
    {
      title: 'La caja',
      rules: [
        {
          id: 'M1',
          text: '69 losetas de cristal: 12 amarillas de una casilla, 16 azules de dos, 16 verdes de tres, 15 rojas de cuatro y 10 blancas de cinco.',
        },
        { id: 'M2', text: 'A las losetas se les puede dar la vuelta, y se pueden girar.' },
        {
          id: 'M3',
          text: '10 tableros con una galería por cada cara: 20 galerías de 20 casillas, todas distintas (decisión nuestra).',
        },
        {
          id: 'M4',
          text: '40 cartas de tesoro. Cada una dice cuántas losetas de qué colores debes usar: en total, exactamente 20 casillas (decisión nuestra).',
        },
        {
          id: 'M5',
          text: 'Cada carta muestra además un hallazgo deseado (oro o plata) y otro no deseado (carcoma o rata), con sus puntos.',
        },
        { id: 'M6', text: 'Toda galería se puede llenar por completo con cualquier carta.' },
        {
          id: 'M7',
          text: 'En cada galería hay tres elfos de colores distintos, cada uno junto a una casilla (decisión nuestra).',
        },
        {
          id: 'M8',
          text: 'Algunas losetas muestran un hallazgo por delante. Al darles la vuelta, lo esconden (decisión nuestra).',
        },
      ],
    },
    {
      title: 'Una ronda',
      rules: [
        { id: 'M10', text: 'Recibes un tablero al azar y eliges una cara.' },
        {
          id: 'M11',
          text: 'Cuando todo el mundo está a punto, se destapan a la vez todas las cartas de tesoro y todos juegan al mismo tiempo.',
        },
        { id: 'M12', text: 'La reserva es común. Toma las losetas de una en una: en la mano cabe una.' },
        {
          id: 'M13',
          text: 'Coloca la loseta de la mano en tu tablero o devuélvela. Las colocadas se pueden mover, girar o devolver en cualquier momento, y también darles la vuelta (decisión nuestra).',
        },
        {
          id: 'M14',
          text: 'Si dos personas quieren la misma loseta, se la queda la primera. A la otra se le avisa al instante.',
        },
        {
          id: 'M15',
          text: 'Puedes equivocarte: fuera del borde, o en un color o número que tu carta no permite. Las losetas nunca se solapan. Con barandillas, las losetas mal puestas se rechazan.',
        },
        {
          id: 'M16',
          text: '¿Terminaste? Grita «Out of Mine!». Desde ese momento nadie coloca nada. Solo puedes gritar con todas las casillas cubiertas, bien o mal.',
        },
        {
          id: 'M17',
          text: 'Si a nadie se le ocurre nada, o se acaba el tiempo acordado, la ronda termina sin grito (decisión nuestra).',
        },
      ],
    },
    {
      title: 'Puntuación',
      rules: [
        {
          id: 'M20',
          text: 'Se retiran las losetas mal puestas: fuera del borde, de un color que no está en tu carta o de más en un color (primero las últimas colocadas: decisión nuestra).',
        },
        { id: 'M21', text: '10 puntos, menos 1 por cada casilla vacía.' },
        { id: 'M22', text: 'Quien gritó gana 2 más si su galería estaba completa y correcta; si no, pierde 2.' },
        { id: 'M23', text: 'Más de 10 casillas vacías: 0 puntos y ninguna bonificación.' },
        {
          id: 'M24',
          text: 'Una ronda nunca puntúa menos de 0 (decisión nuestra), salvo que la mesa lo haya acordado (regla de la casa).',
        },
        { id: 'M25', text: 'Elfos: 1 punto por cada elfo cuya casilla cubre una loseta de su color.' },
        { id: 'M26', text: 'Hallazgos: los puntos de tu carta por cada hallazgo visible que nombra.' },
      ],
    },
    {
      title: 'Entre rondas y al final',
      rules: [
        {
          id: 'M30',
          text: 'El tablero de quien gritó vuelve a la caja. Uno nuevo se mezcla con los demás y se reparten al azar. Si te toca el mismo, juegas su otra cara.',
        },
        { id: 'M31', text: 'Sin grito, se va el tablero con menos casillas vacías (decisión nuestra).' },
        {
          id: 'M32',
          text: 'Tras la séptima ronda gana quien tenga más puntos; si hay empate, se comparte la victoria. Regla de la casa: se pueden acordar menos rondas.',
        },
      ],
    },
    {
      title: 'Justo para todos (opciones)',
      rules: [
        { id: 'M40', text: 'La ronda empieza para todos en el mismo instante, cuando todo el mundo está a punto.' },
        {
          id: 'M41',
          text: 'Foto de llegada: un segundo grito correcto en el mismo instante también gana la bonificación completa (decisión nuestra).',
        },
        {
          id: 'M42',
          text: 'Ventajas para un asiento: salida adelantada, tiempo tras el grito de otro, varias veces el tiempo de los demás, barandillas, una carta más fácil (decisiones nuestras).',
        },
      ],
    },
  ],
};
