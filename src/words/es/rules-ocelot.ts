// Español: La cueva de Maese Ocelote, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'La cueva de Maese Ocelote',
  sections: [
    {
      title: 'Las cuevas',
      rules: [
        {
          id: 'O1',
          text: 'Tres cuevas: nivel 1 (azul) con 41 casillas, nivel 2 (verde) y nivel 3 (rojo) con 13 cada uno (decisión nuestra).',
        },
        {
          id: 'O2',
          text: 'Alrededor de cada cueva hay espacios circulares. Cada uno mira a lo largo de las filas y columnas que terminan en él.',
        },
        {
          id: 'O3',
          text: 'Los espacios entre dos cuevas miran a ambas. En el tapete habitual se tocan los niveles 2 y 3; en el otro, los dos tocan el nivel 1 (decisión nuestra).',
        },
        {
          id: 'O4',
          text: 'Cada casilla tiene una ficha boca arriba, al azar: cristales de roca, celestinas (sol, luna, estrella), ópalos, esmeraldas, berilos rojos y geodas.',
        },
        {
          id: 'O5',
          text: 'Cada cueva tiene una bolsa de amatistas. Azul: 2 4 4 5 5 6, «1 por cada 1», «1 por cada 3». Verde: 5 6 7 8, «1 por cada ficha que quede en el nivel 1». Roja: 9 10, «2 por cada ficha que quede en los niveles 2 y 3» (decisión nuestra).',
        },
        {
          id: 'O6',
          text: 'Tienes cinco fichas A (brújula/farol), cinco B (farol/pico), cinco C (pico/brújula) y un compañero: 16 fichas para 16 turnos.',
        },
      ],
    },
    {
      title: 'Tu turno',
      rules: [
        {
          id: 'O10',
          text: 'Primero, si quieres: tu compañero baja un nivel, del 1 al 2 o del 2 al 3. Una vez por turno, nunca de lado, nunca atrás, y no en el turno en que entró.',
        },
        { id: 'O11', text: 'Puede ir a una casilla vacía o con un cristal de roca.' },
        { id: 'O12', text: 'El cristal de roca que encuentra es tuyo.' },
        {
          id: 'O13',
          text: 'Después debes colocar una ficha: una herramienta, por cualquiera de sus caras, en un espacio libre de cualquier cueva…',
        },
        {
          id: 'O14',
          text: '…o, una sola vez, tu compañero en una casilla del nivel 1 vacía o con una piedra preciosa de valor 1 (cristal de roca o celestina), que es tuya.',
        },
        { id: 'O15', text: 'Una herramienta colocada no es de nadie: la usáis los dos.' },
        { id: 'O16', text: 'Si te quedan fichas pero no hay dónde ponerlas, se salta tu turno (decisión nuestra).' },
        {
          id: 'O17',
          text: 'Por último, si quieres: recoge piedras preciosas vistas, de cualquier cueva. Lo que dejes podrá llevárselo luego cualquiera.',
        },
      ],
    },
    {
      title: 'Ver',
      rules: [
        {
          id: 'O20',
          text: 'Puedes recoger una piedra preciosa cuando una brújula, un farol y un pico la ven desde tres lados distintos.',
        },
        { id: 'O21', text: 'La vista recorre toda la fila o columna de una cueva. Nada la tapa.' },
        {
          id: 'O22',
          text: 'Tu compañero ve por su fila y su columna dentro de su cueva y hace de cualquier herramienta. Siguen haciendo falta tres lados distintos.',
        },
        { id: 'O23', text: 'Para tu rival tu compañero no existe: ni ayuda ni estorba.' },
        { id: 'O24', text: 'Un espacio entre dos cuevas mira a ambas; los demás, a una sola.' },
      ],
    },
    {
      title: 'Geodas, celestinas, amatistas',
      rules: [
        {
          id: 'O30',
          text: 'Una geoda te da en el acto una amatista de la bolsa de su cueva; la geoda sale de la partida.',
        },
        {
          id: 'O31',
          text: 'Cada conjunto de sol, luna y estrella te da en el acto una amatista azul. Cada celestina cuenta para un solo conjunto.',
        },
        { id: 'O32', text: 'Solo tú ves qué amatista has sacado. Que la sacas, y de qué bolsa, lo ven todos.' },
        {
          id: 'O33',
          text: 'Se saca en el acto: recoge una piedra preciosa, mira y decide después sobre la siguiente.',
        },
      ],
    },
    {
      title: 'Final y puntuación',
      rules: [
        { id: 'O40', text: 'La partida acaba cuando los dos habéis colocado las 16 fichas.' },
        {
          id: 'O41',
          text: 'Cristales de roca y celestinas dan 1, ópalos 3, esmeraldas 5, berilos rojos 7, amatistas lo que muestran.',
        },
        {
          id: 'O42',
          text: '«Por cada 1» y «por cada 3» cuentan tus piedras preciosas de ese valor. «Por cada ficha que quede» cuenta lo que queda en las cuevas, geodas incluidas (decisión nuestra).',
        },
        {
          id: 'O43',
          text: 'Gana el total más alto. En empate, quien tenga más amatistas; si sigue el empate, victoria compartida.',
        },
        { id: 'O44', text: 'Quién empieza se acuerda: la suerte, uno de los dos o quien perdió la última vez.' },
        {
          id: 'O45',
          text: 'Regla de la casa: con salida justa, quien empieza recibe 6 puntos, porque quien juega en segundo lugar gana más a menudo.',
        },
      ],
    },
  ],
};
