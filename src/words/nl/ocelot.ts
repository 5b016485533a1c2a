// Nederlands: de grot van Sir Ocelot.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Amethyst, Bag, Companion, Token, Tool } from '../../games/ocelot/types.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import { capital, listTexts } from '../list.ts';
import type { Detail, Who } from '../types.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'een bergkristal',
  sun: 'een zon',
  moon: 'een maan',
  star: 'een ster',
  opal: 'een opaal',
  emerald: 'een smaragd',
  'red-beryl': 'een rode beril',
  geode: 'een geode',
};

const PLURALS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'bergkristallen',
  sun: 'zonnen',
  moon: 'manen',
  star: 'sterren',
  opal: 'opalen',
  emerald: 'smaragden',
  'red-beryl': 'rode berillen',
  geode: 'geodes',
};

const TOOLS: Readonly<Record<Tool, string>> = {
  compass: 'een kompas',
  lamp: 'een lamp',
  pickaxe: 'een houweel',
};
const THE_TOOL: Readonly<Record<Tool, string>> = {
  compass: 'het kompas',
  lamp: 'de lamp',
  pickaxe: 'het houweel',
};
const TOOL_NAMES: Readonly<Record<Tool, string>> = { compass: 'kompas', lamp: 'lamp', pickaxe: 'houweel' };

const COMPANIONS: Readonly<Record<Companion, string>> = { moth: 'de Mot', bat: 'de Vleermuis' };

const BAGS: Readonly<Record<Bag, string>> = { blue: 'blauwe', green: 'groene', red: 'rode' };

const SIDES: Readonly<Record<Side, string>> = {
  north: 'het noorden',
  east: 'het oosten',
  south: 'het zuiden',
  west: 'het westen',
};

const AMETHYSTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2 punten',
  'blue-4': '4 punten',
  'blue-5': '5 punten',
  'blue-6': '6 punten',
  'blue-per-1': '1 punt voor elke edelsteen van jou met waarde 1',
  'blue-per-3': '1 punt voor elke opaal van jou',
  'green-5': '5 punten',
  'green-6': '6 punten',
  'green-7': '7 punten',
  'green-8': '8 punten',
  'green-left-1': '1 punt voor elk fiche dat op niveau 1 blijft liggen',
  'red-9': '9 punten',
  'red-10': '10 punten',
  'red-left-23': '2 punten voor elk fiche dat op niveau 2 en 3 blijft liggen',
};

const list = (texts: readonly string[]): string => listTexts('nl', texts);
const points = (n: number): string => (n === 1 ? '1 punt' : `${n} punten`);
const gems = (n: number): string => (n === 1 ? '1 edelsteen' : `${n} edelstenen`);

const worth = (score: number, drawn: number): string =>
  [
    ...(score > 0 || drawn === 0 ? [points(score)] : []),
    ...(drawn > 0 ? [drawn === 1 ? '1 amethist' : `${drawn} amethisten`] : []),
  ].join(' + ');

/** “een opaal, 2 smaragden en een geode”. */
function tokenList(tokens: readonly Token[]): string {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return list([...counts].map(([token, n]) => (n === 1 ? TOKENS[token] : `${n} ${PLURALS[token]}`)));
}

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

/** “Je legt”, “Pip legt”. */
const does = (who: Who, je: string, other: string): string => (who.you ? `Je ${je}` : `${who.name} ${other}`);

export const ocelot: OcelotWords = {
  name: 'De grot van Sir Ocelot',

  refusals: {
    'match-over': () => 'Alle fiches liggen en de partij is voorbij.',
    'waiting-for-luck': () => 'Er wordt nog uit de zak getrokken. Een ogenblik.',
    'not-your-turn': () => 'Je bent nog niet aan de beurt.',
    'no-clock': () => 'Dit spel heeft geen klok. Er is geen haast.',
    'impossible-chance': (detail) => `Dat kan niet getrokken zijn${why(detail)}.`,
    'companion-in-hand': () => 'Je metgezel is nog bij jou. Zet hem eerst op niveau 1.',
    'companion-stays': () => 'Je metgezel is op niveau 3 en blijft daar.',
    'next-level-only': () => 'Je metgezel gaat één niveau dieper: van 1 naar 2, van 2 naar 3.',
    'advanced-already': () => 'Je metgezel is deze beurt al verplaatst. Leg nu een werktuig.',
    'advance-first': () => 'Je metgezel gaat vóór het plaatsen. Volgende beurt kan het weer.',
    'cell-not-open': () => 'Je metgezel heeft een leeg vak nodig, of een edelsteen die hij mag oppakken.',
    'wrong-face': () => 'Dit fiche toont dat werktuig niet. Kies een van de twee kanten.',
    'no-such-space': () => 'Die plek bestaat niet op deze mat.',
    'no-such-cell': () => 'Dat vak bestaat niet in de grotten.',
    'no-tile-left': () => 'Daarvan heb je er geen meer. Kies een ander fiche.',
    'space-taken': () => 'Die plek is bezet. Kies een vrije.',
    'only-one-token': () => 'Eén fiche per beurt. Verzamel wat gezien wordt, of beëindig je beurt.',
    'companion-placed': () => 'Je metgezel is al in de grotten.',
    'enter-level-1': () => 'Je metgezel moet op niveau 1 beginnen.',
    'place-first': () => 'Plaats eerst een fiche. Daarna mag je verzamelen.',
    'nothing-there': () => 'Daar ligt niets meer.',
    'not-seen': () => 'Een kompas, een lamp en een houweel moeten hem zien, van drie verschillende kanten.',
    'bad-options': (detail) => `Deze opties passen niet bij dit spel${why(detail)}.`,
    'bad-scenario': (detail) => `Deze stelling kan niet worden opgezet${why(detail)}.`,
    'bad-action': (detail) => `Dat is geen zet in dit spel${why(detail)}.`,
    'bad-chance': (detail) => `Dat kun je hier niet trekken${why(detail)}.`,
    'bad-position': (detail) => `Deze tekst is geen stelling van dit spel${why(detail)}.`,
  },

  keys: {
    tool: 'Werktuig pakken; nog eens: omdraaien',
    companion: 'Je metgezel pakken',
    place: 'Plaatsen, of de edelsteen verzamelen',
    collectAll: 'Alles verzamelen',
  },

  options: {
    mat: 'De grotten',
    mats: { split: 'Niveau 2 en 3 raken elkaar', nested: 'Alle drie raken elkaar' },
    start: 'Wie begint',
    starts: { random: 'Het lot', 'seat-0': 'Sir Ocelot', 'seat-1': 'Professor Pinguïn', loser: 'Wie laatst verloor' },
    fair: 'Eerlijke start',
    fairHint: (points) => `Wie begint krijgt ${points} punten: wie als tweede speelt, wint vaker.`,
  },

  names: {
    tokens: {
      'rock-crystal': 'Bergkristal',
      sun: 'Celestien: zon',
      moon: 'Celestien: maan',
      star: 'Celestien: ster',
      opal: 'Opaal',
      emerald: 'Smaragd',
      'red-beryl': 'Rode beril',
      geode: 'Geode',
    },
    rows: {
      'rock-crystal': 'Bergkristallen',
      celestite: 'Celestienen',
      opal: 'Opalen',
      emerald: 'Smaragden',
      'red-beryl': 'Rode berillen',
    },
    companions: { moth: 'Mot', bat: 'Vleermuis' },
    bags: { blue: 'Blauwe zak', green: 'Groene zak', red: 'Rode zak' },
    amethyst: 'Amethist',
  },

  turnOfAll: (turn, all) => `Beurt ${turn} van ${all}`,

  mat: {
    spaces: 'Ronde plekken, met de klok mee',
    cells: 'Vakken van de grotten',
    bags: 'Zakken met amethisten',
    level: (level) => `Niveau ${level}`,
    left: (n) => `nog ${n}`,
    bag: (bag, level, n) => `${bag} van niveau ${level}, nog ${n}. Wat zijn ze waard?`,
    space: (name, levels, what, looks) =>
      `Plek ${name}, niveau ${list(levels.map(String))}: ${what}. Kijkt naar ${list(looks.map((side) => SIDES[side]))}.`,
    free: 'vrij',
    cell: (name, what) => `${name}: ${what}.`,
    empty: 'leeg',
    gem: (token, score) => (score === 0 ? token : `${token}, ${points(score)}`),
    seenBy: (seers) => `Gezien door ${list(seers.map(({ tool, side }) => `${tool} vanuit ${SIDES[side]}`))}.`,
    unseen: 'Nog niet gezien.',
    yours: 'Jij kunt hem verzamelen.',
    theirs: (name) => `${name} zou hem kunnen verzamelen.`,
    open: 'Vrij voor je metgezel.',
  },

  bar: {
    tools: 'Je werktuigen',
    face: (tile, tool, n) => `${TOOL_NAMES[tool]}, fiche ${tile}, nog ${n}`,
    brings: (score, drawn) => `hier: ${worth(score, drawn)}`,
    companion: {
      enter: 'mag erin',
      go: 'mag verder',
      stays: (level) => `op niveau ${level}`,
      hand: 'nog bij jou',
    },
    place: (tool) => `Leg ${THE_TOOL[tool]}`,
    enter: (companion) => `Laat ${COMPANIONS[companion]} binnen`,
    advance: (companion, level) => `Stuur ${COMPANIONS[companion]} naar niveau ${level}`,
    collects: (n, score, drawn) => `dan ${gems(n)}: ${worth(score, drawn)}`,
    picksUp: (token) => `pakt ${TOKENS[token]}`,
    nothing: 'nog niets te verzamelen',
    handsOver: (name, score, drawn) => `geeft ${name} tot ${worth(score, drawn)}`,
    handsNothing: (name) => `geeft ${name} niets`,
    chooseTool: 'Kies een werktuig',
    chooseToolHint: 'of je metgezel',
    chooseSpace: 'Kies een ronde plek',
    chooseSpaceHint: 'de lichtstraal toont wat hij ziet',
    chooseCell: 'Kies een vak',
    chooseCellHint: 'de heldere zijn vrij',
    finds: 'Edelstenen om te verzamelen',
    collectOne: (token, cell) => `Verzamel ${TOKENS[token]} op ${cell}`,
    collectAll: (n) => (n === 1 ? 'Verzamelen' : `Alle ${n} verzamelen`),
    worth,
    endTurn: 'Beurt beëindigen',
    leaveLying: (n) => `${gems(n)} laten liggen`,
    nothingLeft: 'niets meer te verzamelen',
    sending: 'Wordt verstuurd…',
    ahead: 'Kijk rond, of kies vast je werktuig',
  },

  sentence: {
    yourTurn: 'Jouw beurt:',
    chooseTool: 'leg een werktuig of zet je metgezel in.',
    mustPlace: 'je metgezel is verplaatst. Leg nu een werktuig.',
    chooseSpace: (tool) => `kies een ronde plek voor ${THE_TOOL[tool]}.`,
    chooseTokenFor: (name) => `welk werktuig komt op plek ${name}?`,
    enter: (companion) => `${COMPANIONS[companion]} mag naar een leeg vak of een edelsteen met waarde 1.`,
    advance: (companion, level) =>
      `${COMPANIONS[companion]} mag naar niveau ${level}, naar een leeg vak of een bergkristal.`,
    toolHere: (tool, tokens) =>
      tokens.length === 0
        ? `${TOOLS[tool]} zou hier nog niets opleveren.`
        : `${TOOLS[tool]} levert hier ${tokenList(tokens)} op.`,
    companionHere: (companion, gained, tokens) => {
      const parts = [
        ...(gained === undefined ? [] : [`pakt ${TOKENS[gained]}`]),
        ...(tokens.length === 0 ? [] : [`bezorgt je ${tokenList(tokens)}`]),
      ];
      return `${COMPANIONS[companion]} ${parts.length === 0 ? 'vindt hier nog niets' : list(parts)}.`;
    },
    collectLead: 'Verzamel:',
    collect: (tokens) => `${tokenList(tokens)}. Van drie kanten gezien.`,
    nothingSeen: 'meer wordt niet van drie kanten gezien.',
    dealing: 'De grotten worden gevuld.',
    thinking: (who) => `${who.name} denkt na…`,
    over: 'Alle fiches liggen.',
    won: (who, score) => `${does(who, 'wint', 'wint')} met ${points(score)}.`,
    shared: (score) => `Een gedeelde zege met elk ${points(score)}.`,
  },

  story: (who, did) => `${does(who, 'hebt', 'heeft')} ${list(did)}.`,
  storyPlaced: (tool, space) => `${TOOLS[tool]} op plek ${space} gelegd`,
  storyEntered: (companion) => `${COMPANIONS[companion]} binnengelaten`,
  storyAdvanced: (companion, level) => `${COMPANIONS[companion]} naar niveau ${level} gestuurd`,
  storyGot: (tokens) => `${tokenList(tokens)} gekregen`,
  storyDrew: (n) => (n === 1 ? 'een amethist getrokken' : `${n} amethisten getrokken`),

  seat: {
    yourTurn: 'aan de beurt',
    thinking: 'denkt na',
    waiting: 'wacht',
    points: (n) => (n === 1 ? 'punt' : 'punten'),
    hidden: '+ verborgen',
    tiles: (tile, tools, n) => `${n} van fiche ${tile}, ${tools.map((tool) => TOOL_NAMES[tool]).join(' of ')}`,
    companionInHand: (companion) => `${capital(COMPANIONS[companion])}, nog niet geplaatst`,
    companionAt: (companion, level) => `${capital(COMPANIONS[companion])}, op niveau ${level}`,
    has: (token, n) => `${token}: ${n}`,
    closed: (bag) => `Amethist, verborgen. ${bag}`,
    open: (bag, what, score) => `Amethist: ${what}. ${bag}. Nu ${points(score)}`,
  },

  worths: {
    title: 'Wat de amethisten waard zijn',
    intro:
      'Voor een geode trek je er een, voor zon, maan en ster een blauwe. Die van jou zie alleen jij, tot het einde.',
    inBag: (n) => `${n} in de zak`,
    times: (n) => `${n} keer`,
    yours: (n) => (n === 1 ? 'van jou' : `${n} van jou`),
    now: (score) => `nu ${points(score)}`,
    print: AMETHYSTS,
  },

  result: {
    caption: 'Punten',
    what: 'Edelstenen',
    total: 'Totaal',
    headStart: 'Voorsprong',
    amethysts: 'Amethisten',
    count: (n) => `${n} ×`,
    none: 'geen',
    tie: 'Evenveel punten: wie meer amethisten heeft, wint.',
  },

  tokens: TOKENS,
  tools: TOOLS,
  companions: COMPANIONS,
  bags: BAGS,
  amethysts: AMETHYSTS,

  dealt: (first) => `De grotten zijn gevuld. ${does(first, 'begint', 'begint')}.`,
  companionAdvanced: (who, companion, level) =>
    `${does(who, 'stuurt', 'stuurt')} ${COMPANIONS[companion]} naar niveau ${level}.`,
  companionEntered: (who, companion) => `${does(who, 'laat', 'laat')} ${COMPANIONS[companion]} de grot in.`,
  companionGained: (companion, token) => `Onderweg vindt ${COMPANIONS[companion]} ${TOKENS[token]}.`,
  placed: (who, tool, space) => `${does(who, 'legt', 'legt')} ${TOOLS[tool]} op plek ${space}.`,
  collected: (who, token) => `${does(who, 'verzamelt', 'verzamelt')} ${TOKENS[token]}.`,
  geodeOpened: (who, bag) =>
    `De geode breekt open: ${who.you ? 'je grijpt' : `${who.name} grijpt`} in de ${BAGS[bag]} zak.`,
  setCompleted: (who, bag) =>
    `Zon, maan en ster bij elkaar: ${who.you ? 'je grijpt' : `${who.name} grijpt`} in de ${BAGS[bag]} zak.`,
  drewKnown: (who, amethyst) => `${does(who, 'trekt', 'trekt')} een amethist: ${AMETHYSTS[amethyst]}.`,
  drew: (who, bag) => `${does(who, 'trekt', 'trekt')} een amethist uit de ${BAGS[bag]} zak.`,
  skipped: (who) => `${does(who, 'kunt', 'kan')} niets meer plaatsen. De beurt wordt overgeslagen.`,
  turnOf: (who) => (who.you ? 'Jij bent aan de beurt.' : `${who.name} is aan de beurt.`),
  amethystsOpened: 'Alle fiches liggen. De amethisten gaan open.',
};
