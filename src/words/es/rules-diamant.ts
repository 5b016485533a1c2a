// Español: Diamant, the rules as a reference.

import { RELICS } from '../../games/diamant/content.ts';
import { listTexts } from '../list.ts';
import type { Rulebook } from '../types.ts';

/** The relics in the order they are mixed in. */
const [first = '', ...others] = RELICS.map(String);

export const rulebook: Rulebook = {
  title: 'Diamant',
  sections: [
    {
      title: 'La caja',
      rules: [
        {
          id: 'D1',
          text: '30 cartas de cueva: 15 tesoros con 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 rubíes y 15 trampas, tres de cada: escorpión, serpiente, lava, roca y pinchos. Cinco reliquias de 5, 7, 8, 10 y 12 pertenecen a la variante.',
        },
        {
          id: 'D2',
          text: 'Un rubí vale 1 punto, un diamante 5. Solo cuenta el valor, y la reserva nunca se agota (decisión nuestra).',
        },
        { id: 'D3', text: 'Hay cinco expediciones, cada una por su entrada. Todos entran en todas.' },
      ],
    },
    {
      title: 'Una expedición',
      rules: [
        {
          id: 'D10',
          text: 'Se destapa una carta al final del camino. La primera se destapa antes de que nadie decida.',
        },
        {
          id: 'D11',
          text: 'Tesoro: sus rubíes se reparten por igual entre quienes siguen dentro, delante de sus cofres. Lo que no se puede repartir queda en la carta.',
        },
        { id: 'D12', text: 'La primera trampa de un tipo no hace nada.' },
        {
          id: 'D13',
          text: 'La segunda trampa del mismo tipo acaba la expedición: quienes siguen dentro sueltan todos los rubíes que tenían delante del cofre y huyen.',
        },
        {
          id: 'D14',
          text: 'Si no, todos los de dentro deciden en secreto: seguir o volver. Se revela a la vez. Hasta que llegue la última decisión puedes cambiar la tuya; los demás solo ven que has decidido.',
        },
        {
          id: 'D15',
          text: 'Quienes vuelven se reparten los rubíes que hay en el camino. El resto se queda. Si vuelves en solitario, te lo llevas todo.',
        },
        {
          id: 'D16',
          text: 'Esa parte y los rubíes de delante de tu cofre entran en él y están a salvo. Esperas en el campamento a la próxima expedición.',
        },
        {
          id: 'D17',
          text: 'Quienes siguen destapan la carta siguiente. Cuando no queda nadie dentro, la expedición termina.',
        },
        {
          id: 'D18',
          text: 'Lo que hay delante de un cofre está a la vista; lo de dentro es secreto hasta el final, salvo que hayáis acordado cofres abiertos.',
        },
      ],
    },
    {
      title: 'Entre expediciones',
      rules: [
        { id: 'D20', text: 'Se cierra la entrada, y los rubíes que quedan en el camino vuelven a la reserva.' },
        { id: 'D21', text: 'Si la acabó una trampa, una de las dos cartas se aparta para el resto de la partida.' },
        { id: 'D22', text: 'Las demás cartas se barajan de nuevo en el mazo.' },
        {
          id: 'D23',
          text: 'Tras la quinta expedición se abren los cofres. Gana quien tenga más puntos; si hay empate, se comparte la victoria.',
        },
      ],
    },
    {
      title: 'Variante: reliquias',
      rules: [
        {
          id: 'D30',
          text: `Al empezar cada expedición se baraja en el mazo la siguiente reliquia: ${first}, luego ${listTexts('es', others)}.`,
        },
        { id: 'D31', text: 'Una reliquia destapada queda en el camino. No pasa nada más.' },
        {
          id: 'D32',
          text: 'Si vuelve exactamente una persona, se lleva todas las reliquias del camino. Si vuelven varias a la vez, nadie se las lleva.',
        },
        {
          id: 'D33',
          text: 'Las reliquias que quedan en el camino al acabar una expedición salen de la partida. Las que siguen en el mazo se quedan en él.',
        },
        { id: 'D34', text: 'Una reliquia vale su número y ya no se puede perder.' },
      ],
    },
    {
      title: 'Cuando falta alguien',
      rules: [
        {
          id: 'D40',
          text: 'Si alguien no decide en el tiempo acordado, decide por esa persona un bot que solo sabe lo que ella sabe. Recupera su asiento en cuanto vuelve.',
        },
      ],
    },
  ],
};
