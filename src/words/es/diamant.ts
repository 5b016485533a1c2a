// Español: Diamant.

import type { RelicId } from '../../games/diamant/content.ts';
import type { DiamantWords } from '../en/diamant.ts';
import { listTexts } from '../list.ts';
import type { Who } from '../types.ts';

const RELICS: Readonly<Record<RelicId, string>> = {
  amulet: 'el amuleto',
  owl: 'el búho',
  chalice: 'el cáliz',
  crown: 'la corona',
  'sun-mask': 'la máscara del sol',
};

const rubies = (n: number): string => (n === 1 ? '1 rubí' : `${n} rubíes`);
const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

const list = (names: readonly string[]): string => listTexts('es', names);

/** «Jonas, Pip y tú»; si son muchos, solo cuántos. */
function people(who: readonly Who[], alone = 'Tú', you = 'Tú'): string {
  const others = who.filter((each) => !each.you).map(({ name }) => name);
  const hasYou = others.length < who.length;
  if (who.length > 3) return hasYou ? `${you} y ${others.length} más` : `${who.length} exploradores`;
  if (hasYou && others.length === 0) return alone;
  return list(hasYou ? [...others, 'tú'] : others);
}

/** El verbo que le toca: tú, él o ella, vosotros, ellos. */
function verb(who: readonly Who[], tu: string, one: string, vosotros: string, many: string): string {
  const hasYou = who.some(({ you }) => you);
  if (who.length === 1) return hasYou ? tu : one;
  return hasYou ? vosotros : many;
}

const goBack = (who: readonly Who[]): string =>
  `${people(who)} ${verb(who, 'vuelves', 'vuelve', 'volvéis', 'vuelven')}`;

export const diamant: DiamantWords = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'Ese asiento no existe en esta mesa.',
    'not-deciding': () => 'Se está destapando una carta. Decide en cuanto la veas.',
    'not-inside': () => 'Ya estás en el campamento. Volverás a entrar en la próxima expedición.',
    'already-decided': () => 'Eso ya lo has elegido. Aún puedes cambiar de idea.',
    'match-over': () => 'La partida ha terminado.',
    'not-exploring': () => 'Primero deciden quienes están en la cueva; después se destapa una carta.',
    'not-in-deck': () => 'Esa carta no es la siguiente del mazo.',
    'no-clock': () => 'Diamant se juega sin reloj.',
    'bad-options': () => 'Elige con o sin reliquias, y cofres abiertos o cerrados.',
    'bad-action': () => 'Elige seguir o volver.',
    'bad-chance': () => 'Esa carta no existe en la cueva.',
    'bad-scenario': ({ why }) => `Esta posición no puede darse: ${why}.`,
    'bad-position': ({ why }) => `Esta posición no se puede leer: ${why}.`,
  },
  keys: {
    guess: 'En el campamento: adivinar quién vuelve ahora',
    nobody: 'En el campamento: adivinar que no vuelve nadie',
  },
  options: {
    relics: 'Reliquias',
    relicsHint: 'Cinco tesoros para quien vuelve en solitario.',
    openChests: 'Cofres abiertos',
    openChestsHint: 'Todos ven lo que los demás han traído.',
  },

  traps: {
    scorpion: 'Escorpión gigante',
    snake: 'Serpiente venenosa',
    lava: 'Pozo de lava',
    boulder: 'Roca rodante',
    spikes: 'Pinchos',
  },
  trapCards: {
    scorpion: 'Escorpión',
    snake: 'Serpiente',
    lava: 'Lava',
    boulder: 'Roca',
    spikes: 'Pinchos',
  },
  second: {
    scorpion: '¡El segundo escorpión!',
    snake: '¡La segunda serpiente!',
    lava: '¡El segundo pozo de lava!',
    boulder: '¡La segunda roca!',
    spikes: '¡Pinchos otra vez!',
  },
  relics: RELICS,
  rubies,
  percent: (n) => `${n}\u00a0%`,
  expedition: (n, of) => `Expedición ${n} de ${of}`,
  entrance: {
    done: (n) => `Expedición ${n}: terminada`,
    now: (n) => `Expedición ${n}: ahora`,
    next: (n) => `Expedición ${n}: por venir`,
  },

  board: {
    path: 'El camino, del campamento hacia dentro',
    treasure: (value, left) =>
      left === 0 ? `Tesoro ${value}` : `Tesoro ${value}, ${left === 1 ? 'queda' : 'quedan'} ${rubies(left)}`,
    trap: (trap) => `Trampa: ${trap}`,
    relic: (relic, points) => `Reliquia: ${relic}, ${points} puntos`,
    deck: cards,
    deckLabel: (n) => `La próxima carta, boca abajo; ${cards(n)} en el mazo`,
    explorers: 'Exploradores',
    traps: 'Trampas',
    seen: 'Vistas',
    seenNote: 'otra igual y se acabó',
    aside: 'Fuera',
    asideNote: 'del juego',
  },

  seat: {
    you: 'Tú',
    yourDecision: 'te toca',
    decided: 'ha decidido',
    youDecided: 'elegido',
    thinking: 'lo piensa',
    on: 'sigue',
    back: 'vuelve',
    camp: 'a salvo',
    inside: 'en la cueva',
    fled: 'ha huido',
    loot: (n) => `${rubies(n)} en peligro`,
    chest: (n) => `${n} en el cofre`,
    closed: 'cofre cerrado',
    relic: (relic, points) => `${relic}, ${points}`,
    points: (n) => (n === 1 ? 'punto' : 'puntos'),
  },

  dock: {
    have: 'Lo que tienes',
    chest: 'Tu cofre',
    chestShort: 'Cofre',
    loot: 'En peligro',
    lootShort: 'Botín',
    deck: 'El mazo',
    ends: (deadly, all) =>
      deadly === 0
        ? all === 1
          ? 'la última carta no la acaba'
          : `ninguna de las ${cards(all)} la acaba aún`
        : `${deadly} de ${cards(all)} ${deadly === 1 ? 'acaba' : 'acaban'} la expedición`,
    deadly: (n) => (n === 1 ? '1 mortal' : `${n} mortales`),
    mild: (n) => (n === 1 ? '1 aún inofensiva' : `${n} aún inofensivas`),
    treasures: (n) => (n === 1 ? '1 tesoro' : `${n} tesoros`),
    relics: (n) => (n === 1 ? '1 reliquia' : `${n} reliquias`),
    lying: (n) => `${rubies(n)} en el camino`,
    back: 'Volver',
    on: 'Seguir',
    backHint: (loot, lying) => (lying === 0 ? `${loot} al cofre` : `${loot} + parte de ${lying}`),
    onHint: (loot) => (loot === 0 ? 'nada que perder' : `${loot} en juego`),
    alone: 'solo tú',
    with: (n) => `con ${n}`,
    pays: (n, points) => (n === 1 ? `en solitario: ${points}` : `entre ${n}: ${points} cada uno`),
    oddsTreasure: (n) => `tesoro ${n}\u00a0%`,
    oddsTrap: (n) => `el final ${n}\u00a0%`,
    oddsRelic: (n) => `reliquia ${n}\u00a0%`,
    chosen: 'tu elección',
    nobody: 'Nadie',
    each: (share, left) =>
      left === 0
        ? `${rubies(share)} por persona`
        : `${rubies(share)} por persona, ${left === 1 ? 'queda' : 'quedan'} ${left}`,
    nothing: 'nada en el camino',
    next: 'La próxima carta…',
    emptied: 'La cueva está vacía.',
  },

  guess: {
    title: '¿Quién vuelve ahora?',
    fun: 'solo por diversión',
    nobody: 'Nadie',
    names: (names) => (names.length === 0 ? 'Nadie' : list(names)),
    right: '¡Lo viste venir!',
    wrong: 'Esta vez no.',
    tally: (right, of) => `${right} de ${of}`,
  },

  sentence: {
    decideLead: '¿Seguir o volver?',
    haveDecided: (who) => `${people(who)} ${verb(who, 'has', 'ha', 'habéis', 'han')} decidido.`,
    waitingFor: (who) => `${who.length === 1 ? 'Falta' : 'Faltan'} por decidir: ${people(who, 'tú', 'tú')}.`,
    chose: (choice) => (choice === 'on' ? 'Sigues.' : 'Vuelves.'),
    onItsWay: 'En camino…',
    secret: 'Aún es secreto: puedes cambiar de idea.',
    campLead: 'A salvo en el campamento.',
    camp: '¿Quién vuelve ahora?',
    ready: 'Todos están en la entrada.',
    watching: 'En la cueva lo están pensando.',
  },

  told: {
    treasure: (value, share, left) => {
      const each = share === 0 ? 'muy poco para repartir' : `${share} por persona`;
      const rest = left === 1 ? 'queda 1 en la carta' : `quedan ${left} en la carta`;
      return left === 0 ? `Tesoro ${value}: ${each}.` : `Tesoro ${value}: ${each}, ${rest}.`;
    },
    trap: (trap) => `¡${trap}! Cuidado ahora.`,
    relic: (relic, points) => `Una reliquia: ${relic}, ${points} puntos para quien vuelva en solitario.`,
    sprung: (second, lost) =>
      lost === 0
        ? `${second} Todos huyen, sin nada que perder.`
        : `${second} Quienes están dentro sueltan sus rubíes y huyen.`,
    allOn: (who) =>
      who.length === 1 ? `${people(who)} ${verb(who, 'sigues', 'sigue', '', '')} en solitario.` : 'Todos siguen.',
    goBack: (who) => `${goBack(who)} al campamento.`,
    home: (who, each) => {
      if (each === 0) return `${goBack(who)} con las manos vacías.`;
      return who.length === 1
        ? `${goBack(who)} en solitario con ${rubies(each)}.`
        : `${goBack(who)} con ${rubies(each)} por persona.`;
    },
    tookRelics: (relics) => `¡Y además ${list(relics)}!`,
    relicsStay: 'Nadie se lleva la reliquia.',
    ended: (n) => `La expedición ${n} ha terminado.`,
    putAside: (trap) => `Fuera del juego: ${trap}.`,
    entered: (n) => `Expedición ${n}: todos entran.`,
    mixedIn: (relic, points) => `En el mazo se esconde ${relic}, ${points}.`,
    opened: 'Se abren los cofres.',
    won: (who, points) => `${people(who)} ${verb(who, 'ganas', 'gana', 'ganáis', 'ganan')} con ${points}.`,
  },

  result: {
    caption: 'Lo que hay en los cofres',
    explorer: 'Quién',
    gems: 'Piedras',
    relics: 'Reliquias',
    total: 'Puntos',
    coins: (diamonds, loose) => `${diamonds === 1 ? '1 diamante' : `${diamonds} diamantes`}, ${rubies(loose)}`,
  },
};
