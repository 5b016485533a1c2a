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
          text: '69 losetas de cristal: 12 amarillas de un espacio, 16 azules de dos, 16 verdes de tres, 15 rojas de cuatro y 10 blancas de cinco.',
        },
        { id: 'M2', text: 'Las losetas se pueden girar y voltear.' },
        { id: 'M3', text: '10 tableros con una galería por cada cara: 20 galerías de 20 espacios, todas distintas.' },
        {
          id: 'M4',
          text: '40 cartas de tesoro. Cada una dice cuántas losetas de qué colores debes usar: en total, exactamente 20 espacios.',
        },
        {
          id: 'M5',
          text: 'Cada carta muestra además un hallazgo deseado (oro o plata) y otro no deseado (carcoma o rata), con sus puntos.',
        },
        { id: 'M6', text: 'Toda galería se puede llenar por completo con cualquier carta.' },
        { id: 'M7', text: 'En cada galería hay tres elfos de colores distintos, cada uno junto a un espacio.' },
        { id: 'M8', text: 'Algunas losetas muestran un hallazgo por delante. Volteadas, lo esconden.' },
      ],
    },
    {
      title: 'Una ronda',
      rules: [
        { id: 'M10', text: 'Recibes un tablero al azar y eliges una cara.' },
        {
          id: 'M11',
          text: 'Cuando todos están listos se destapan a la vez todas las cartas de tesoro y todos juegan al mismo tiempo.',
        },
        { id: 'M12', text: 'La reserva es común. Toma las losetas de una en una: en la mano cabe una.' },
        {
          id: 'M13',
          text: 'Coloca la loseta de la mano en tu tablero o devuélvela. Las colocadas se pueden mover, girar, voltear o devolver en cualquier momento.',
        },
        {
          id: 'M14',
          text: 'Si dos quieren la misma loseta, se la queda quien llega antes. A la otra persona se le avisa al instante.',
        },
        {
          id: 'M15',
          text: 'Puedes colocar mal: fuera del borde, en un color o número que tu carta no permite. Las losetas nunca se solapan. Con barandillas, lo incorrecto se rechaza.',
        },
        {
          id: 'M16',
          text: '¿Terminaste? Grita «Out of Mine!». Desde ese momento nadie coloca nada. Solo puedes gritar con todas las casillas cubiertas, bien o mal.',
        },
        {
          id: 'M17',
          text: 'Si todos dicen que están atascados, o se acaba el tiempo acordado, la ronda termina sin grito.',
        },
      ],
    },
    {
      title: 'Puntuación',
      rules: [
        {
          id: 'M20',
          text: 'Se retiran las losetas mal puestas: fuera del borde, de un color que no está en tu carta o de más en un color (primero las últimas colocadas).',
        },
        { id: 'M21', text: '10 puntos, menos 1 por cada espacio vacío.' },
        { id: 'M22', text: 'Quien gritó gana 2 más si su galería estaba completa y correcta; si no, pierde 2.' },
        { id: 'M23', text: 'Más de 10 espacios vacíos: 0 puntos y ninguna bonificación.' },
        { id: 'M24', text: 'Una ronda nunca puntúa menos de 0, salvo que la mesa lo haya acordado.' },
        { id: 'M25', text: 'Elfos: 1 punto por cada elfo cuyo espacio cubre una loseta de su color.' },
        { id: 'M26', text: 'Hallazgos: los puntos de tu carta por cada hallazgo visible que nombra.' },
      ],
    },
    {
      title: 'Entre rondas y al final',
      rules: [
        {
          id: 'M30',
          text: 'El tablero de quien gritó se va. Uno nuevo se mezcla con los demás y se reparten al azar. Si te toca el mismo, juegas su otra cara.',
        },
        { id: 'M31', text: 'Sin grito, se va el tablero con menos espacios vacíos.' },
        { id: 'M32', text: 'Tras la séptima ronda gana quien tenga más puntos; un empate es victoria compartida.' },
      ],
    },
    {
      title: 'Justo para todos (opciones)',
      rules: [
        { id: 'M40', text: 'La ronda empieza para todos en el mismo instante, cuando todos están listos.' },
        { id: 'M41', text: 'Foto de llegada: un segundo grito correcto en un pestañeo también gana la bonificación.' },
        {
          id: 'M42',
          text: 'Ventajas para un sitio: salida adelantada, tiempo tras el grito de otro, varias veces el tiempo de los demás, barandillas, una carta más fácil.',
        },
      ],
    },
  ],
};
