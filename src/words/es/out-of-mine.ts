// Español: Out of Mine!

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import type { Colour, Find, Shape } from '../../games/out-of-mine/content/types.ts';
import type { Fault } from '../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import { capital } from '../list.ts';
import type { Detail, Who } from '../types.ts';

/** Concuerdan con la loseta. */
const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'amarilla',
  blue: 'azul',
  green: 'verde',
  red: 'roja',
  white: 'blanca',
};

/** Concuerdan con el elfo. */
const ELVES: Readonly<Record<Colour, string>> = {
  yellow: 'amarillo',
  blue: 'azul',
  green: 'verde',
  red: 'rojo',
  white: 'blanco',
};

/** Como en el reglamento: pepitas de oro y de plata. */
const EACH: Readonly<Record<Find, string>> = {
  gold: 'pepita de oro',
  silver: 'pepita de plata',
  woodworm: 'carcoma',
  rat: 'rata',
};

const FINDS: Readonly<Record<Find, string>> = { gold: 'oro', silver: 'plata', woodworm: 'carcoma', rat: 'rata' };

const A_FIND: Readonly<Record<Find, string>> = {
  gold: 'oro',
  silver: 'plata',
  woodworm: 'una carcoma',
  rat: 'una rata',
};

const FAULTS: Readonly<Record<Fault, string>> = {
  'over-edge': 'se mete en la roca',
  'wrong-colour': 'su color no está en la carta',
  'too-many': 'la carta pide menos de su color',
};

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const isSingle = (shape: Shape): boolean => shape === 'I1' || shape === 'I2';
const tileWords = (colour: Colour, shape: Shape): string =>
  isSingle(shape) ? `loseta ${COLOURS[colour]}` : `${shape.charAt(0)} ${COLOURS[colour]}`;
const tile = (colour: Colour, shape: Shape): string => `la ${tileWords(colour, shape)}`;

function named(detail: Detail): string {
  const found = TILES[Number(detail.tile)];
  return found === undefined ? String(detail.name) : tile(found.colour, found.shape);
}

const Named = (detail: Detail): string => capital(named(detail));
const spaces = (n: number): string => (n === 1 ? '1 casilla' : `${n} casillas`);
const seconds = (n: number): string => (n === 1 ? '1 segundo' : `${n} segundos`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);
const does = (who: Who, you: string, other: string): string => (who.you ? capital(you) : `${who.name} ${other}`);

export const outOfMine: OutOfMineWords = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail) => `Eso no se puede leer${detail.text === undefined ? why(detail) : `: «${detail.text}»`}.`,
    'no-such-seat': () => 'Ese asiento no existe en esta mesa.',
    'nothing-due': () => 'Aún no toca nada.',
    'impossible-luck': () => 'La suerte no ha podido repartir eso.',
    'not-preparing': () => 'La ronda ya ha empezado. Podrás elegir en la siguiente.',
    'no-choice': () => 'Tuviste este tablero la ronda pasada, así que ahora juegas la otra cara.',
    'no-side': () => 'Elige primero una cara de tu tablero.',
    'already-ready': () => 'Ya estás. Espera a los demás.',
    'not-started': () => 'Espera la señal: ¡A la mina!',
    'head-start': () => 'Otros tienen ventaja. Enseguida te toca.',
    uncovered: ({ open }) =>
      `Antes de gritar, cúbrelo todo: aún ${Number(open) === 1 ? 'queda' : 'quedan'} ${spaces(Number(open))}.`,
    called: () => 'Alguien ha gritado. ¡Manos fuera de las losetas!',
    'round-over': () => 'La ronda ha terminado. Mira los puntos y di cuándo seguimos.',
    'match-over': () => 'La partida ha terminado.',
    'hand-full': (detail) => `Ya tienes ${named(detail)} en la mano. Colócala o devuélvela primero.`,
    gone: (detail) => `${Named(detail)} ya no está: alguien ha sido más rápido. Toma otra.`,
    yours: (detail) => `${Named(detail)} está en tu galería. Recógela de ahí.`,
    'not-in-hand': (detail) => `${Named(detail)} no está en tu mano. Tómala primero.`,
    'not-laid': (detail) => `${Named(detail)} no está en tu galería.`,
    'not-yours': (detail) => `No tienes ${named(detail)}.`,
    'off-board': (detail) => `${Named(detail)} no cabe ahí. Colócala más adentro.`,
    overlap: (detail) => `${Named(detail)} taparía otra loseta. Búscale un sitio libre.`,
    'over-edge': (detail) => `${Named(detail)} se metería en la roca. Déjala dentro de la galería.`,
    'wrong-colour': (detail) => `Tu carta no pide ${named(detail)}. Toma uno de sus colores.`,
    'too-many': (detail) => `Ya tienes todas las losetas de ese color que pide tu carta. ${Named(detail)} sobra.`,
    'already-stuck': () => 'Ya has dicho que no se te ocurre nada.',
    'not-stuck': () => 'No has dicho que no se te ocurre nada.',
  },

  keys: {
    shelf: 'Reserva: amarillo, azul, verde, rojo, blanco',
    arrows: 'Elegir loseta; mover la de la mano',
    enter: 'Tomar la loseta; colocarla',
    next: 'Siguiente sitio donde cabe',
    gallery: 'Ir a la galería',
    call: 'Gritar: Out of Mine!',
  },

  colours: COLOURS,
  letters: { yellow: 'Am', blue: 'Az', green: 'V', red: 'R', white: 'B' },
  tile,
  tileLabel: (colour, shape) => capital(tileWords(colour, shape)),
  finds: FINDS,
  faults: FAULTS,

  boardsDealt: 'Los tableros están repartidos.',
  boardReplaced: (who) =>
    `${who.you ? 'Tu tablero' : `El tablero de ${who.name}`} vuelve a la caja; los demás se mezclan.`,
  sideChosen: (who, gallery) => `${does(who, 'eliges', 'elige')} ${gallery}.`,
  sideTaken: (who, side) => `${does(who, 'eliges', 'elige')} el ${side === 'front' ? 'anverso' : 'reverso'}.`,
  isReady: (who) => `${does(who, 'ya estás', 'ya está')}.`,
  intoTheMine: '¡A la mina!',
  cardOf: (who, mix) => `${who.you ? 'Tu carta' : `La carta de ${who.name}`}: ${mix}.`,
  mixPart: (count, colour) => `${count} ${COLOURS[colour]}${count === 1 ? '' : colour === 'blue' ? 'es' : 's'}`,
  opened: (who) => (who.you ? '¡Adelante!' : `${who.name} ya puede empezar.`),
  took: (who, what) => `${does(who, 'tomas', 'toma')} ${what}.`,
  laid: (who, what, place) => `${does(who, 'colocas', 'coloca')} ${what} en ${place}.`,
  moved: (who, what, place) => `${does(who, 'mueves', 'mueve')} ${what} a ${place}.`,
  pickedUp: (who, what) => `${does(who, 'recoges', 'recoge')} ${what}.`,
  putBack: (who, what) => `${does(who, 'devuelves', 'devuelve')} ${what}.`,
  isStuck: (who) => (who.you ? 'No se te ocurre nada.' : `A ${who.name} no se le ocurre nada.`),
  goesOn: (who) => `${does(who, 'tienes', 'tiene')} una idea después de todo.`,
  called: (who) => `${does(who, 'gritas', 'grita')}: Out of Mine!`,
  stopped: (who) => (who.you ? 'Se acabó tu tiempo.' : `Se acabó el tiempo de ${who.name}.`),
  endedByCall: '¡Manos fuera de las losetas! Vamos a revisar las galerías.',
  endedStuck: 'A nadie se le ocurre nada. La ronda acaba sin grito.',
  endedByTime: 'Se acabó el tiempo.',
  removed: (who, what, fault) => `${does(who, 'pierdes', 'pierde')} ${what}: ${FAULTS[fault]}.`,
  scored: (who, score, sum) => `${does(who, 'sumas', 'suma')} ${points(score)}${sum === '' ? '' : ` (${sum})`}.`,
  scoredFull: 'galería llena',
  scoredEmpty: (empty) => (empty === 1 ? '1 casilla vacía' : `${empty} casillas vacías`),
  scoredBonus: (bonus) => `${signed(bonus)} por el grito`,
  scoredElves: (elves) => `${signed(elves)} por ${elves === 1 ? 'un elfo' : `${elves} elfos`}`,
  scoredFind: (find, worth) => `${signed(worth)} por ${A_FIND[find]}`,
  matchOver: 'La última ronda ha terminado.',

  galleries: [
    'Farol torcido',
    'Sala de bombas',
    'Tres escaleras',
    'Reloj de arena',
    'Corchete',
    'Dos botas',
    'Escalera resbaladiza',
    'Pozos gemelos',
    'Grúa de agua',
    'Horquilla',
    'Víbora enroscada',
    'Salas espejo',
    'Escalera rota',
    'Rayo bifurcado',
    'Pala doblada',
    'Torno',
    'Hervidor',
    'Gran rodeo',
    'Veta de plata',
    'Compuertas',
  ],

  options: {
    scoring: {
      elves: { name: 'Elfos', hint: '1 punto por cada elfo junto a una loseta de su color.' },
      finds: {
        name: 'Hallazgos',
        hint: 'Cuentan el oro y la plata, las carcomas y las ratas de las losetas, según tu carta.',
      },
      belowZero: {
        name: 'Rondas bajo 0',
        hint: 'Los hallazgos y un grito en falso pueden dejar una ronda por debajo de 0.',
      },
    },
    guardRails: 'Barandillas',
    guardRailsHint: 'No deja colocar losetas donde no van.',
    rounds: 'Rondas',
    roundsHint: 'El reglamento dice siete.',
    timeLimit: 'Tiempo por ronda',
    noLimit: 'Libre',
    minutes: (n) => `${n} min`,
    photoFinish: 'Foto de llegada',
    photoFinishHint: 'Si dos gritan con razón en el mismo instante, ambos reciben la bonificación completa.',
  },

  help: {
    timeScale: 'Más tiempo',
    timeScaleHint: 'Tras el grito de otro, sigue hasta tener el doble, triple… de tiempo. Gritar bien aún cuenta.',
    asAll: 'Como todos',
    times: (n) => (n === 2 ? 'Doble' : n === 3 ? 'Triple' : `${n} veces`),
    headStart: 'Salida adelantada',
    headStartHint: 'Cuánto más tarde empiezan los demás.',
    grace: 'Tiempo tras un grito',
    graceHint: 'Cuánto tiempo puede seguir este asiento.',
    seconds: (n) => `${n} s`,
    easierCard: 'Carta más fácil',
    easierCardHint: 'Roba dos cartas de tesoro y se queda la más fácil.',
    has: {
      timeScale: (n) => (n === 2 ? 'doble de tiempo' : n === 3 ? 'triple de tiempo' : `${n} veces el tiempo`),
      headStart: (n) => `${n} s de ventaja`,
      grace: (n) => `${n} s tras un grito`,
      guardRails: 'barandillas',
      easierCard: 'carta más fácil',
    },
  },

  say: {
    choose: 'Elige la cara de tu tablero.',
    forced: (gallery) => `Ya tuviste este tablero: ahora juegas su otra cara, ${gallery}.`,
    chosen: (gallery) => `${gallery}, pues. ¿Vamos?`,
    waitFor: (names) => `Esperamos a ${names}.`,
    takeFirst: 'Toma una loseta que pida tu carta y colócala en tu galería.',
    open: (n) => `${n === 1 ? 'Queda' : 'Quedan'} ${spaces(n)}. Toma la siguiente loseta.`,
    full: 'Todas las casillas están cubiertas.',
    callNow: '¡Grita ya!',
    lookAgain: (n) => (n === 1 ? 'Hay una loseta mal puesta.' : `Hay ${n} losetas mal puestas.`),
    inHand: (what) => `En tu mano: ${what}.`,
    fits: 'Aquí cabe.',
    showsUnwanted: (find) => `Muestra ${A_FIND[find]}: dale la vuelta.`,
    wrong: {
      'over-edge': 'Aquí se mete en la roca.',
      'wrong-colour': 'Tu carta no pide ese color.',
      'too-many': 'Tu carta pide menos de ese color.',
      overlap: 'Aquí taparía otra loseta.',
      'off-board': 'Llévala a tu galería.',
    },
    slipped: (who, what) => `${who.name} tiene ${what}.`,
    lastTaken: (who, what) => `${who.name} tiene ${what}, la última.`,
    wait: 'Otros tienen ventaja.',
    grace: (who) => `${who.name} ha gritado. Tú puedes seguir.`,
    atWork: (names) => `Aún en la mina: ${names}.`,
    toGo: (n) => `${n === 1 ? 'Queda' : 'Quedan'} ${seconds(n)}.`,
    calledBy: (who) => `${does(who, 'has', 'ha')} gritado. ¡Manos fuera de las losetas!`,
    stuck: 'No se te ocurre nada. ¿Una idea? Toma una loseta.',
    looking: (who) => `Revisando ${who.you ? 'tu galería' : `la galería de ${who.name}`}…`,
    rightCall: (who) => `${does(who, 'has', 'ha')} gritado con razón: +2.`,
    wrongCall: (who) => `${does(who, 'has', 'ha')} gritado demasiado pronto: −2.`,
    youScored: (n) => `Sumas ${points(n)}.`,
    nobodyCalled: 'Nadie ha gritado.',
    won: (who) => (who.you ? '¡Ganas!' : `¡${who.name} gana!`),
    shared: (names, withYou) => `${names} ${withYou ? 'compartís' : 'comparten'} la victoria.`,
    watching: (n) => `Ronda ${n}: todos están en la mina.`,
    gettingReady: (n) => `Ronda ${n}: todos están eligiendo galería.`,
  },

  card: {
    title: 'Carta de tesoro',
    toLay: 'por colocar',
    left: (colour, left, all) =>
      left === 0 ? `${COLOURS[colour]}: ${all} de ${all}` : `${COLOURS[colour]}: ${left} de ${all} por colocar`,
    over: (n) => (n === 1 ? 'sobra 1' : `sobran ${n}`),
    each: (find) => `por ${EACH[find]}`,
    ifEnded: 'Si acabara ahora',
  },

  supply: {
    title: 'Reserva común',
    pile: (what, n) => (n === 0 ? `${what}, ninguna` : `${what}, ${n === 1 ? 'queda' : 'quedan'} ${n}`),
    shows: (find) => `muestra ${A_FIND[find]}`,
    inHand: 'en mano',
    toLay: (n) => `${n === 1 ? 'falta' : 'faltan'} ${n}`,
    notWanted: 'ninguna',
    putBack: 'Devolver',
  },

  hand: {
    turn: 'Girar',
    flip: 'Dar la vuelta',
    lay: 'Colocar',
    at: (what, place, fit) => `${what} en ${place}. ${fit}`,
  },

  call: {
    name: 'Out of Mine!',
    open: (n) => `${spaces(n)} ${n === 1 ? 'libre' : 'libres'}`,
    full: 'todo cubierto',
    wrong: (n) => (n === 1 ? '1 loseta mal puesta' : `${n} losetas mal puestas`),
    costs: (n) => (n === 1 ? 'Eso cuesta 1 punto.' : `Eso cuesta ${n} puntos.`),
    worthless: 'Esta ronda te daría 0 puntos.',
    anyway: 'Gritar igual',
    goOn: 'Seguir',
    stuck: 'No se me ocurre nada',
    unstuck: 'Tengo una idea',
  },

  sides: {
    front: 'Anverso',
    back: 'Reverso',
    choose: (gallery) => `Jugar ${gallery}`,
    played: 'jugada la ronda pasada',
    elves: (colours) => `Elfos: ${colours}`,
    ready: '¡Ya estoy!',
    waiting: 'Esperamos a los demás',
    readyCount: (n, all) => `${n} de ${all}`,
  },

  board: {
    mine: (gallery) => `Tu galería: ${gallery}`,
    mineOf: (name, gallery) => `La galería de ${name}: ${gallery}`,
    space: (place) => `${place}, casilla`,
    rock: (place) => `${place}, roca`,
    covered: (place, what) => `${place}, cubierta por ${what}`,
    elf: (colour) => `junto al elfo ${ELVES[colour]}`,
    laidAt: (what, place) => `${what} en ${place}: recoger`,
  },

  seat: {
    open: (n) => `${n} ${n === 1 ? 'libre' : 'libres'}`,
    openWord: (n) => (n === 1 ? 'libre' : 'libres'),
    points: (n) => (n === 1 ? 'punto' : 'puntos'),
    holds: (what) => `tiene ${what}`,
    mining: 'en faena',
    stuck: 'sin ideas',
    called: 'ha gritado',
    ready: 'ya está',
    choosing: 'elige',
    waiting: 'espera',
    looking: 'mira',
  },

  status: {
    round: (n, all) => `Ronda ${n} de ${all}`,
    short: (n, all) => `${n} de ${all}`,
    clock: 'Tiempo de esta ronda',
    left: 'Tiempo que queda de esta ronda',
    you: (total, place) => `Tú ${total} · ${place}`,
    places: ['1.er puesto', '2.º puesto', '3.er puesto', '4.º puesto'],
  },

  score: {
    title: (n) => `Puntos de la ronda ${n}`,
    mine: 'Galería',
    tiles: 'Losetas',
    spaces: 'Casillas',
    elves: 'Elfos',
    finds: 'Hallazgos',
    call: 'Grito',
    round: 'Ronda',
    all: 'Total',
    empty: (n) => `10 − ${n} ${n === 1 ? 'vacía' : 'vacías'}`,
    full: 'todo lleno',
    tooEmpty: (n) => `${n} ${n === 1 ? 'vacía' : 'vacías'}`,
    right: 'acertado',
    early: 'muy pronto',
    called: 'gritó',
    faults: { 'over-edge': 'en la roca', 'wrong-colour': 'no está en la carta', 'too-many': 'sobra' },
    next: 'A la siguiente ronda',
  },
};
