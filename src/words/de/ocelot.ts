// Deutsch: SteinReich.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Amethyst, Bag, Companion, Token, Tool } from '../../games/ocelot/types.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import { capital, listTexts } from '../list.ts';
import type { Detail, Who } from '../types.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'ein Bergkristall',
  sun: 'eine Sonne',
  moon: 'ein Mond',
  star: 'ein Stern',
  opal: 'ein Opal',
  emerald: 'ein Smaragd',
  'red-beryl': 'ein roter Beryll',
  geode: 'eine Geode',
};

/** Im Akkusativ: Wer oder was wird gesammelt? */
const GAINED: Readonly<Record<Token, string>> = {
  'rock-crystal': 'einen Bergkristall',
  sun: 'eine Sonne',
  moon: 'einen Mond',
  star: 'einen Stern',
  opal: 'einen Opal',
  emerald: 'einen Smaragd',
  'red-beryl': 'einen roten Beryll',
  geode: 'eine Geode',
};

const PLURALS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'Bergkristalle',
  sun: 'Sonnen',
  moon: 'Monde',
  star: 'Sterne',
  opal: 'Opale',
  emerald: 'Smaragde',
  'red-beryl': 'rote Berylle',
  geode: 'Geoden',
};

const TOOLS: Readonly<Record<Tool, string>> = {
  compass: 'ein Kompass',
  lamp: 'eine Lampe',
  pickaxe: 'eine Spitzhacke',
};
const LAID: Readonly<Record<Tool, string>> = {
  compass: 'einen Kompass',
  lamp: 'eine Lampe',
  pickaxe: 'eine Spitzhacke',
};
const THE_TOOL: Readonly<Record<Tool, string>> = {
  compass: 'den Kompass',
  lamp: 'die Lampe',
  pickaxe: 'die Spitzhacke',
};
const TOOL_NAMES: Readonly<Record<Tool, string>> = { compass: 'Kompass', lamp: 'Lampe', pickaxe: 'Spitzhacke' };

const COMPANIONS: Readonly<Record<Companion, string>> = { moth: 'die Motte', bat: 'die Fledermaus' };

const BAGS: Readonly<Record<Bag, string>> = { blue: 'blau', green: 'grün', red: 'rot' };

const SIDES: Readonly<Record<Side, string>> = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' };

const AMETHYSTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2 Punkte',
  'blue-4': '4 Punkte',
  'blue-5': '5 Punkte',
  'blue-6': '6 Punkte',
  'blue-per-1': '1 Punkt für jeden deiner Edelsteine mit Wert 1',
  'blue-per-3': '1 Punkt für jeden deiner Opale',
  'green-5': '5 Punkte',
  'green-6': '6 Punkte',
  'green-7': '7 Punkte',
  'green-8': '8 Punkte',
  'green-left-1': '1 Punkt für jedes Plättchen, das auf Ebene 1 liegen bleibt',
  'red-9': '9 Punkte',
  'red-10': '10 Punkte',
  'red-left-23': '2 Punkte für jedes Plättchen, das auf Ebene 2 und 3 liegen bleibt',
};

const list = (texts: readonly string[]): string => listTexts('de', texts);
const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const gems = (n: number): string => (n === 1 ? '1 Edelstein' : `${n} Edelsteine`);

const worth = (score: number, drawn: number): string =>
  [
    ...(score > 0 || drawn === 0 ? [points(score)] : []),
    ...(drawn > 0 ? [drawn === 1 ? '1 Amethyst' : `${drawn} Amethyste`] : []),
  ].join(' + ');

/** „einen Opal, 2 Smaragde und eine Geode“; die Form für einen einzelnen kommt mit. */
function tokenList(tokens: readonly Token[], one: Readonly<Record<Token, string>> = GAINED): string {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return list([...counts].map(([token, n]) => (n === 1 ? one[token] : `${n} ${PLURALS[token]}`)));
}

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

/** „Du legst“, „Pip legt“. */
const does = (who: Who, du: string, other: string): string => (who.you ? `Du ${du}` : `${who.name} ${other}`);

export const ocelot: OcelotWords = {
  name: 'SteinReich',

  refusals: {
    'match-over': () => 'Alle Plättchen liegen, die Partie ist zu Ende.',
    'waiting-for-luck': () => 'Es wird noch aus dem Beutel gezogen. Einen Augenblick.',
    'not-your-turn': () => 'Du bist noch nicht an der Reihe.',
    'no-clock': () => 'Hier läuft keine Uhr. Es eilt nichts.',
    'impossible-chance': (detail) => `Das kann nicht gezogen worden sein${why(detail)}.`,
    'companion-in-hand': () => 'Dein Gefährte ist noch bei dir. Setze ihn erst auf Ebene 1 ein.',
    'companion-stays': () => 'Dein Gefährte ist auf Ebene 3 und bleibt dort.',
    'next-level-only': () => 'Dein Gefährte geht eine Ebene tiefer: von 1 auf 2, von 2 auf 3.',
    'advanced-already': () => 'Dein Gefährte wurde in diesem Zug schon versetzt. Setze nun ein Werkzeug ein.',
    'advance-first': () => 'Der Gefährte wird vor dem Einsetzen versetzt. Im nächsten Zug geht es wieder.',
    'cell-not-open': () => 'Dein Gefährte braucht ein leeres Feld oder einen Edelstein, den er nehmen darf.',
    'wrong-face': () => 'Dieses Plättchen zeigt das Werkzeug nicht. Wähle eine seiner beiden Seiten.',
    'no-such-space': () => 'Dieses Randfeld gibt es auf dem Spielplan nicht.',
    'no-such-cell': () => 'Dieses Feld gibt es in den Höhlen nicht.',
    'no-tile-left': () => 'Davon hast du keine Plättchen mehr. Wähle ein anderes.',
    'space-taken': () => 'Dieses Randfeld ist belegt. Wähle ein freies.',
    'only-one-token': () => 'Ein Plättchen pro Zug. Sammle ein, was gesehen wird, oder beende den Zug.',
    'companion-placed': () => 'Dein Gefährte ist schon in den Höhlen.',
    'enter-level-1': () => 'Dein Gefährte muss auf Ebene 1 anfangen.',
    'place-first': () => 'Setze erst ein Plättchen ein. Danach darfst du einsammeln.',
    'nothing-there': () => 'Dort liegt nichts mehr.',
    'not-seen': () => 'Kompass, Lampe und Spitzhacke müssen es von drei verschiedenen Seiten sehen.',
    'bad-options': (detail) => `Diese Einstellungen passen nicht zum Spiel${why(detail)}.`,
    'bad-scenario': (detail) => `Diese Stellung lässt sich nicht aufbauen${why(detail)}.`,
    'bad-action': (detail) => `Das ist kein Zug in diesem Spiel${why(detail)}.`,
    'bad-chance': (detail) => `Das kann man hier nicht ziehen${why(detail)}.`,
    'bad-position': (detail) => `Dieser Text ist keine Stellung dieses Spiels${why(detail)}.`,
  },

  keys: {
    tool: 'Werkzeug nehmen; noch einmal: umdrehen',
    companion: 'Gefährten nehmen',
    place: 'Einsetzen oder einsammeln',
    collectAll: 'Alles einsammeln',
  },

  options: {
    mat: 'Die Höhlen',
    mats: { split: 'Ebene 2 und 3 berühren sich', nested: 'Alle drei berühren sich' },
    start: 'Wer beginnt',
    starts: { random: 'Das Los', 'seat-0': 'Sir Ozelot', 'seat-1': 'Professor Pinguin', loser: 'Wer zuletzt verlor' },
    fair: 'Fairer Start',
    fairHint: (points) => `Wer beginnt, bekommt ${points} Punkte: Wer als Zweites dran ist, gewinnt öfter.`,
  },

  names: {
    tokens: {
      'rock-crystal': 'Bergkristall',
      sun: 'Cälestit: Sonne',
      moon: 'Cälestit: Mond',
      star: 'Cälestit: Stern',
      opal: 'Opal',
      emerald: 'Smaragd',
      'red-beryl': 'Roter Beryll',
      geode: 'Geode',
    },
    rows: {
      'rock-crystal': 'Bergkristalle',
      celestite: 'Cälestiten',
      opal: 'Opale',
      emerald: 'Smaragde',
      'red-beryl': 'Rote Berylle',
    },
    companions: { moth: 'Motte', bat: 'Fledermaus' },
    bags: { blue: 'Blauer Beutel', green: 'Grüner Beutel', red: 'Roter Beutel' },
    amethyst: 'Amethyst',
  },

  turnOfAll: (turn, all) => `Zug ${turn} von ${all}`,

  mat: {
    spaces: 'Randfelder, im Uhrzeigersinn',
    cells: 'Felder der Höhlen',
    bags: 'Beutel mit Amethysten',
    level: (level) => `Ebene ${level}`,
    left: (n) => `noch ${n}`,
    bag: (bag, level, n) => `${bag} der Ebene ${level}, noch ${n}. Was sind sie wert?`,
    space: (name, levels, what, looks) =>
      `Randfeld ${name}, Ebene ${list(levels.map(String))}: ${what}. Blickt nach ${list(looks.map((side) => SIDES[side]))}.`,
    free: 'frei',
    cell: (name, what) => `${name}: ${what}.`,
    empty: 'leer',
    gem: (token, score) => (score === 0 ? token : `${token}, ${points(score)}`),
    seenBy: (seers) => `Sicht: ${list(seers.map(({ tool, side }) => `${tool} von ${SIDES[side]}`))}.`,
    unseen: 'Noch nicht gesehen.',
    yours: 'Das kannst du einsammeln.',
    theirs: (name) => `Das könnte ${name} einsammeln.`,
    open: 'Offen für deinen Gefährten.',
  },

  bar: {
    tools: 'Deine Werkzeuge',
    face: (tile, tool, n) => `${TOOL_NAMES[tool]}, Plättchen ${tile}, noch ${n}`,
    brings: (score, drawn) => `hier: ${worth(score, drawn)}`,
    companion: {
      enter: 'darf herein',
      go: 'darf weiter',
      stays: (level) => `auf Ebene ${level}`,
      hand: 'noch bei dir',
    },
    place: (tool) => `${TOOL_NAMES[tool]} einsetzen`,
    enter: (companion) => `${capital(COMPANIONS[companion])} einsetzen`,
    advance: (companion, level) => `${capital(COMPANIONS[companion])} auf Ebene ${level} versetzen`,
    collects: (n, score, drawn) => `dann ${gems(n)}: ${worth(score, drawn)}`,
    picksUp: (token) => `nimmt ${GAINED[token]}`,
    nothing: 'noch nichts einzusammeln',
    handsOver: (name, score, drawn) => `überlässt ${name} bis zu ${worth(score, drawn)}`,
    handsNothing: (name) => `lässt ${name} nichts übrig`,
    chooseTool: 'Wähle ein Werkzeug',
    chooseToolHint: 'oder deinen Gefährten',
    chooseSpace: 'Wähle ein Randfeld',
    chooseSpaceHint: 'der Lichtstrahl zeigt, was es sieht',
    chooseCell: 'Wähle ein Feld',
    chooseCellHint: 'die hellen sind offen',
    finds: 'Edelsteine zum Einsammeln',
    collectOne: (token, cell) => `${capital(GAINED[token])} auf ${cell} einsammeln`,
    collectAll: (n) => (n === 1 ? 'Einsammeln' : `Alle ${n} einsammeln`),
    worth,
    endTurn: 'Zug beenden',
    leaveLying: (n) => `${gems(n)} liegen lassen`,
    nothingLeft: 'nichts mehr einzusammeln',
    sending: 'Wird gesendet…',
    ahead: 'Schau dich um oder wähle schon dein Werkzeug',
  },

  sentence: {
    yourTurn: 'Dein Zug:',
    chooseTool: 'Setze ein Werkzeug oder deinen Gefährten ein.',
    mustPlace: 'Dein Gefährte ist versetzt. Setze nun ein Werkzeug ein.',
    chooseSpace: (tool) => `Wähle ein Randfeld für ${THE_TOOL[tool]}.`,
    chooseTokenFor: (name) => `Welches Werkzeug kommt auf Randfeld ${name}?`,
    enter: (companion) => `${capital(COMPANIONS[companion])} darf auf ein leeres Feld oder einen Edelstein mit Wert 1.`,
    advance: (companion, level) =>
      `${capital(COMPANIONS[companion])} darf auf Ebene ${level}, auf ein leeres Feld oder einen Bergkristall.`,
    toolHere: (tool, tokens) =>
      `${capital(TOOLS[tool])} ${tokens.length === 0 ? 'würde hier noch nichts bringen' : `bringt hier ${tokenList(tokens)}`}.`,
    companionHere: (companion, gained, tokens) => {
      const parts = [
        ...(gained === undefined ? [] : [`nimmt ${GAINED[gained]}`]),
        ...(tokens.length === 0 ? [] : [`bringt dir ${tokenList(tokens)}`]),
      ];
      return `${capital(COMPANIONS[companion])} ${parts.length === 0 ? 'findet hier noch nichts' : list(parts)}.`;
    },
    collectLead: 'Einsammeln:',
    collect: (tokens) => `${tokenList(tokens, TOKENS)}. Von drei Seiten gesehen.`,
    nothingSeen: 'Mehr wird nicht von drei Seiten gesehen.',
    dealing: 'Die Höhlen füllen sich.',
    thinking: (who) => `${who.name} überlegt…`,
    over: 'Alle Plättchen liegen.',
    won: (who, score) => `${does(who, 'gewinnst', 'gewinnt')} mit ${score === 1 ? '1 Punkt' : `${score} Punkten`}.`,
    shared: (score) => `Geteilter Sieg mit je ${score === 1 ? '1 Punkt' : `${score} Punkten`}.`,
  },

  story: (who, did) => `${does(who, 'hast', 'hat')} ${list(did)}.`,
  storyPlaced: (tool, space) => `${LAID[tool]} auf Randfeld ${space} eingesetzt`,
  storyEntered: (companion) => `${COMPANIONS[companion]} eingesetzt`,
  storyAdvanced: (companion, level) => `${COMPANIONS[companion]} auf Ebene ${level} versetzt`,
  storyGot: (tokens) => `${tokenList(tokens)} bekommen`,
  storyDrew: (n) => (n === 1 ? 'einen Amethyst gezogen' : `${n} Amethyste gezogen`),

  seat: {
    yourTurn: 'am Zug',
    thinking: 'überlegt',
    waiting: 'wartet',
    points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
    hidden: '+ verdeckt',
    tiles: (tile, tools, n) => `${n} Plättchen ${tile}, ${tools.map((tool) => TOOL_NAMES[tool]).join(' oder ')}`,
    companionInHand: (companion) => `${capital(COMPANIONS[companion])}, noch nicht eingesetzt`,
    companionAt: (companion, level) => `${capital(COMPANIONS[companion])}, auf Ebene ${level}`,
    has: (token, n) => `${token}: ${n}`,
    closed: (bag) => `Amethyst, verdeckt. ${bag}`,
    open: (bag, what, score) => `Amethyst: ${what}. ${bag}. Jetzt ${points(score)}`,
  },

  worths: {
    title: 'Was die Amethyste wert sind',
    intro: 'Für eine Geode ziehst du einen, für Sonne, Mond und Stern einen blauen. Deine siehst bis zum Ende nur du.',
    inBag: (n) => `${n} im Beutel`,
    times: (n) => `${n}-mal`,
    yours: (n) => (n === 1 ? 'deiner' : `${n} gehören dir`),
    now: (score) => `jetzt ${points(score)}`,
    print: AMETHYSTS,
  },

  result: {
    caption: 'Punkte',
    what: 'Edelsteine',
    total: 'Summe',
    headStart: 'Vorsprung',
    amethysts: 'Amethyste',
    count: (n) => `${n} ×`,
    none: 'keiner',
    tie: 'Gleich viele Punkte: Wer mehr Amethyste hat, gewinnt.',
  },

  tokens: TOKENS,
  tools: TOOLS,
  companions: COMPANIONS,
  bags: BAGS,
  amethysts: AMETHYSTS,

  dealt: (first) => `Die Höhlen sind gefüllt. ${does(first, 'beginnst', 'beginnt')}.`,
  companionAdvanced: (who, companion, level) =>
    `${does(who, 'versetzt', 'versetzt')} ${COMPANIONS[companion]} auf Ebene ${level}.`,
  companionEntered: (who, companion) => `${does(who, 'setzt', 'setzt')} ${COMPANIONS[companion]} in der Höhle ein.`,
  companionGained: (companion, token) => `Unterwegs findet ${COMPANIONS[companion]} ${GAINED[token]}.`,
  placed: (who, tool, space) => `${does(who, 'setzt', 'setzt')} ${LAID[tool]} auf Randfeld ${space} ein.`,
  collected: (who, token) => `${does(who, 'sammelst', 'sammelt')} ${GAINED[token]} ein.`,
  geodeOpened: (who, bag) =>
    `Die Geode bricht auf: ${who.you ? 'Du greifst' : `${who.name} greift`} in den ${BAGS[bag]}en Beutel.`,
  setCompleted: (who, bag) =>
    `Sonne, Mond und Stern beisammen: ${who.you ? 'Du greifst' : `${who.name} greift`} in den ${BAGS[bag]}en Beutel.`,
  drewKnown: (who, amethyst) => `${does(who, 'ziehst', 'zieht')} einen Amethyst: ${AMETHYSTS[amethyst]}.`,
  drew: (who, bag) => `${does(who, 'ziehst', 'zieht')} einen Amethyst aus dem ${BAGS[bag]}en Beutel.`,
  skipped: (who) => `${does(who, 'kannst', 'kann')} nichts mehr einsetzen. Der Zug fällt aus.`,
  turnOf: (who) => (who.you ? 'Du bist an der Reihe.' : `${who.name} ist an der Reihe.`),
  amethystsOpened: 'Alle Plättchen liegen. Die Amethyste werden aufgedeckt.',
};
