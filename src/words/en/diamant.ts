// English: Diamant. This file gives the type of all five.

import type { Trap } from '../../games/diamant/cards.ts';
import type { Choice } from '../../games/diamant/types.ts';
import { capital, listTexts, listWho } from '../list.ts';
import type { Detail, GameWords, Who } from '../types.ts';

const TRAPS: Readonly<Record<Trap, string>> = {
  scorpion: 'giant scorpion',
  snake: 'venomous snake',
  lava: 'lava pit',
  boulder: 'boulder',
  spikes: 'spikes',
};

/** Short enough for a card. */
const TRAP_CARDS: Readonly<Record<Trap, string>> = {
  scorpion: 'Scorpion',
  snake: 'Snake',
  lava: 'Lava pit',
  boulder: 'Boulder',
  spikes: 'Spikes',
};

const RELICS: Readonly<Record<number, string>> = {
  5: 'the amulet',
  7: 'the owl',
  8: 'the chalice',
  10: 'the crown',
  12: 'the sun mask',
};

const rubies = (n: number): string => (n === 1 ? '1 ruby' : `${n} rubies`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const relic = (points: number): string => `${RELICS[points] ?? 'the relic'} (${points})`;
const trap = (name: Trap): string => capital(TRAPS[name]);

/** "Jonas, Pip and you", or only how many when they are too many for a line. */
function people(who: readonly Who[]): string {
  if (who.length <= 3) return capital(listWho('en', who, 'you'));
  return who.some(({ you }) => you) ? `You and ${who.length - 1} others` : `${who.length} explorers`;
}

const isPlural = (who: readonly Who[]): boolean => who.length > 1 || who.some(({ you }) => you);
const go = (who: readonly Who[]): string => `${people(who)} ${isPlural(who) ? 'go' : 'goes'}`;

export const diamant = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'This seat is not at the table.',
    'not-deciding': () => 'A card is just being turned. Decide when it lies open.',
    'not-inside': () => 'You are in camp already. You go in again with the next expedition.',
    'already-decided': () => 'You have decided that already. You can still choose the other way.',
    'match-over': () => 'The match is over.',
    'not-exploring': () => 'First all inside decide, then a card is turned.',
    'not-in-deck': () => 'That card is not the next one in the deck.',
    'no-clock': () => 'Diamant is played without a clock.',
    'bad-options': () => 'Choose with or without relics, and open or closed chests.',
    'bad-action': () => 'That is no decision. Choose on or back.',
    'bad-chance': () => 'There is no such card in the cave.',
    'bad-scenario': ({ why }: Detail) => `This position cannot be: ${why}.`,
    'bad-position': ({ why }: Detail) => `This position cannot be read: ${why}.`,
  },
  keys: {
    '→': 'Go on',
    '←': 'Go back',
    '1–8': 'In camp: guess who goes back next',
    '0': 'In camp: guess that nobody does',
  },
  options: {
    relics: 'Relics',
    relicsHint: 'Five treasures for those who go back alone.',
    openChests: 'Open chests',
    openChestsHint: 'Everyone sees what the others have brought home.',
  },

  traps: TRAPS,
  trapCards: TRAP_CARDS,
  relics: RELICS,

  rubies,
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
    trap: (name: Trap) => `Trap: ${TRAPS[name]}`,
    relic: (points: number) => `Relic: ${RELICS[points]}, worth ${points}`,
    pile: (n: number) => `Further back: ${cards(n)}`,
    deck: cards,
    deckLabel: (n: number) => `The next card, face down; ${cards(n)} in the deck`,
    explorers: 'Explorers',
    traps: 'Traps',
    seen: 'Seen',
    seenNote: 'a second one ends it',
    aside: 'Put aside',
    asideShort: 'Aside',
    none: 'none yet',
  },

  seat: {
    yourDecision: 'your decision',
    decided: 'has decided',
    youDecided: 'decided, still secret',
    thinking: 'is thinking',
    on: 'goes on',
    back: 'goes back',
    camp: 'in camp',
    inside: 'in the cave',
    fled: 'got away',
    loot: (n: number) => `${rubies(n)} at risk`,
    chest: (n: number) => `${n} in the chest`,
    closed: 'chest closed',
    relic,
    points: 'points',
  },

  dock: {
    have: 'What you have',
    chest: 'Your chest',
    chestShort: 'Chest',
    loot: 'Loot at risk',
    lootShort: 'Loot',
    risk: 'How risky the next card is',
    deck: 'The deck',
    ends: (deadly: number, all: number) =>
      deadly === 0 ? `none of ${cards(all)} ends the expedition` : `${deadly} of ${cards(all)} end the expedition`,
    deadly: (n: number) => `${n} deadly`,
    mild: (n: number) => `${n} harmless`,
    good: (treasures: number, relics: number) =>
      relics === 0 ? `${treasures} gems` : `${treasures} gems, ${relics} relic${relics === 1 ? '' : 's'}`,
    back: 'Go back',
    on: 'Go on',
    backHint: (loot: number, lying: number) => (lying === 0 ? rubies(loot) : `${loot} + share of ${lying}`),
    onHint: (loot: number) => (loot === 0 ? 'nothing to lose' : `${loot} at stake`),
    alone: 'alone',
    by: (n: number) => `by ${n}`,
    pays: (n: number, points: number) => (n === 1 ? `alone: ${points}` : `${n} together: ${points} each`),
    oddsTreasure: (n: number) => `treasure ${n} %`,
    oddsTrap: (n: number) => `end ${n} %`,
    oddsRelic: (n: number) => `relic ${n} %`,
    chosen: 'your choice',
    change: 'change to this',
    nobody: 'Nobody',
    all: 'All inside',
    each: (share: number, left: number) =>
      left === 0
        ? `${rubies(share)} each from the path`
        : `${rubies(share)} each, ${left} ${left === 1 ? 'stays' : 'stay'}`,
    next: 'The next card turns …',
    stay: 'Nobody is left inside.',
  },

  guess: {
    title: 'Who goes back next?',
    fun: 'Just for fun',
    nobody: 'Nobody',
    mine: (who: string) => `My guess: ${who}`,
    right: 'Right!',
    wrong: 'Not this time',
    tally: (right: number, of: number) => `${right} of ${of} right`,
    names: (names: readonly string[]) => (names.length === 0 ? 'nobody' : listTexts('en', names)),
  },

  sentence: {
    decideLead: 'Your decision:',
    decide: 'go on or go back?',
    haveDecided: (who: readonly Who[]) => `${people(who)} ${isPlural(who) ? 'have' : 'has'} decided.`,
    waitingFor: (who: readonly Who[]) => `Waiting for ${people(who)}.`,
    chose: (choice: Choice) =>
      choice === 'on' ? 'You go on. You can still change your mind.' : 'You go back. You can still change your mind.',
    campLead: 'Safe in camp:',
    camp: 'who goes back next?',
    ready: 'Everyone is at the entrance.',
  },

  // What happened: for the log, the line above the board and `grotto replay`.
  hasDecided: (who: Who) => `${who.name} has decided.`,
  decidedOn: 'You decide to go on.',
  decidedBack: 'You decide to go back.',
  changedToOn: 'You change your mind: on.',
  changedToBack: 'You change your mind: back.',
  allGoOn: (on: readonly Who[]) => (on.length === 1 ? `${go(on)} on alone.` : 'Everyone goes on.'),
  allGoBack: (back: readonly Who[]) => (back.length === 1 ? `${go(back)} back.` : 'Everyone goes back.'),
  someGoBack: (on: readonly Who[], back: readonly Who[]) => `${go(back)} back, ${go(on)} on.`,
  pathTaken: (who: Who, share: number) =>
    `${people([who])} ${who.you ? 'take' : 'takes'} ${rubies(share)} from the path.`,
  pathShared: (who: readonly Who[], share: number, left: number) =>
    `${people(who)} take ${rubies(share)} each from the path${left === 0 ? '' : `, ${left} stay${left === 1 ? 's' : ''}`}.`,
  tookRelic: (who: Who, points: number) => `${people([who])} ${who.you ? 'take' : 'takes'} ${relic(points)}!`,
  broughtHome: (who: Who, n: number) => `${people([who])} ${who.you ? 'bring' : 'brings'} ${rubies(n)} home.`,
  turnedTreasure: (value: number, share: number, left: number) => {
    const each = share === 0 ? 'too few to share' : `${share} each`;
    return left === 0 ? `Treasure ${value}: ${each}.` : `Treasure ${value}: ${each}, ${left} left on the card.`;
  },
  turnedTrap: (name: Trap) => `${trap(name)}!`,
  turnedRelic: (points: number) => `A relic: ${relic(points)}, for one who goes back alone.`,
  sprung: (name: Trap, lost: number) =>
    `The second ${TRAP_CARDS[name].toLowerCase()}! ${lost === 0 ? 'All inside run for the camp.' : 'All inside drop their rubies and run.'}`,
  expeditionEnded: (n: number) => `Expedition ${n} is over.`,
  expeditionEndedByTrap: (n: number, name: Trap) => `Expedition ${n} is over. Put aside for good: ${TRAPS[name]}.`,
  relicsLost: (points: readonly number[]) => `Lost for ever: ${listTexts('en', points.map(relic))}.`,
  expeditionBegins: (n: number) => `Expedition ${n}: everyone goes in.`,
  expeditionBeginsWithRelic: (n: number, points: number) =>
    `Expedition ${n}: everyone goes in. Hidden in the deck: ${relic(points)}.`,
  chestsOpened: (chests: readonly { readonly name: string; readonly points: number }[]) =>
    `The chests are opened: ${listTexts(
      'en',
      chests.map(({ name, points }) => `${name} ${points}`),
    )}.`,

  result: {
    caption: 'What the chests hold',
    explorer: 'Explorer',
    gems: 'Gems',
    relics: 'Relics',
    total: 'Points',
    coins: (diamonds: number, loose: number) => `${diamonds} diamonds, ${rubies(loose)}`,
  },
} satisfies GameWords & Readonly<Record<string, unknown>>;

export type DiamantWords = typeof diamant;
