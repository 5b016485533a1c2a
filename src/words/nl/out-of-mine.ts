// Nederlands: Out of Mine!

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import type { Colour, Find, Shape } from '../../games/out-of-mine/content/types.ts';
import type { Fault } from '../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import { capital } from '../list.ts';
import type { Detail, Who } from '../types.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'geel',
  blue: 'blauw',
  green: 'groen',
  red: 'rood',
  white: 'wit',
};

/** Zoals voor een woord: de rode T. */
const BENT: Readonly<Record<Colour, string>> = {
  yellow: 'gele',
  blue: 'blauwe',
  green: 'groene',
  red: 'rode',
  white: 'witte',
};

/** Als in het boekje: klompjes goud en zilver. */
const EACH: Readonly<Record<Find, string>> = {
  gold: 'goudklompje',
  silver: 'zilverklompje',
  woodworm: 'houtworm',
  rat: 'rat',
};

const FINDS: Readonly<Record<Find, string>> = { gold: 'goud', silver: 'zilver', woodworm: 'houtworm', rat: 'rat' };

const A_FIND: Readonly<Record<Find, string>> = {
  gold: 'goud',
  silver: 'zilver',
  woodworm: 'een houtworm',
  rat: 'een rat',
};

const FAULTS: Readonly<Record<Fault, string>> = {
  'over-edge': 'die steekt in de rots',
  'wrong-colour': 'de kleur staat niet op de kaart',
  'too-many': 'de kaart vraagt er minder van die kleur',
};

const points = (n: number): string => (n === 1 ? '1 punt' : `${n} punten`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const isSingle = (shape: Shape): boolean => shape === 'I1' || shape === 'I2';
const kind = (shape: Shape): string => (isSingle(shape) ? 'kaartje' : shape.charAt(0));
const tile = (colour: Colour, shape: Shape): string =>
  `${isSingle(shape) ? 'het' : 'de'} ${BENT[colour]} ${kind(shape)}`;

function named(detail: Detail): string {
  const found = TILES[Number(detail.tile)];
  return found === undefined ? String(detail.name) : tile(found.colour, found.shape);
}

const does = (who: Who, je: string, other: string): string => (who.you ? `Je ${je}` : `${who.name} ${other}`);
const Named = (detail: Detail): string => capital(named(detail));
const spaces = (n: number): string => (n === 1 ? '1 veld' : `${n} velden`);
const seconds = (n: number): string => (n === 1 ? '1 seconde' : `${n} seconden`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

export const outOfMine: OutOfMineWords = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail) => `Dat is niet te lezen${detail.text === undefined ? why(detail) : `: “${detail.text}”`}.`,
    'no-such-seat': () => 'Die plaats is er niet aan deze tafel.',
    'nothing-due': () => 'Nog even geduld.',
    'impossible-luck': () => 'Dat kan niet zo verdeeld zijn.',
    'not-preparing': () => 'De ronde is al bezig. De volgende ronde kun je weer kiezen.',
    'no-choice': () => 'Deze kaart had je vorige ronde, dus speel je nu de andere kant.',
    'no-side': () => 'Kies eerst een kant van je mijngangkaart.',
    'already-ready': () => 'Je bent klaar. Wacht op de anderen.',
    'not-started': () => 'Wacht op het sein: De mijn in!',
    'head-start': () => 'Anderen hebben voorsprong. Zo mag jij.',
    uncovered: ({ open }) => `Bedek eerst alles, dan pas roepen: nog ${spaces(Number(open))} open.`,
    called: () => 'Er is geroepen. Handen af van de kaartjes!',
    'round-over': () => 'De ronde is voorbij. Bekijk de punten en zeg wanneer je klaar bent.',
    'match-over': () => 'Het spel is voorbij.',
    'hand-full': (detail) => `Je hebt ${named(detail)} al in je hand. Leg die eerst neer of terug.`,
    gone: (detail) => `${Named(detail)} is weg: iemand was sneller. Neem een ander kaartje.`,
    yours: (detail) => `${Named(detail)} ligt in je mijngang. Pak die daar op.`,
    'not-in-hand': (detail) => `${Named(detail)} is niet in je hand. Neem die eerst.`,
    'not-laid': (detail) => `${Named(detail)} ligt niet in je mijngang.`,
    'not-yours': (detail) => `Je hebt ${named(detail)} niet.`,
    'off-board': (detail) => `${Named(detail)} past daar niet op de kaart. Leg die verder naar binnen.`,
    overlap: (detail) => `${Named(detail)} zou op een ander kaartje liggen. Zoek een vrije plek.`,
    'over-edge': (detail) => `${Named(detail)} zou in de rots steken. Leg die binnen je mijngang.`,
    'wrong-colour': (detail) => `Je schatkaart vraagt niet om ${named(detail)}. Neem een kleur die erop staat.`,
    'too-many': (detail) =>
      `Je hebt al alle kaartjes van die kleur op je schatkaart. ${Named(detail)} is er één te veel.`,
    'already-stuck': () => 'Je hebt al gezegd dat je vastzit.',
    'not-stuck': () => 'Je hebt niet gezegd dat je vastzit.',
  },

  keys: {
    shelf: 'Voorraad: geel, blauw, groen, rood, wit',
    arrows: 'Kaartje kiezen; dat in je hand bewegen',
    enter: 'Kaartje nemen; leggen',
    next: 'Volgende plek waar het past',
    gallery: 'Naar de mijngang',
    call: 'Roepen: Out of Mine!',
  },

  colours: COLOURS,
  letters: { yellow: 'Ge', blue: 'B', green: 'Gr', red: 'R', white: 'W' },
  tile,
  tileLabel: (colour, shape) =>
    capital(isSingle(shape) ? `${COLOURS[colour]} kaartje` : `${BENT[colour]} ${kind(shape)}`),
  finds: FINDS,
  faults: FAULTS,

  boardsDealt: 'De mijngangkaarten zijn verdeeld.',
  boardReplaced: (who) =>
    `${who.you ? 'Jouw mijngangkaart' : `De mijngangkaart van ${who.name}`} gaat terug in de doos; de andere worden opnieuw geschud.`,
  sideChosen: (who, gallery) => `${who.you ? 'Je kiest' : `${who.name} kiest`} ${gallery}.`,
  sideTaken: (who, side) => `${does(who, 'kiest', 'kiest')} de ${side === 'front' ? 'voorkant' : 'achterkant'}.`,
  isReady: (who) => (who.you ? 'Je bent klaar.' : `${who.name} is klaar.`),
  intoTheMine: 'De mijn in!',
  cardOf: (who, mix) => `${who.you ? 'Jouw schatkaart' : `De schatkaart van ${who.name}`}: ${mix}.`,
  mixPart: (count, colour) => `${count} ${COLOURS[colour]}`,
  opened: (who) => (who.you ? 'Daar ga je!' : `${who.name} mag nu beginnen.`),
  took: (who, what) => `${who.you ? 'Je neemt' : `${who.name} neemt`} ${what}.`,
  laid: (who, what, place) => `${who.you ? 'Je legt' : `${who.name} legt`} ${what} op ${place}.`,
  moved: (who, what, place) => `${who.you ? 'Je schuift' : `${who.name} schuift`} ${what} naar ${place}.`,
  pickedUp: (who, what) => `${who.you ? 'Je pakt' : `${who.name} pakt`} ${what} op.`,
  putBack: (who, what) => `${who.you ? 'Je legt' : `${who.name} legt`} ${what} terug.`,
  isStuck: (who) => (who.you ? 'Je zit vast.' : `${who.name} zit vast.`),
  goesOn: (who) => (who.you ? 'Je hebt toch een idee.' : `${who.name} heeft toch een idee.`),
  called: (who) => `${who.you ? 'Je roept' : `${who.name} roept`}: Out of Mine!`,
  stopped: (who) => (who.you ? 'Je tijd is om.' : `De tijd van ${who.name} is om.`),
  endedByCall: 'Handen af van de kaartjes! We bekijken de mijngangen.',
  endedStuck: 'Iedereen zit vast. De ronde eindigt zonder dat iemand roept.',
  endedByTime: 'De tijd is om.',
  removed: (who, what, fault) => `${who.you ? 'Je verliest' : `${who.name} verliest`} ${what}: ${FAULTS[fault]}.`,
  scored: (who, score, sum) =>
    `${who.you ? 'Je krijgt' : `${who.name} krijgt`} ${points(score)}${sum === '' ? '' : ` (${sum})`}.`,
  scoredFull: 'mijngang vol',
  scoredEmpty: (empty) => (empty === 1 ? '1 veld leeg' : `${empty} velden leeg`),
  scoredBonus: (bonus) => `${signed(bonus)} voor het roepen`,
  scoredElves: (elves) => `${signed(elves)} voor ${elves === 1 ? 'een elf' : `${elves} elfen`}`,
  scoredFind: (find, worth) => `${signed(worth)} voor ${A_FIND[find]}`,
  matchOver: 'De laatste ronde is voorbij.',

  galleries: [
    'Scheve Lantaarn',
    'Pompkamer',
    'Drie Ladders',
    'Zandloper',
    'Haak en Oog',
    'Twee Laarzen',
    'Glijtrap',
    'Tweelingputten',
    'Waterkraan',
    'Hooivork',
    'Opgerolde Adder',
    'Spiegelzalen',
    'Gebroken Ladder',
    'Vorkbliksem',
    'Kromme Schep',
    'Windas',
    'Blikken Ketel',
    'Lange Omweg',
    'Zilverader',
    'Sluisdeuren',
  ],

  options: {
    scoring: {
      elves: { name: 'Elfen', hint: '1 punt voor elke elf naast een kaartje van zijn kleur.' },
      finds: {
        name: 'Vondsten',
        hint: 'Goud en zilver, houtwormen en ratten op de kaartjes tellen, zoals de schatkaart zegt.',
      },
      belowZero: { name: 'Rondes onder 0', hint: 'Vondsten en onterecht roepen kunnen een ronde onder 0 brengen.' },
    },
    guardRails: 'Vangrails',
    guardRailsHint: 'Je kunt geen kaartje leggen waar het niet hoort.',
    rounds: 'Rondes',
    roundsHint: 'In het boekje zijn het er zeven.',
    timeLimit: 'Tijd per ronde',
    noLimit: 'Geen',
    minutes: (n) => `${n} min`,
    photoFinish: 'Fotofinish',
    photoFinishHint: 'Roepen er twee op hetzelfde moment terecht, dan krijgen ze allebei de volle bonus.',
  },

  help: {
    timeScale: 'Meer tijd',
    timeScaleHint: 'Als een ander roept, mag deze speler door tot hij twee, drie of vier keer zo lang heeft gehad.',
    asAll: 'Net als iedereen',
    times: (n) => (n === 2 ? 'Dubbel' : `${n} keer`),
    headStart: 'Voorsprong',
    headStartHint: 'Zoveel later beginnen de anderen.',
    grace: 'Tijd na het roepen',
    graceHint: 'Zo lang mag deze speler nog door.',
    seconds: (n) => `${n} s`,
    easierCard: 'Makkelijkere kaart',
    easierCardHint: 'Trekt twee schatkaarten en houdt de makkelijkste.',
    has: {
      timeScale: (n) => (n === 2 ? 'dubbele tijd' : `${n} keer de tijd`),
      headStart: (n) => `${n} s voorsprong`,
      grace: (n) => `${n} s na het roepen`,
      guardRails: 'vangrails',
      easierCard: 'makkelijkere kaart',
    },
  },

  say: {
    choose: 'Kies de kant van je mijngangkaart.',
    forced: (gallery) => `Deze kaart had je al: nu speel je de andere kant, ${gallery}.`,
    chosen: (gallery) => `${gallery} dus. Klaar?`,
    waitFor: (names) => `We wachten op ${names}.`,
    takeFirst: 'Neem een kaartje dat op je schatkaart staat en leg het in je mijngang.',
    open: (n) => `Nog ${spaces(n)}. Neem het volgende kaartje.`,
    full: 'Alle velden zijn bedekt.',
    callNow: 'Roep nu!',
    lookAgain: (n) => (n === 1 ? 'Eén kaartje is fout.' : `${n} kaartjes zijn fout.`),
    inHand: (what) => `In je hand: ${what}.`,
    fits: 'Hier past het.',
    showsUnwanted: (find) => `Je ziet ${A_FIND[find]}: keer het om.`,
    wrong: {
      'over-edge': 'Hier steekt het in de rots.',
      'wrong-colour': 'Je schatkaart vraagt niet om deze kleur.',
      'too-many': 'Je schatkaart vraagt er minder van deze kleur.',
      overlap: 'Hier zou het op een ander kaartje liggen.',
      'off-board': 'Breng het naar je mijngang.',
    },
    slipped: (who, what) => `${who.name} heeft ${what}.`,
    lastTaken: (who, what) => `${who.name} heeft ${what}, het laatste.`,
    wait: 'Anderen hebben voorsprong.',
    grace: (who) => `${who.name} heeft geroepen. Jij mag nog verder.`,
    atWork: (names) => `Nog aan het werk: ${names}.`,
    toGo: (n) => `Nog ${seconds(n)}.`,
    calledBy: (who) => `${who.you ? 'Je hebt' : `${who.name} heeft`} geroepen. Handen af van de kaartjes!`,
    stuck: 'Je zit vast. Toch een idee? Neem een kaartje.',
    looking: (who) => (who.you ? 'Je mijngang wordt bekeken…' : `De mijngang van ${who.name} wordt bekeken…`),
    rightCall: (who) => `${who.you ? 'Je riep' : `${who.name} riep`} terecht: +2.`,
    wrongCall: (who) => `${who.you ? 'Je riep' : `${who.name} riep`} te vroeg: −2.`,
    youScored: (n) => `Je krijgt ${points(n)}.`,
    nobodyCalled: 'Niemand heeft geroepen.',
    won: (who) => (who.you ? 'Je wint!' : `${who.name} wint!`),
    shared: (names, _withYou) => `${names} delen de overwinning.`,
    watching: (n) => `Ronde ${n}: iedereen is in de mijn.`,
    gettingReady: (n) => `Ronde ${n}: iedereen kiest een mijngang.`,
  },

  card: {
    title: 'Schatkaart',
    toLay: 'nog te leggen',
    left: (colour, left, all) =>
      left === 0 ? `${COLOURS[colour]}: alle ${all} gelegd` : `${COLOURS[colour]}: nog ${left} van ${all}`,
    over: (n) => `${n} te veel`,
    each: (find) => `per ${EACH[find]}`,
    ifEnded: 'Als het nu eindigt',
  },

  supply: {
    title: 'Voorraad voor iedereen',
    pile: (what, n) => (n === 0 ? `${what}, op` : `${what}, nog ${n}`),
    shows: (find) => `toont ${A_FIND[find]}`,
    inHand: 'in de hand',
    toLay: (n) => `nog ${n}`,
    notWanted: 'geen',
    putBack: 'Terugleggen',
  },

  hand: {
    turn: 'Draaien',
    flip: 'Omkeren',
    lay: 'Leggen',
    at: (what, place, fit) => `${what} op ${place}. ${fit}`,
  },

  call: {
    name: 'Out of Mine!',
    open: (n) => `${spaces(n)} open`,
    full: 'alles bedekt',
    wrong: (n) => (n === 1 ? '1 kaartje fout' : `${n} kaartjes fout`),
    costs: (n) => (n === 1 ? 'Dat kost 1 punt.' : `Dat kost ${n} punten.`),
    worthless: 'Deze ronde levert je dan 0 punten op.',
    anyway: 'Toch roepen',
    goOn: 'Verder leggen',
    stuck: 'Ik zit vast',
    unstuck: 'Ik heb een idee',
  },

  sides: {
    front: 'Voorkant',
    back: 'Achterkant',
    choose: (gallery) => `${gallery} spelen`,
    played: 'vorige ronde gespeeld',
    elves: (colours) => `Elfen: ${colours}`,
    ready: 'Ik ben klaar',
    waiting: 'We wachten op de anderen',
    readyCount: (n, all) => `${n} van ${all} klaar`,
  },

  board: {
    mine: (gallery) => `Jouw mijngang: ${gallery}`,
    mineOf: (name, gallery) => `De mijngang van ${name}: ${gallery}`,
    space: (place) => `${place}, veld`,
    rock: (place) => `${place}, rots`,
    covered: (place, what) => `${place}, bedekt door ${what}`,
    elf: (colour) => `naast de ${BENT[colour]} elf`,
    laidAt: (what, place) => `${what} op ${place}: oppakken`,
  },

  seat: {
    open: (n) => `${n} open`,
    openWord: () => 'open',
    points: (n) => (n === 1 ? 'punt' : 'punten'),
    holds: (what) => `heeft ${what}`,
    mining: 'aan het werk',
    stuck: 'zit vast',
    called: 'heeft geroepen',
    ready: 'klaar',
    choosing: 'kiest',
    waiting: 'wacht',
    looking: 'kijkt',
  },

  status: {
    round: (n, all) => `Ronde ${n} van ${all}`,
    short: (n, all) => `${n} van ${all}`,
    clock: 'Tijd in deze ronde',
    left: 'Resterende tijd in deze ronde',
    you: (total, place) => `Jij ${total} · ${place}`,
    places: ['1e', '2e', '3e', '4e'],
  },

  score: {
    title: (n) => `Punten van ronde ${n}`,
    mine: 'Mijngang',
    tiles: 'Kaartjes',
    spaces: 'Velden',
    elves: 'Elfen',
    finds: 'Vondsten',
    call: 'Geroepen',
    round: 'Ronde',
    all: 'Totaal',
    empty: (n) => `10 − ${n} leeg`,
    full: 'alles vol',
    tooEmpty: (n) => `${n} leeg`,
    right: 'terecht',
    early: 'te vroeg',
    called: 'riep',
    faults: { 'over-edge': 'in de rots', 'wrong-colour': 'niet op de kaart', 'too-many': 'te veel' },
    next: 'Op naar de volgende ronde',
  },
};
