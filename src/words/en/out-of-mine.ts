// English: Out of Mine! This file gives the type of all five.

import type { Colour, Find } from '../../games/out-of-mine/content/types.ts';
import type { Fault } from '../../games/out-of-mine/types.ts';
import type { Detail, GameWords, Who } from '../types.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  white: 'white',
};

const FINDS: Readonly<Record<Find, string>> = { gold: 'gold', silver: 'silver', woodworm: 'woodworm', rat: 'rat' };

const FAULTS: Readonly<Record<Fault, string>> = {
  'over-edge': 'it reaches over the rock',
  'wrong-colour': 'its colour is not on the card',
  'too-many': 'the card wants fewer of its colour',
};

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

export const outOfMine = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail: Detail) =>
      `That cannot be read${detail.text === undefined ? why(detail) : `: "${detail.text}"`}.`,
    'no-such-seat': () => 'There is no such seat at this table.',
    'nothing-due': () => 'Nothing is due yet.',
    'impossible-luck': () => 'Luck cannot have dealt that.',
    'not-preparing': () => 'The round is on already. Choose again when the next one begins.',
    'no-choice': () => 'You had this board last round, so its other side is the one to play.',
    'no-side': () => 'Choose a side of your board first.',
    'already-ready': () => 'You are ready. Wait for the others.',
    'not-started': () => 'Wait for the call: Into the mine!',
    'head-start': () => 'Others have a head start. Your turn comes in a moment.',
    called: () => 'Somebody has called. Hands off the tiles!',
    'round-over': () => 'The round is over. Look at the scores and say when you are ready.',
    'match-over': () => 'The match is over.',
    'hand-full': (detail: Detail) => `Your hand holds ${detail.name}. Lay it or put it back first.`,
    gone: (detail: Detail) => `${detail.name} is gone: somebody was quicker. Take another tile.`,
    yours: (detail: Detail) => `${detail.name} lies on your board. Pick it up from there.`,
    'not-in-hand': (detail: Detail) => `${detail.name} is not in your hand. Take it first.`,
    'not-laid': (detail: Detail) => `${detail.name} does not lie on your board.`,
    'not-yours': (detail: Detail) => `You do not have ${detail.name}.`,
    'off-board': (detail: Detail) => `${detail.name} does not fit on the board there. Lay it further in.`,
    overlap: (detail: Detail) => `${detail.name} would lie on another tile. Find it a free place.`,
    'over-edge': (detail: Detail) => `${detail.name} would reach over the rock. Keep it inside the gallery.`,
    'wrong-colour': (detail: Detail) => `Your card does not want the colour of ${detail.name}.`,
    'too-many': (detail: Detail) =>
      `You have all the tiles of that colour that your card wants. ${detail.name} is one too many.`,
    'already-stuck': () => 'You have said that you are stuck.',
    'not-stuck': () => 'You have not said that you are stuck.',
  },

  keys: {},

  colours: COLOURS,
  finds: FINDS,
  faults: FAULTS,

  /** What happened, one sentence each. */
  boardsDealt: 'The boards are dealt.',
  boardReplaced: (who: Who) =>
    `${who.you ? 'Your board goes' : `The board of ${who.name} goes`} back to the box; the others are mixed anew.`,
  sideChosen: (who: Who, gallery: string) => `${who.you ? 'You choose' : `${who.name} chooses`} ${gallery}.`,
  isReady: (who: Who) => (who.you ? 'You are ready.' : `${who.name} is ready.`),
  intoTheMine: 'Into the mine!',
  cardOf: (who: Who, mix: string) => `${who.you ? 'Your card' : `The card of ${who.name}`}: ${mix}.`,
  mixPart: (count: number, colour: Colour) => `${count} ${COLOURS[colour]}`,
  opened: (who: Who) => (who.you ? 'Off you go!' : `${who.name} may begin now.`),
  took: (who: Who, tile: string) => `${who.you ? 'You take' : `${who.name} takes`} ${tile}.`,
  laid: (who: Who, tile: string, place: string) => `${who.you ? 'You lay' : `${who.name} lays`} ${tile} at ${place}.`,
  moved: (who: Who, tile: string, place: string) =>
    `${who.you ? 'You move' : `${who.name} moves`} ${tile} to ${place}.`,
  pickedUp: (who: Who, tile: string) => `${who.you ? 'You pick' : `${who.name} picks`} ${tile} up.`,
  putBack: (who: Who, tile: string) => `${who.you ? 'You put' : `${who.name} puts`} ${tile} back.`,
  isStuck: (who: Who) => (who.you ? 'You are stuck.' : `${who.name} is stuck.`),
  goesOn: (who: Who) => (who.you ? 'You have an idea after all.' : `${who.name} has an idea after all.`),
  called: (who: Who) => `${who.you ? 'You call' : `${who.name} calls`}: Out of Mine!`,
  stopped: (who: Who) => (who.you ? 'Your time is up.' : `The time of ${who.name} is up.`),
  endedByCall: 'Hands off the tiles! The galleries are looked at.',
  endedStuck: 'Everybody is stuck. The round ends without a call.',
  endedByTime: 'Time is up.',
  removed: (who: Who, tile: string, fault: Fault) =>
    `${who.you ? 'You lose' : `${who.name} loses`} ${tile}: ${FAULTS[fault]}.`,
  scored: (who: Who, score: number, sum: string) =>
    `${who.you ? 'You score' : `${who.name} scores`} ${points(score)}${sum === '' ? '' : ` (${sum})`}.`,
  scoredFull: 'gallery full',
  scoredEmpty: (empty: number) => (empty === 1 ? '1 space empty' : `${empty} spaces empty`),
  scoredBonus: (bonus: number) => `${signed(bonus)} for the call`,
  scoredElves: (elves: number) => `${signed(elves)} for ${elves === 1 ? 'an elf' : `${elves} elves`}`,
  scoredFind: (find: Find, worth: number) => `${signed(worth)} for ${FINDS[find]}`,
  matchOver: 'The last round is over.',
} satisfies GameWords & Readonly<Record<string, unknown>>;

export type OutOfMineWords = typeof outOfMine;
