// English: Sir Ocelot's Cave. This file gives the type of all five.

import type { Amethyst, Bag, Companion, Level, Token, Tool } from '../../games/ocelot/types.ts';
import type { Detail, GameWords, Who } from '../types.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'a rock crystal',
  sun: 'a celestite with the sun',
  moon: 'a celestite with the moon',
  star: 'a celestite with the star',
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

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

export const ocelot = {
  name: 'Sir Ocelot’s Cave',

  refusals: {
    'match-over': () => 'All tokens are placed and the match is over.',
    'waiting-for-luck': () => 'A hand is still in the bag. Wait a moment.',
    'not-your-turn': () => 'It is not your turn yet.',
    'no-clock': () => 'This game has no clock. Nothing is due.',
    'impossible-chance': (detail: Detail) => `Luck cannot have brought that${why(detail)}.`,
    'companion-in-hand': () => 'Your companion is still in your hand. Bring it into level 1 first.',
    'companion-stays': () => 'Your companion is in level 3 and stays there.',
    'next-level-only': () => 'Your companion goes down one level at a time: from 1 to 2, from 2 to 3.',
    'advanced-already': () => 'Your companion has moved this turn. Place a tool now.',
    'advance-first': () => 'Your companion moves before you place a token. It can go next turn.',
    'cell-not-open': () => 'Your companion needs an empty cell or one with a gem it may pick up.',
    'wrong-face': () => 'That tile does not show this tool. Choose one of its two faces.',
    'no-such-space': () => 'There is no such space on this mat.',
    'no-such-cell': () => 'There is no such cell in the caves.',
    'no-tile-left': () => 'You have no more tiles of that kind. Choose another.',
    'space-taken': () => 'That space is taken. Choose a free one.',
    'only-one-token': () => 'One token a turn. Collect what is seen, or end your turn.',
    'companion-placed': () => 'Your companion is in the caves already.',
    'enter-level-1': () => 'Your companion comes in on level 1.',
    'place-first': () => 'Place a token first. Then you may collect.',
    'nothing-there': () => 'Nothing lies there any more.',
    'not-seen': () => 'A compass, a lamp and a pickaxe must see it, from three different sides.',
    'bad-options': (detail: Detail) => `These options do not fit this game${why(detail)}.`,
    'bad-scenario': (detail: Detail) => `This position cannot be set up${why(detail)}.`,
    'bad-action': (detail: Detail) => `That is no move of this game${why(detail)}.`,
    'bad-chance': (detail: Detail) => `That is nothing luck can bring in this game${why(detail)}.`,
    'bad-position': (detail: Detail) => `This text is no position of this game${why(detail)}.`,
  },

  keys: {},

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
    `${who.you ? 'You let' : `${who.name} lets`} ${COMPANIONS[companion]} into the cave.`,
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
