// English: Sir Ocelot's Cave. This file gives the type of all five.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Amethyst, Bag, Companion, GemRow, Level, MatId, Tile, Token, Tool } from '../../games/ocelot/types.ts';
import { listTexts } from '../list.ts';
import type { Detail, GameWords, Who } from '../types.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'a rock crystal',
  sun: 'a sun',
  moon: 'a moon',
  star: 'a star',
  opal: 'an opal',
  emerald: 'an emerald',
  'red-beryl': 'a red beryl',
  geode: 'a geode',
};

const TOOLS: Readonly<Record<Tool, string>> = { compass: 'a compass', lamp: 'a lamp', pickaxe: 'a pickaxe' };

const COMPANIONS: Readonly<Record<Companion, string>> = { moth: 'the Moth', bat: 'the Bat' };

const BAGS: Readonly<Record<Bag, string>> = { blue: 'blue', green: 'green', red: 'red' };

/** What is printed on an amethyst, and what that brings. */
const AMETHYSTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2 points',
  'blue-4': '4 points',
  'blue-5': '5 points',
  'blue-6': '6 points',
  'blue-per-1': '1 point for each of your gems worth 1',
  'blue-per-3': '1 point for each of your opals',
  'green-5': '5 points',
  'green-6': '6 points',
  'green-7': '7 points',
  'green-8': '8 points',
  'green-left-1': '1 point for each token left in level 1',
  'red-9': '9 points',
  'red-10': '10 points',
  'red-left-23': '2 points for each token left in levels 2 and 3',
};

/** Several of a kind; one is said with its article. */
const PLURALS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'rock crystals',
  sun: 'suns',
  moon: 'moons',
  star: 'stars',
  opal: 'opals',
  emerald: 'emeralds',
  'red-beryl': 'red beryls',
  geode: 'geodes',
};

const TOOL_NAMES: Readonly<Record<Tool, string>> = { compass: 'compass', lamp: 'lamp', pickaxe: 'pickaxe' };

const SIDES: Readonly<Record<Side, string>> = { north: 'north', east: 'east', south: 'south', west: 'west' };

const list = (texts: readonly string[]): string => listTexts('en', texts);
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const gems = (n: number): string => (n === 1 ? '1 gem' : `${n} gems`);
const amethysts = (n: number): string => (n === 1 ? 'an amethyst' : `${n} amethysts`);

/** "5 points + 1 amethyst". */
const worth = (score: number, drawn: number): string =>
  [
    ...(score > 0 || drawn === 0 ? [points(score)] : []),
    ...(drawn > 0 ? [drawn === 1 ? '1 amethyst' : `${drawn} amethysts`] : []),
  ].join(' + ');

/** "an opal, 2 emeralds and a geode". */
function tokenList(tokens: readonly Token[]): string {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return list([...counts].map(([token, n]) => (n === 1 ? TOKENS[token] : `${n} ${PLURALS[token]}`)));
}

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

export const ocelot = {
  name: 'Sir Ocelot’s Cave',

  refusals: {
    'match-over': () => 'All tokens are placed and the match is over.',
    'waiting-for-luck': () => 'Someone is still drawing from the bag. One moment.',
    'not-your-turn': () => 'It’s not your turn yet.',
    'no-clock': () => 'This game has no clock. There’s no hurry.',
    'impossible-chance': (detail: Detail) => `That can’t have been drawn${why(detail)}.`,
    'companion-in-hand': () => 'Your companion is still in your hand. Bring it into level 1 first.',
    'companion-stays': () => 'Your companion is in level 3 and stays there.',
    'next-level-only': () => 'Your companion goes down one level at a time: from 1 to 2, then from 2 to 3.',
    'advanced-already': () => 'Your companion has already moved this turn. Place a tool now.',
    'advance-first': () => 'Your companion moves before you place a token. It can go next turn.',
    'cell-not-open': () => 'Your companion needs an empty cell, or one with a gem it may pick up.',
    'wrong-face': () => 'That tile doesn’t show this tool. Choose one of its two faces.',
    'no-such-space': () => 'There’s no such space on this mat.',
    'no-such-cell': () => 'There’s no such cell in the caves.',
    'no-tile-left': () => 'You have no more tiles of that kind. Choose another.',
    'space-taken': () => 'That space is taken. Choose a free one.',
    'only-one-token': () => 'One token per turn. Collect what is seen, or end your turn.',
    'companion-placed': () => 'Your companion is already in the caves.',
    'enter-level-1': () => 'Your companion has to start on level 1.',
    'place-first': () => 'Place a token first. Then you may collect.',
    'nothing-there': () => 'There’s nothing there any more.',
    'not-seen': () => 'A compass, a lamp and a pickaxe must see it, from three different sides.',
    'bad-options': (detail: Detail) => `These options don’t fit this game${why(detail)}.`,
    'bad-scenario': (detail: Detail) => `This position can’t be set up${why(detail)}.`,
    'bad-action': (detail: Detail) => `That’s not a move in this game${why(detail)}.`,
    'bad-chance': (detail: Detail) => `That can’t be drawn in this game${why(detail)}.`,
    'bad-position': (detail: Detail) => `This text isn’t a position of this game${why(detail)}.`,
  },

  keys: {
    tool: 'Take a tool; again to turn it over',
    companion: 'Take your companion',
    place: 'Place it, or collect the gem',
    collectAll: 'Collect everything',
  },

  options: {
    mat: 'The caves',
    mats: { split: 'Levels 2 and 3 touch', nested: 'All three touch' } satisfies Record<MatId, string>,
    start: 'Who begins',
    starts: {
      random: 'Luck decides',
      'seat-0': 'Sir Ocelot',
      'seat-1': 'Professor Penguin',
      loser: 'The last loser',
    },
    fair: 'Fair start',
    fairHint: (points: number) => `The first player gets ${points} points, because going second wins more often.`,
  },

  /** Names that stand alone, on buttons and in tables. */
  names: {
    tokens: {
      'rock-crystal': 'Rock crystal',
      sun: 'Celestite: sun',
      moon: 'Celestite: moon',
      star: 'Celestite: star',
      opal: 'Opal',
      emerald: 'Emerald',
      'red-beryl': 'Red beryl',
      geode: 'Geode',
    } satisfies Record<Token, string>,
    rows: {
      'rock-crystal': 'Rock crystals',
      celestite: 'Celestites',
      opal: 'Opals',
      emerald: 'Emeralds',
      'red-beryl': 'Red beryls',
    } satisfies Record<GemRow, string>,
    companions: { moth: 'Moth', bat: 'Bat' } satisfies Record<Companion, string>,
    bags: { blue: 'Blue bag', green: 'Green bag', red: 'Red bag' } satisfies Record<Bag, string>,
    amethyst: 'Amethyst',
  },

  turnOfAll: (turn: number, all: number) => `Turn ${turn} of ${all}`,

  mat: {
    spaces: 'Round spaces, clockwise',
    cells: 'Cells of the caves',
    bags: 'Bags of amethysts',
    level: (level: Level) => `Level ${level}`,
    left: (n: number) => `${n} left`,
    bag: (bag: string, level: Level, n: number) => `${bag} of level ${level}, ${n} left. What are they worth?`,
    space: (name: string, levels: readonly Level[], what: string, looks: readonly Side[]) =>
      `Space ${name}, level ${list(levels.map(String))}: ${what}. Looks ${list(looks.map((side) => SIDES[side]))}.`,
    free: 'free',
    cell: (name: string, what: string) => `${name}: ${what}.`,
    empty: 'empty',
    gem: (token: string, score: number) => (score === 0 ? token : `${token}, ${points(score)}`),
    seenBy: (seers: readonly { readonly tool: string; readonly side: Side }[]) =>
      `Seen by ${list(seers.map(({ tool, side }) => `${tool} from the ${SIDES[side]}`))}.`,
    unseen: 'Not seen yet.',
    yours: 'You can collect it.',
    theirs: (name: string) => `${name} could collect it.`,
    open: 'Open for your companion.',
  },

  bar: {
    tools: 'Your tools',
    face: (tile: Tile, tool: Tool, n: number) => `${TOOL_NAMES[tool]}, tile ${tile}, ${n} left`,
    brings: (score: number, drawn: number) => `here: ${worth(score, drawn)}`,
    companion: {
      enter: 'can enter',
      go: 'may fly on',
      stays: (level: Level) => `at level ${level}`,
      hand: 'in your hand',
    },
    place: (tool: Tool) => `Place the ${TOOL_NAMES[tool]}`,
    enter: (companion: Companion) => `Bring in ${COMPANIONS[companion]}`,
    advance: (companion: Companion, level: Level) => `Send ${COMPANIONS[companion]} to level ${level}`,
    collects: (n: number, score: number, drawn: number) => `then collect ${gems(n)}: ${worth(score, drawn)}`,
    picksUp: (token: Token) => `picks up ${TOKENS[token]}`,
    nothing: 'nothing to collect yet',
    handsOver: (name: string, score: number, drawn: number) => `leaves ${name} up to ${worth(score, drawn)}`,
    handsNothing: (name: string) => `leaves nothing for ${name}`,
    chooseTool: 'Choose a tool',
    chooseToolHint: 'or your companion',
    chooseSpace: 'Choose a round space',
    chooseSpaceHint: 'the beam shows what it sees',
    chooseCell: 'Choose a cell',
    chooseCellHint: 'the bright ones are open',
    finds: 'Gems you can collect',
    collectOne: (token: Token, cell: string) => `Collect ${TOKENS[token]} on ${cell}`,
    collectAll: (n: number) => (n === 1 ? 'Collect it' : `Collect all ${n}`),
    worth,
    endTurn: 'End turn',
    leaveLying: (n: number) => `leave ${gems(n)} behind`,
    nothingLeft: 'nothing left to collect',
    sending: 'Sending…',
    ahead: 'Look around, or choose your next tool',
  },

  sentence: {
    yourTurn: 'Your turn:',
    chooseTool: 'place a tool or your companion.',
    mustPlace: 'your companion has moved. Now place a tool.',
    chooseSpace: (tool: Tool) => `choose a round space for the ${TOOL_NAMES[tool]}.`,
    chooseTokenFor: (name: string) => `which tool goes on space ${name}?`,
    enter: (companion: Companion) => `${COMPANIONS[companion]} may land on an empty cell or a gem worth 1.`,
    advance: (companion: Companion, level: Level) =>
      `${COMPANIONS[companion]} may fly to level ${level}, to an empty cell or a rock crystal.`,
    toolHere: (tool: Tool, tokens: readonly Token[]) =>
      tokens.length === 0
        ? `${TOOLS[tool]} here wouldn’t collect anything yet.`
        : `${TOOLS[tool]} here collects ${tokenList(tokens)}.`,
    companionHere: (companion: Companion, gained: Token | undefined, tokens: readonly Token[]) => {
      const parts = [
        ...(gained === undefined ? [] : [`picks up ${TOKENS[gained]}`]),
        ...(tokens.length === 0 ? [] : [`lets you collect ${tokenList(tokens)}`]),
      ];
      return `${COMPANIONS[companion]} here ${parts.length === 0 ? 'finds nothing yet' : list(parts)}.`;
    },
    collectLead: 'Collect:',
    collect: (tokens: readonly Token[]) => `${tokenList(tokens)}. Seen from three sides.`,
    nothingSeen: 'nothing more is seen from three sides.',
    dealing: 'The caves are being filled.',
    thinking: (who: Who) => `${who.name} is thinking…`,
    over: 'All tokens are placed.',
    won: (who: Who, score: number) => `${who.you ? 'You win' : `${who.name} wins`} with ${points(score)}.`,
    shared: (score: number) => `A shared win with ${points(score)} each.`,
  },

  /** A whole turn in one line: "Pip put a lamp on space 12 and collected an opal." */
  story: (who: Who, did: readonly string[]) => `${who.you ? 'You' : who.name} ${list(did)}.`,
  storyPlaced: (tool: Tool, space: string) => `put ${TOOLS[tool]} on space ${space}`,
  storyEntered: (companion: Companion) => `brought in ${COMPANIONS[companion]}`,
  storyAdvanced: (companion: Companion, level: Level) => `sent ${COMPANIONS[companion]} to level ${level}`,
  storyGot: (tokens: readonly Token[]) => `got ${tokenList(tokens)}`,
  storyDrew: (n: number) => `drew ${amethysts(n)}`,

  seat: {
    yourTurn: 'your turn',
    thinking: 'is thinking',
    waiting: 'waiting',
    points: (n: number): string => (n === 1 ? 'point' : 'points'),
    hidden: '+ hidden',
    tiles: (tile: Tile, tools: readonly Tool[], n: number) =>
      `${n} of tile ${tile}, ${tools.map((tool) => TOOL_NAMES[tool]).join(' or ')}`,
    companionInHand: (companion: Companion) => `${COMPANIONS[companion]}, in hand`,
    companionAt: (companion: Companion, level: Level) => `${COMPANIONS[companion]}, at level ${level}`,
    has: (token: string, n: number) => `${token}: ${n}`,
    closed: (bag: string) => `Amethyst, closed. ${bag}`,
    open: (bag: string, what: string, score: number) => `Amethyst: ${what}. ${bag}. Now ${points(score)}`,
  },

  worths: {
    title: 'What the amethysts are worth',
    intro: 'You draw one for a geode, and a blue one for sun, moon and star. Only you see yours until the end.',
    inBag: (n: number) => `${n} in the bag`,
    times: (n: number) => `${n} times`,
    yours: (n: number) => (n === 1 ? 'yours' : `${n} are yours`),
    now: (score: number) => `now ${points(score)}`,
    print: AMETHYSTS,
  },

  result: {
    caption: 'Points',
    what: 'Gems',
    total: 'Total',
    headStart: 'Head start',
    amethysts: 'Amethysts',
    count: (n: number) => `${n} ×`,
    none: 'none',
    tie: 'Tied on points: whoever has more amethysts wins.',
  },

  tokens: TOKENS,
  tools: TOOLS,
  companions: COMPANIONS,
  bags: BAGS,
  amethysts: AMETHYSTS,

  /** What happened, one sentence each. */
  dealt: (first: Who) => `The caves are filled. ${first.you ? 'You begin' : `${first.name} begins`}.`,
  companionAdvanced: (who: Who, companion: Companion, level: Level) =>
    `${who.you ? 'You send' : `${who.name} sends`} ${COMPANIONS[companion]} down to level ${level}.`,
  companionEntered: (who: Who, companion: Companion) =>
    `${who.you ? 'You bring' : `${who.name} brings`} ${COMPANIONS[companion]} into the cave.`,
  companionGained: (companion: Companion, token: Token) =>
    `On its way ${COMPANIONS[companion]} finds ${TOKENS[token]}.`,
  placed: (who: Who, tool: Tool, space: string) =>
    `${who.you ? 'You put' : `${who.name} puts`} ${TOOLS[tool]} on space ${space}.`,
  collected: (who: Who, token: Token) => `${who.you ? 'You collect' : `${who.name} collects`} ${TOKENS[token]}.`,
  geodeOpened: (who: Who, bag: Bag) =>
    `The geode cracks open: ${who.you ? 'you reach' : `${who.name} reaches`} into the ${BAGS[bag]} bag.`,
  setCompleted: (who: Who, bag: Bag) =>
    `Sun, moon and star together: ${who.you ? 'you reach' : `${who.name} reaches`} into the ${BAGS[bag]} bag.`,
  drewKnown: (who: Who, amethyst: Amethyst) =>
    `${who.you ? 'You draw' : `${who.name} draws`} an amethyst: ${AMETHYSTS[amethyst]}.`,
  drew: (who: Who, bag: Bag) => `${who.you ? 'You draw' : `${who.name} draws`} an amethyst from the ${BAGS[bag]} bag.`,
  skipped: (who: Who) => `${who.you ? 'You have' : `${who.name} has`} nothing left to place. The turn is skipped.`,
  turnOf: (who: Who) => (who.you ? 'Your turn.' : `${who.name}’s turn.`),
  amethystsOpened: 'All tokens are placed. The amethysts are opened.',
} satisfies GameWords & Readonly<Record<string, unknown>>;

export type OcelotWords = typeof ocelot;
