// English: Diamant. This file gives the type of all five.

import type { RelicId, Trap } from '../../games/diamant/content.ts';
import type { Choice } from '../../games/diamant/types.ts';
import { listTexts } from '../list.ts';
import type { Detail, GameWords, Who } from '../types.ts';

const TRAPS: Readonly<Record<Trap, string>> = {
  scorpion: 'Giant scorpion',
  snake: 'Venomous snake',
  lava: 'Lava pit',
  boulder: 'Boulder',
  spikes: 'Spikes',
};

/** Short enough for a card. */
const TRAP_CARDS: Readonly<Record<Trap, string>> = {
  scorpion: 'Scorpion',
  snake: 'Snake',
  lava: 'Lava pit',
  boulder: 'Boulder',
  spikes: 'Spikes',
};

const SECOND: Readonly<Record<Trap, string>> = {
  scorpion: 'The second scorpion!',
  snake: 'The second snake!',
  lava: 'The second lava pit!',
  boulder: 'The second boulder!',
  spikes: 'Spikes again!',
};

const RELICS: Readonly<Record<RelicId, string>> = {
  amulet: 'the amulet',
  owl: 'the owl',
  chalice: 'the chalice',
  crown: 'the crown',
  'sun-mask': 'the sun mask',
};

const rubies = (n: number): string => (n === 1 ? '1 ruby' : `${n} rubies`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const list = (names: readonly string[]): string => listTexts('en', names);

/** "You, Jonas and Pip", or only how many when they are too many for a line. */
function people(who: readonly Who[], you = 'You'): string {
  const others = who.filter((each) => !each.you).map(({ name }) => name);
  const hasYou = others.length < who.length;
  if (who.length > 3) return hasYou ? `${you} and ${others.length} others` : `${who.length} explorers`;
  return list(hasYou ? [you, ...others] : others);
}

const isPlural = (who: readonly Who[]): boolean => who.length > 1 || who.some(({ you }) => you);
const go = (who: readonly Who[]): string => `${people(who)} ${isPlural(who) ? 'go' : 'goes'}`;

export const diamant = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'There’s no such seat at this table.',
    'not-deciding': () => 'A card is being turned. Decide once you can see it.',
    'not-inside': () => 'You’re back in camp. You’ll go in again on the next expedition.',
    'already-decided': () => 'You’ve already chosen that. You can still change your mind.',
    'match-over': () => 'The match is over.',
    'not-exploring': () => 'Everyone in the cave decides first; then a card is turned.',
    'not-in-deck': () => 'That card isn’t the next one in the deck.',
    'no-clock': () => 'Diamant is played without a clock.',
    'bad-options': () => 'Choose with or without relics, and open or closed chests.',
    'bad-action': () => 'Choose to go on or to go back.',
    'bad-chance': () => 'There’s no such card in the cave.',
    'bad-scenario': ({ why }: Detail) => `This position isn’t possible: ${why}.`,
    'bad-position': ({ why }: Detail) => `This position can’t be read: ${why}.`,
  },
  keys: {
    guess: 'In camp: guess who goes back next',
    nobody: 'In camp: guess that nobody does',
  },
  options: {
    relics: 'Relics',
    relicsHint: 'Five treasures for those who go back alone.',
    openChests: 'Open chests',
    openChestsHint: 'Everyone sees what the others have brought home.',
  },

  traps: TRAPS,
  trapCards: TRAP_CARDS,
  second: SECOND,
  relics: RELICS,
  rubies,
  percent: (n: number) => `${n}%`,
  expedition: (n: number, of: number) => `Expedition ${n} of ${of}`,
  entrance: {
    done: (n: number) => `Expedition ${n}: over`,
    now: (n: number) => `Expedition ${n}: now`,
    next: (n: number) => `Expedition ${n}: to come`,
  },

  board: {
    path: 'The path, from the camp inwards',
    treasure: (value: number, left: number) =>
      left === 0 ? `Treasure ${value}` : `Treasure ${value}, ${rubies(left)} left on it`,
    trap: (trap: string) => `Trap: ${trap}`,
    relic: (relic: string, points: number) => `Relic: ${relic}, worth ${points}`,
    deck: cards,
    deckLabel: (n: number) => `The next card, face down; ${cards(n)} in the deck`,
    explorers: 'Explorers',
    traps: 'Traps',
    seen: 'Seen',
    seenNote: 'a second one ends it',
    aside: 'Out',
    asideNote: 'of the game',
  },

  seat: {
    you: 'You',
    yourDecision: 'your turn',
    decided: 'has decided',
    youDecided: 'you’ve chosen',
    thinking: 'is thinking',
    on: 'goes on',
    back: 'goes back',
    camp: 'in camp',
    inside: 'in the cave',
    fled: 'got away',
    loot: (n: number) => `${rubies(n)} at risk`,
    chest: (n: number) => `${n} in the chest`,
    closed: 'chest closed',
    relic: (relic: string, points: number) => `${relic}, ${points}`,
    points: (n: number): string => (n === 1 ? 'point' : 'points'),
  },

  dock: {
    have: 'What you have',
    chest: 'Your chest',
    chestShort: 'Chest',
    loot: 'Loot at risk',
    lootShort: 'Loot',
    deck: 'The deck',
    ends: (deadly: number, all: number) =>
      deadly === 0
        ? `${all === 1 ? 'the last card doesn’t end it' : `none of the ${cards(all)} ends it yet`}`
        : `${deadly} of ${cards(all)} ${deadly === 1 ? 'ends' : 'end'} the expedition`,
    deadly: (n: number) => `${n} deadly`,
    mild: (n: number) => `${n} harmless`,
    treasures: (n: number) => (n === 1 ? '1 treasure' : `${n} treasures`),
    relics: (n: number) => (n === 1 ? '1 relic' : `${n} relics`),
    lying: (n: number) => `${rubies(n)} on the path`,
    back: 'Go back',
    on: 'Go on',
    backHint: (loot: number, lying: number) => (lying === 0 ? `home with ${loot}` : `${loot} + share of ${lying}`),
    onHint: (loot: number) => (loot === 0 ? 'nothing to lose' : `${loot} at stake`),
    alone: 'alone',
    with: (n: number) => `with ${n}`,
    pays: (n: number, points: number) => (n === 1 ? `alone: ${points}` : `${n} together: ${points} each`),
    oddsTreasure: (n: number) => `treasure ${n}%`,
    oddsTrap: (n: number) => `the end ${n}%`,
    oddsRelic: (n: number) => `relic ${n}%`,
    chosen: 'your choice',
    nobody: 'Nobody',
    each: (share: number, left: number) =>
      left === 0 ? `${rubies(share)} each from the path` : `${rubies(share)} each, ${left} left behind`,
    nothing: 'nothing on the path',
    next: 'Turning the next card…',
    emptied: 'The cave is empty.',
  },

  guess: {
    title: 'Who goes back next?',
    fun: 'just for fun',
    nobody: 'Nobody',
    names: (names: readonly string[]) => (names.length === 0 ? 'Nobody' : list(names)),
    right: 'You saw it coming!',
    wrong: 'Not this time.',
    tally: (right: number, of: number) => `${right} of ${of} right`,
  },

  sentence: {
    decideLead: 'Go on or go back?',
    haveDecided: (who: readonly Who[]) => `${people(who)} ${isPlural(who) ? 'have' : 'has'} decided.`,
    waitingFor: (who: readonly Who[]) => `Waiting for ${people(who, 'you')}.`,
    chose: (choice: Choice): string => (choice === 'on' ? 'You go on.' : 'You go back.'),
    onItsWay: 'On its way…',
    secret: 'Still secret: you can change your mind.',
    campLead: 'Safe in camp.',
    camp: 'Who goes back next?',
    ready: 'Everyone is at the entrance.',
    watching: 'Everyone inside is thinking.',
  },

  /** What happened, for the log and the sentence line. */
  told: {
    treasure: (value: number, share: number, left: number) => {
      const each = share === 0 ? 'too few to share' : `${share} each`;
      return left === 0 ? `Treasure ${value}: ${each}.` : `Treasure ${value}: ${each}, ${left} left on the card.`;
    },
    trap: (trap: string) => `${trap}! Careful now.`,
    relic: (relic: string, points: number) => `A relic: ${relic}, ${points} points if you go back alone.`,
    sprung: (second: string, lost: number) =>
      lost === 0
        ? `${second} Everyone runs, with nothing to lose.`
        : `${second} Everyone inside drops their rubies and runs.`,
    allOn: (who: readonly Who[]) => (who.length === 1 ? `${go(who)} on alone.` : 'Everyone goes on.'),
    goBack: (who: readonly Who[]) => `${go(who)} back.`,
    home: (who: readonly Who[], each: number) => {
      if (each === 0) return `${go(who)} back empty-handed.`;
      return who.length === 1
        ? `${go(who)} back alone with ${rubies(each)}.`
        : `${go(who)} back with ${rubies(each)} each.`;
    },
    tookRelics: (relics: readonly string[]) => `And ${list(relics)}, too!`,
    relicsStay: 'Nobody gets the relic.',
    ended: (n: number) => `Expedition ${n} is over.`,
    putAside: (trap: string) => `Out of the game: ${trap}.`,
    entered: (n: number) => `Expedition ${n}: everyone goes in.`,
    mixedIn: (relic: string, points: number) => `Hidden in the deck: ${relic}, ${points}.`,
    opened: 'The chests are opened.',
    won: (who: readonly Who[], points: number) => `${people(who)} ${isPlural(who) ? 'win' : 'wins'} with ${points}.`,
  },

  result: {
    caption: 'What the chests hold',
    explorer: 'Explorer',
    gems: 'Gems',
    relics: 'Relics',
    total: 'Points',
    coins: (diamonds: number, loose: number) =>
      `${diamonds === 1 ? '1 diamond' : `${diamonds} diamonds`}, ${rubies(loose)}`,
  },
} satisfies GameWords & Readonly<Record<string, unknown>>;

export type DiamantWords = typeof diamant;
