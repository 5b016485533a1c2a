// Español: La cueva de Maese Ocelote.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Amethyst, Bag, Companion, Token, Tool } from '../../games/ocelot/types.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import { capital, listTexts } from '../list.ts';
import type { Detail, Who } from '../types.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'un cristal de roca',
  sun: 'un sol',
  moon: 'una luna',
  star: 'una estrella',
  opal: 'un ópalo',
  emerald: 'una esmeralda',
  'red-beryl': 'un berilo rojo',
  geode: 'una geoda',
};

const PLURALS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'cristales de roca',
  sun: 'soles',
  moon: 'lunas',
  star: 'estrellas',
  opal: 'ópalos',
  emerald: 'esmeraldas',
  'red-beryl': 'berilos rojos',
  geode: 'geodas',
};

const TOOLS: Readonly<Record<Tool, string>> = { compass: 'una brújula', lamp: 'un farol', pickaxe: 'un pico' };
const THE_TOOL: Readonly<Record<Tool, string>> = { compass: 'la brújula', lamp: 'el farol', pickaxe: 'el pico' };
const TOOL_NAMES: Readonly<Record<Tool, string>> = { compass: 'brújula', lamp: 'farol', pickaxe: 'pico' };

const COMPANIONS: Readonly<Record<Companion, string>> = { moth: 'la Polilla', bat: 'el Murciélago' };

/** «a la Polilla», «al Murciélago». */
const TO_COMPANION: Readonly<Record<Companion, string>> = { moth: 'a la Polilla', bat: 'al Murciélago' };

const BAGS: Readonly<Record<Bag, string>> = { blue: 'azul', green: 'verde', red: 'roja' };

const SIDES: Readonly<Record<Side, string>> = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' };

const AMETHYSTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2 puntos',
  'blue-4': '4 puntos',
  'blue-5': '5 puntos',
  'blue-6': '6 puntos',
  'blue-per-1': '1 punto por cada piedra tuya de valor 1',
  'blue-per-3': '1 punto por cada ópalo tuyo',
  'green-5': '5 puntos',
  'green-6': '6 puntos',
  'green-7': '7 puntos',
  'green-8': '8 puntos',
  'green-left-1': '1 punto por cada ficha que quede en el nivel 1',
  'red-9': '9 puntos',
  'red-10': '10 puntos',
  'red-left-23': '2 puntos por cada ficha que quede en los niveles 2 y 3',
};

const list = (texts: readonly string[]): string => listTexts('es', texts);
const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const gems = (n: number): string => (n === 1 ? '1 piedra' : `${n} piedras`);

const worth = (score: number, drawn: number): string =>
  [
    ...(score > 0 || drawn === 0 ? [points(score)] : []),
    ...(drawn > 0 ? [drawn === 1 ? '1 amatista' : `${drawn} amatistas`] : []),
  ].join(' + ');

/** «un ópalo, 2 esmeraldas y una geoda». */
function tokenList(tokens: readonly Token[]): string {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return list([...counts].map(([token, n]) => (n === 1 ? TOKENS[token] : `${n} ${PLURALS[token]}`)));
}

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

/** «Pones», «Pip pone». */
const does = (who: Who, tu: string, other: string): string => (who.you ? capital(tu) : `${who.name} ${other}`);

export const ocelot: OcelotWords = {
  name: 'La cueva de Maese Ocelote',

  refusals: {
    'match-over': () => 'Todas las fichas están colocadas y la partida ha terminado.',
    'waiting-for-luck': () => 'Alguien aún está sacando de la bolsa. Un momento.',
    'not-your-turn': () => 'Todavía no es tu turno.',
    'no-clock': () => 'Este juego no tiene reloj. No hay prisa.',
    'impossible-chance': (detail) => `El azar no puede haber traído eso${why(detail)}.`,
    'companion-in-hand': () => 'Tu compañero sigue contigo. Colócalo primero en el nivel 1.',
    'companion-stays': () => 'Tu compañero está en el nivel 3 y allí se queda.',
    'next-level-only': () => 'Tu compañero baja un nivel cada vez: del 1 al 2, del 2 al 3.',
    'advanced-already': () => 'Tu compañero ya se ha movido este turno. Coloca ahora una herramienta.',
    'advance-first': () => 'El compañero se mueve antes de colocar una ficha. Podrá en tu próximo turno.',
    'cell-not-open': () => 'Tu compañero necesita una casilla vacía o una piedra que pueda recoger.',
    'wrong-face': () => 'Esa ficha no muestra esa herramienta. Elige una de sus dos caras.',
    'no-such-space': () => 'Ese espacio no existe en este tapete.',
    'no-such-cell': () => 'Esa casilla no existe en las cuevas.',
    'no-tile-left': () => 'No te quedan fichas de ese tipo. Elige otra.',
    'space-taken': () => 'Ese espacio está ocupado. Elige uno libre.',
    'only-one-token': () => 'Una ficha por turno. Recoge lo que se ve o termina tu turno.',
    'companion-placed': () => 'Tu compañero ya está en las cuevas.',
    'enter-level-1': () => 'Tu compañero tiene que empezar en el nivel 1.',
    'place-first': () => 'Coloca primero una ficha. Después podrás recoger.',
    'nothing-there': () => 'Ahí ya no hay nada.',
    'not-seen': () => 'Una brújula, un farol y un pico deben verla desde tres lados distintos.',
    'bad-options': (detail) => `Estas opciones no sirven para este juego${why(detail)}.`,
    'bad-scenario': (detail) => `Esta posición no se puede preparar${why(detail)}.`,
    'bad-action': (detail) => `Esa jugada no existe en este juego${why(detail)}.`,
    'bad-chance': (detail) => `El azar no puede traer eso en este juego${why(detail)}.`,
    'bad-position': (detail) => `Este texto no es una posición de este juego${why(detail)}.`,
  },

  keys: {
    tool: 'Tomar una herramienta; otra vez: darle la vuelta',
    companion: 'Tomar a tu compañero',
    place: 'Colocar, o recoger la piedra',
    collectAll: 'Recogerlo todo',
  },

  options: {
    mat: 'Las cuevas',
    mats: { split: 'Los niveles 2 y 3 se tocan', nested: 'Las tres se tocan' },
    start: 'Quién empieza',
    starts: {
      random: 'El azar',
      'seat-0': 'Maese Ocelote',
      'seat-1': 'Profesora Pingüino',
      loser: 'Quien perdió',
    },
    fair: 'Salida justa',
    fairHint: (points) => `Quien empieza recibe ${points} puntos: quien juega en segundo lugar gana más a menudo.`,
  },

  names: {
    tokens: {
      'rock-crystal': 'Cristal de roca',
      sun: 'Celestina: sol',
      moon: 'Celestina: luna',
      star: 'Celestina: estrella',
      opal: 'Ópalo',
      emerald: 'Esmeralda',
      'red-beryl': 'Berilo rojo',
      geode: 'Geoda',
    },
    rows: {
      'rock-crystal': 'Cristales de roca',
      celestite: 'Celestinas',
      opal: 'Ópalos',
      emerald: 'Esmeraldas',
      'red-beryl': 'Berilos rojos',
    },
    companions: { moth: 'Polilla', bat: 'Murciélago' },
    bags: { blue: 'Bolsa azul', green: 'Bolsa verde', red: 'Bolsa roja' },
    amethyst: 'Amatista',
  },

  turnOfAll: (turn, all) => `Turno ${turn} de ${all}`,

  mat: {
    spaces: 'Espacios circulares, en el sentido del reloj',
    cells: 'Casillas de las cuevas',
    bags: 'Bolsas de amatistas',
    level: (level) => `Nivel ${level}`,
    left: (n) => (n === 1 ? 'queda 1' : `quedan ${n}`),
    bag: (bag, level, n) => `${bag} del nivel ${level}, ${n === 1 ? 'queda 1' : `quedan ${n}`}. ¿Cuánto valen?`,
    space: (name, levels, what, looks) =>
      `Espacio ${name}, nivel ${list(levels.map(String))}: ${what}. Mira al ${list(looks.map((side) => SIDES[side]))}.`,
    free: 'libre',
    cell: (name, what) => `${name}: ${what}.`,
    empty: 'vacía',
    gem: (token, score) => (score === 0 ? token : `${token}, ${points(score)}`),
    seenBy: (seers) =>
      `La ${seers.length === 1 ? 've' : 'ven'} ${list(seers.map(({ tool, side }) => `${tool} desde el ${SIDES[side]}`))}.`,
    unseen: 'Aún no se ve.',
    yours: 'Puedes recogerla.',
    theirs: (name) => `${name} podría recogerla.`,
    open: 'Abierta para tu compañero.',
  },

  bar: {
    tools: 'Tus herramientas',
    face: (tile, tool, n) => `${TOOL_NAMES[tool]}, ficha ${tile}, ${n === 1 ? 'queda 1' : `quedan ${n}`}`,
    brings: (score, drawn) => `aquí: ${worth(score, drawn)}`,
    companion: {
      enter: 'puede entrar',
      go: 'puede seguir',
      stays: (level) => `en el nivel ${level}`,
      hand: 'contigo',
    },
    place: (tool) => `Colocar ${THE_TOOL[tool]}`,
    enter: (companion) => `Colocar ${TO_COMPANION[companion]}`,
    advance: (companion, level) => `Enviar ${TO_COMPANION[companion]} al nivel ${level}`,
    collects: (n, score, drawn) => `y recoger ${gems(n)}: ${worth(score, drawn)}`,
    picksUp: (token) => `toma ${TOKENS[token]}`,
    nothing: 'nada que recoger todavía',
    handsOver: (name, score, drawn) => `deja a ${name} hasta ${worth(score, drawn)}`,
    handsNothing: (name) => `no deja nada a ${name}`,
    chooseTool: 'Elige una herramienta',
    chooseToolHint: 'o a tu compañero',
    chooseSpace: 'Elige un espacio circular',
    chooseSpaceHint: 'el haz de luz muestra lo que ve',
    chooseCell: 'Elige una casilla',
    chooseCellHint: 'las iluminadas están abiertas',
    finds: 'Piedras que puedes recoger',
    collectOne: (token, cell) => `Recoger ${TOKENS[token]} en ${cell}`,
    collectAll: (n) => (n === 1 ? 'Recoger' : `Recoger las ${n}`),
    worth,
    endTurn: 'Terminar turno',
    leaveLying: (n) => `dejar ${gems(n)}`,
    nothingLeft: 'nada más que recoger',
    sending: 'Enviando…',
    ahead: 'Mira a tu alrededor o elige tu herramienta',
  },

  sentence: {
    yourTurn: 'Tu turno:',
    chooseTool: 'coloca una herramienta o a tu compañero.',
    mustPlace: 'tu compañero se ha movido. Coloca ahora una herramienta.',
    chooseSpace: (tool) => `elige un espacio circular para ${THE_TOOL[tool]}.`,
    chooseTokenFor: (name) => `¿qué herramienta va en el espacio ${name}?`,
    enter: (companion) => `${COMPANIONS[companion]} puede ir a una casilla vacía o a una piedra de valor 1.`,
    advance: (companion, level) =>
      `${COMPANIONS[companion]} puede ir al nivel ${level}, a una casilla vacía o a un cristal de roca.`,
    toolHere: (tool, tokens) =>
      tokens.length === 0
        ? `aquí ${TOOLS[tool]} no recogería nada todavía.`
        : `aquí ${TOOLS[tool]} recoge ${tokenList(tokens)}.`,
    companionHere: (companion, gained, tokens) => {
      const parts = [
        ...(gained === undefined ? [] : [`toma ${TOKENS[gained]}`]),
        ...(tokens.length === 0 ? [] : [`te deja recoger ${tokenList(tokens)}`]),
      ];
      return `aquí ${COMPANIONS[companion]} ${parts.length === 0 ? 'no encuentra nada todavía' : list(parts)}.`;
    },
    collectLead: 'Recoge:',
    collect: (tokens) => `${tokenList(tokens)}. A la vista desde tres lados.`,
    nothingSeen: 'no se ve nada más desde tres lados.',
    dealing: 'Las cuevas se llenan.',
    thinking: (who) => `${who.name} está pensando…`,
    over: 'Todas las fichas están colocadas.',
    won: (who, score) => `${does(who, 'ganas', 'gana')} con ${points(score)}.`,
    shared: (score) => `Victoria compartida con ${points(score)} cada uno.`,
  },

  story: (who, did) => `${does(who, 'has', 'ha')} ${list(did)}.`,
  storyPlaced: (tool, space) => `puesto ${TOOLS[tool]} en el espacio ${space}`,
  storyEntered: (companion) => `colocado ${TO_COMPANION[companion]}`,
  storyAdvanced: (companion, level) => `enviado ${TO_COMPANION[companion]} al nivel ${level}`,
  storyGot: (tokens) => `conseguido ${tokenList(tokens)}`,
  storyDrew: (n) => (n === 1 ? 'sacado una amatista' : `sacado ${n} amatistas`),

  seat: {
    yourTurn: 'tu turno',
    thinking: 'está pensando',
    waiting: 'espera',
    points: (n) => (n === 1 ? 'punto' : 'puntos'),
    hidden: '+ ocultas',
    tiles: (tile, tools, n) => `${n} de la ficha ${tile}, ${tools.map((tool) => TOOL_NAMES[tool]).join(' o ')}`,
    companionInHand: (companion) => `${capital(COMPANIONS[companion])}, sin colocar`,
    companionAt: (companion, level) => `${capital(COMPANIONS[companion])}, en el nivel ${level}`,
    has: (token, n) => `${token}: ${n}`,
    closed: (bag) => `Amatista oculta. ${bag}`,
    open: (bag, what, score) => `Amatista: ${what}. ${bag}. Ahora ${points(score)}`,
  },

  worths: {
    title: 'Cuánto valen las amatistas',
    intro: 'Sacas una por cada geoda, y una azul por sol, luna y estrella. Hasta el final, solo tú ves las tuyas.',
    inBag: (n) => `${n} en la bolsa`,
    times: (n) => `${n} veces`,
    yours: (n) => (n === 1 ? 'tuya' : `${n} tuyas`),
    now: (score) => `ahora ${points(score)}`,
    print: AMETHYSTS,
  },

  result: {
    caption: 'Puntos',
    what: 'Piedras',
    total: 'Total',
    headStart: 'Ventaja inicial',
    amethysts: 'Amatistas',
    count: (n) => `${n} ×`,
    none: 'ninguna',
    tie: 'Mismos puntos: gana quien tenga más amatistas.',
  },

  tokens: TOKENS,
  tools: TOOLS,
  companions: COMPANIONS,
  bags: BAGS,
  amethysts: AMETHYSTS,

  dealt: (first) => `Las cuevas están llenas. ${does(first, 'empiezas', 'empieza')}.`,
  companionAdvanced: (who, companion, level) =>
    `${does(who, 'envías', 'envía')} ${TO_COMPANION[companion]} al nivel ${level}.`,
  companionEntered: (who, companion) => `${does(who, 'colocas', 'coloca')} ${TO_COMPANION[companion]} en la cueva.`,
  companionGained: (companion, token) => `De camino, ${COMPANIONS[companion]} encuentra ${TOKENS[token]}.`,
  placed: (who, tool, space) => `${does(who, 'pones', 'pone')} ${TOOLS[tool]} en el espacio ${space}.`,
  collected: (who, token) => `${does(who, 'recoges', 'recoge')} ${TOKENS[token]}.`,
  geodeOpened: (who, bag) =>
    `La geoda se abre: ${who.you ? 'metes' : `${who.name} mete`} la mano en la bolsa ${BAGS[bag]}.`,
  setCompleted: (who, bag) =>
    `Sol, luna y estrella juntos: ${who.you ? 'metes' : `${who.name} mete`} la mano en la bolsa ${BAGS[bag]}.`,
  drewKnown: (who, amethyst) => `${does(who, 'sacas', 'saca')} una amatista: ${AMETHYSTS[amethyst]}.`,
  drew: (who, bag) => `${does(who, 'sacas', 'saca')} una amatista de la bolsa ${BAGS[bag]}.`,
  skipped: (who) => `${does(who, 'no puedes', 'no puede')} colocar nada más. Se salta el turno.`,
  turnOf: (who) => (who.you ? 'Es tu turno.' : `Turno de ${who.name}.`),
  amethystsOpened: 'Todas las fichas están colocadas. Se revelan las amatistas.',
};
