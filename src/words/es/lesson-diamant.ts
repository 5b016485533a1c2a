// Español: la lección de Diamant.

import type { DiamantLesson } from '../en/lesson-diamant.ts';

export const lesson: DiamantLesson = {
  nine: {
    say: 'Entre los cinco habéis encontrado 9 rubíes: uno por persona, y 4 que no se pueden repartir se quedan en la carta. Lo que llevas es botín: aún no está a salvo.',
  },
  on: {
    say: 'Ahora todos deciden en secreto: ¿más adentro o de vuelta al campamento? Sigue.',
    nudge: 'Todavía no: sigue una vez más.',
  },
  trap: {
    say: 'Una trampa. La primera de su clase no hace nada; la segunda acaba con la expedición. La barra muestra lo probable que es. Atrévete a seguir.',
    nudge: 'Ánimo: sigue.',
    praise: '¡Un tesoro! Dos por persona.',
  },
  back: {
    say: 'En el camino hay ahora 5 rubíes. Quienes vuelven se los reparten y lo guardan todo en el cofre. Vuelve.',
    nudge: 'Es un buen momento para volver.',
  },
  home: {
    say: 'Has vuelto en solitario: los 5 son tuyos, y tu botín de 3 también. Ocho en el cofre, y nadie te los quita.',
  },
  dare: {
    say: 'Otra expedición. Ya se ha visto una serpiente. ¿Y si sigues?',
    nudge: 'Solo por esta vez: sigue.',
  },
  lost: {
    say: '¡La segunda serpiente! Quienes están dentro sueltan su botín y huyen. Tu cofre sigue intacto, y una serpiente queda fuera del juego.',
  },
  relic: {
    say: 'Una reliquia. Es para quien vuelve en solitario; si vuelven dos, no es de nadie. Los demás parecen querer seguir. Vuelve.',
    nudge: 'Aprovecha la ocasión: vuelve.',
  },
  end: {
    say: 'El búho es tuyo: 7 puntos. Tras cinco expediciones gana el cofre más rico. ¡Adelante!',
  },
};
