// English: Out of Mine! This file gives the type of all five.

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import type { Colour, Find, Shape } from '../../games/out-of-mine/content/types.ts';
import type { Fault, ScoringOption } from '../../games/out-of-mine/types.ts';
import { capital } from '../list.ts';
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
  'over-edge': 'it sticks out into the rock',
  'wrong-colour': 'its colour isn’t on the card',
  'too-many': 'the card asks for fewer of its colour',
};

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Yellow and blue have one shape only. */
const tileLabel = (colour: Colour, shape: Shape): string =>
  shape === 'I1' || shape === 'I2' ? `${COLOURS[colour]} tile` : `${COLOURS[colour]} ${shape.charAt(0)}`;
const tile = (colour: Colour, shape: Shape): string => `the ${tileLabel(colour, shape)}`;

/** The tile a refusal is about: as people say it, or else as it is noted. */
function named(detail: Detail): string {
  const found = TILES[Number(detail.tile)];
  return found === undefined ? String(detail.name) : tile(found.colour, found.shape);
}

const Named = (detail: Detail): string => capital(named(detail));
const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`);
const seconds = (n: number): string => (n === 1 ? '1 second' : `${n} seconds`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

/** By board, the front and then the back; each says what its plan looks like. The generator of galleries takes them from here. */
const GALLERIES: readonly string[] = [
  'Crooked Lantern',
  'Pump Room',
  'Three Ladders',
  'Hourglass',
  'Hook and Eye',
  'Two Boots',
  'Sliding Stair',
  'Twin Wells',
  'Water Crane',
  'Pitchfork',
  'Coiled Adder',
  'Mirror Halls',
  'Broken Ladder',
  'Forked Lightning',
  'Bent Shovel',
  'Winding Gear',
  'Tin Kettle',
  'Long Way Round',
  'Silver Vein',
  'Sluice Gates',
];

const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth'];

export const outOfMine = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail: Detail) =>
      `That can’t be read${detail.text === undefined ? why(detail) : `: “${detail.text}”`}.`,
    'no-such-seat': () => 'There’s no such seat at this table.',
    'nothing-due': () => 'Nothing is due yet.',
    'impossible-luck': () => 'That can’t have been dealt.',
    'not-preparing': () => 'The round has started. You can choose again next round.',
    'no-choice': () => 'You had this board last round, so now you play the other side.',
    'no-side': () => 'Choose a side of your board first.',
    'already-ready': () => 'You’re ready. Wait for the others.',
    'not-started': () => 'Wait for the call: Into the mine!',
    'head-start': () => 'Others have a head start. You’ll join in a moment.',
    uncovered: ({ open }: Detail) => `Cover every space before you call: ${spaces(Number(open))} still open.`,
    called: () => 'Someone has called. Hands off the tiles!',
    'round-over': () => 'The round is over. Look at the scores and say when you’re ready.',
    'match-over': () => 'The match is over.',
    'hand-full': (detail: Detail) => `You’re already holding ${named(detail)}. Lay it or put it back first.`,
    gone: (detail: Detail) => `${Named(detail)} is gone: someone was quicker. Take another tile.`,
    yours: (detail: Detail) => `${Named(detail)} is on your board. Pick it up from there.`,
    'not-in-hand': (detail: Detail) => `${Named(detail)} isn’t in your hand. Take it first.`,
    'not-laid': (detail: Detail) => `${Named(detail)} isn’t on your board.`,
    'not-yours': (detail: Detail) => `You don’t have ${named(detail)}.`,
    'off-board': (detail: Detail) => `${Named(detail)} doesn’t fit on the board there. Lay it further in.`,
    overlap: (detail: Detail) => `${Named(detail)} would lie on another tile. Find it a free place.`,
    'over-edge': (detail: Detail) => `${Named(detail)} would stick out into the rock. Keep it inside the gallery.`,
    'wrong-colour': (detail: Detail) => `Your card doesn’t ask for ${named(detail)}. Take one of its colours.`,
    'too-many': (detail: Detail) =>
      `You already have all the tiles of that colour on your card. ${Named(detail)} is one too many.`,
    'already-stuck': () => 'You’ve already said that you’re stuck.',
    'not-stuck': () => 'You haven’t said that you’re stuck.',
  },

  keys: {
    shelf: 'Supply: yellow, blue, green, red, white',
    arrows: 'Choose a tile; move the tile in hand',
    enter: 'Take the tile; lay it',
    next: 'Next place where it fits',
    gallery: 'Go to the gallery',
    call: 'Call: Out of Mine!',
  },

  colours: COLOURS,
  /** Printed on tiles besides the colour: short, and different for each. */
  letters: { yellow: 'Y', blue: 'B', green: 'G', red: 'R', white: 'W' } satisfies Record<Colour, string>,
  tile,
  tileLabel: (colour: Colour, shape: Shape) => capital(tileLabel(colour, shape)),
  finds: FINDS,
  faults: FAULTS,

  /** What happened, one sentence each. */
  boardsDealt: 'The boards are dealt.',
  boardReplaced: (who: Who) =>
    `${who.you ? 'Your board goes' : `${who.name}’s board goes`} back to the box; the others are shuffled.`,
  sideChosen: (who: Who, gallery: string) => `${who.you ? 'You choose' : `${who.name} chooses`} ${gallery}.`,
  /** In the log, where no board is at hand. */
  sideTaken: (who: Who, side: 'front' | 'back') => `${who.you ? 'You choose' : `${who.name} chooses`} the ${side}.`,
  isReady: (who: Who) => (who.you ? 'You’re ready.' : `${who.name} is ready.`),
  intoTheMine: 'Into the mine!',
  cardOf: (who: Who, mix: string) => `${who.you ? 'Your card' : `${who.name}’s card`}: ${mix}.`,
  mixPart: (count: number, colour: Colour) => `${count} ${COLOURS[colour]}`,
  opened: (who: Who) => (who.you ? 'Off you go!' : `${who.name} may start now.`),
  took: (who: Who, tile: string) => `${who.you ? 'You take' : `${who.name} takes`} ${tile}.`,
  laid: (who: Who, tile: string, place: string) => `${who.you ? 'You lay' : `${who.name} lays`} ${tile} at ${place}.`,
  moved: (who: Who, tile: string, place: string) =>
    `${who.you ? 'You move' : `${who.name} moves`} ${tile} to ${place}.`,
  pickedUp: (who: Who, tile: string) => `${who.you ? 'You pick' : `${who.name} picks`} ${tile} up.`,
  putBack: (who: Who, tile: string) => `${who.you ? 'You put' : `${who.name} puts`} ${tile} back.`,
  isStuck: (who: Who) => (who.you ? 'You’re stuck.' : `${who.name} is stuck.`),
  goesOn: (who: Who) => (who.you ? 'You’ve got an idea after all.' : `${who.name} has an idea after all.`),
  called: (who: Who) => `${who.you ? 'You call' : `${who.name} calls`}: Out of Mine!`,
  stopped: (who: Who) => (who.you ? 'Your time is up.' : `${who.name}’s time is up.`),
  endedByCall: 'Hands off the tiles! Let’s check the galleries.',
  endedStuck: 'Everyone is stuck. The round ends without a call.',
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

  galleries: GALLERIES,

  options: {
    scoring: {
      elves: { name: 'Elves', hint: '1 point for each elf next to a tile of its colour.' },
      finds: { name: 'Finds', hint: 'Gold and silver, woodworms and rats on the tiles count as your card says.' },
      belowZero: { name: 'Rounds below 0', hint: 'Finds and a wrong call can take a round below 0.' },
    } satisfies Readonly<Record<ScoringOption, Readonly<Record<'name' | 'hint', string>>>>,
    guardRails: 'Guard rails',
    guardRailsHint: 'You can’t lay a tile where it doesn’t belong.',
    rounds: 'Rounds',
    roundsHint: 'The rulebook says seven.',
    timeLimit: 'Time limit per round',
    noLimit: 'None',
    minutes: (n: number) => `${n} min`,
    photoFinish: 'Photo finish',
    photoFinishHint: 'If two players call correctly at the same moment, both get the full bonus.',
  },

  /** M42: help for one seat, to choose and, once agreed, in a word. */
  help: {
    timeScale: 'More time',
    timeScaleHint:
      'After someone else calls, this player carries on until they’ve had two, three or four times as long. A correct call still counts.',
    asAll: 'Same as everyone',
    times: (n: number) => (n === 2 ? 'Twice' : `${n} times`),
    headStart: 'Head start',
    headStartHint: 'How much later the others start.',
    grace: 'Time after a call',
    graceHint: 'How long this player may carry on.',
    seconds: (n: number) => `${n} s`,
    easierCard: 'Easier card',
    easierCardHint: 'Draws two treasure cards and keeps the easier one.',
    has: {
      timeScale: (n: number) => (n === 2 ? 'twice the time' : `${n} times the time`),
      headStart: (n: number) => `${n} s head start`,
      grace: (n: number) => `${n} s after a call`,
      guardRails: 'guard rails',
      easierCard: 'easier card',
    },
  },

  /** The line above the board. */
  say: {
    choose: 'Choose the side of your board.',
    forced: (gallery: string) => `You’ve had this board: this round you play its other side, ${gallery}.`,
    chosen: (gallery: string) => `${gallery} it is. Ready?`,
    waitFor: (names: string) => `Waiting for ${names}.`,
    takeFirst: 'Take a tile that your card asks for, and lay it in your gallery.',
    open: (n: number) => `${spaces(n)} to go. Take the next tile.`,
    full: 'Every space is covered.',
    callNow: 'Call now!',
    lookAgain: (n: number) => (n === 1 ? 'One tile is wrong.' : `${n} tiles are wrong.`),
    inHand: (tile: string) => `In your hand: ${tile}.`,
    fits: 'It fits here.',
    showsUnwanted: (find: Find) => `It shows ${FINDS[find]}: turn it over to hide it.`,
    wrong: {
      'over-edge': 'Here it sticks out into the rock.',
      'wrong-colour': 'Your card doesn’t ask for its colour.',
      'too-many': 'Your card asks for fewer of its colour.',
      overlap: 'Here it would lie on another tile.',
      'off-board': 'Bring it to your gallery.',
    } satisfies Record<Fault | 'overlap' | 'off-board', string>,
    slipped: (who: Who, tile: string) => `${who.name} has ${tile}.`,
    lastTaken: (who: Who, tile: string) => `${who.name} has ${tile}, the last one.`,
    wait: 'Others have a head start.',
    grace: (who: Who) => `${who.name} has called. You may carry on.`,
    /** After a call: those who have more time. */
    atWork: (names: string) => `Still at work: ${names}.`,
    toGo: (n: number) => `${capital(seconds(n))} to go.`,
    calledBy: (who: Who) => `${who.you ? 'You’ve' : `${who.name} has`} called. Hands off the tiles!`,
    stuck: 'You’re stuck. A new idea? Take a tile.',
    looking: (who: Who) => `Checking ${who.you ? 'your' : `${who.name}’s`} gallery…`,
    rightCall: (who: Who) => `${who.you ? 'Your call was' : `${who.name} called and was`} right: +2.`,
    wrongCall: (who: Who) => `${who.you ? 'Your call was' : `${who.name} called`} too early: −2.`,
    youScored: (n: number) => `You score ${points(n)}.`,
    nobodyCalled: 'Nobody called.',
    won: (who: Who) => (who.you ? 'You win!' : `${who.name} wins!`),
    shared: (names: string, _withYou: boolean) => `${names} share the win.`,
    watching: (n: number) => `Round ${n}: everyone is in the mine.`,
    gettingReady: (n: number) => `Round ${n}: everyone is choosing a gallery.`,
  },

  card: {
    title: 'Treasure card',
    toLay: 'still to lay',
    left: (colour: Colour, left: number, of: number) =>
      left === 0 ? `${COLOURS[colour]}: all ${of} laid` : `${COLOURS[colour]}: ${left} of ${of} still to lay`,
    over: (n: number) => `${n} too many`,
    each: (find: Find) => `each ${find === 'gold' || find === 'silver' ? `${FINDS[find]} nugget` : FINDS[find]}`,
    ifEnded: 'If it ended now',
  },

  supply: {
    title: 'Supply, shared by all',
    pile: (tile: string, n: number) => (n === 0 ? `${tile}, none left` : `${tile}, ${n} left`),
    shows: (find: Find) => `shows ${FINDS[find]}`,
    inHand: 'in hand',
    toLay: (n: number) => `${n} to lay`,
    notWanted: 'none',
    putBack: 'Put back',
  },

  hand: {
    turn: 'Turn',
    flip: 'Turn over',
    lay: 'Lay',
    at: (tile: string, place: string, fit: string) => `${tile} at ${place}. ${fit}`,
  },

  call: {
    name: 'Out of Mine!',
    open: (n: number) => `${spaces(n)} open`,
    full: 'all covered',
    wrong: (n: number) => (n === 1 ? '1 tile wrong' : `${n} tiles wrong`),
    costs: (n: number) => (n === 1 ? 'That costs 1 point.' : `That costs ${n} points.`),
    worthless: 'You’d score 0 points this round.',
    anyway: 'Call anyway',
    goOn: 'Carry on',
    stuck: 'I’m stuck',
    unstuck: 'I have an idea',
  },

  sides: {
    front: 'Front',
    back: 'Back',
    choose: (gallery: string) => `Play ${gallery}`,
    played: 'played last round',
    elves: (colours: string) => `Elves: ${colours}`,
    ready: 'I’m ready',
    waiting: 'Waiting for the others',
    readyCount: (n: number, of: number) => `${n} of ${of} ready`,
  },

  board: {
    mine: (gallery: string) => `Your gallery: ${gallery}`,
    mineOf: (name: string, gallery: string) => `${name}’s gallery: ${gallery}`,
    space: (place: string) => `${place}, space`,
    rock: (place: string) => `${place}, rock`,
    covered: (place: string, tile: string) => `${place}, covered by ${tile}`,
    elf: (colour: Colour) => `next to the ${COLOURS[colour]} elf`,
    laidAt: (tile: string, place: string) => `${tile} at ${place}: pick up`,
  },

  seat: {
    open: (n: number) => `${n} open`,
    /** After a figure. */
    openWord: (_n: number): string => 'open',
    points: (n: number): string => (n === 1 ? 'point' : 'points'),
    holds: (tile: string) => `holds ${tile}`,
    mining: 'at work',
    stuck: 'stuck',
    called: 'called',
    ready: 'ready',
    choosing: 'choosing',
    waiting: 'waiting',
    looking: 'looking',
  },

  status: {
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    short: (n: number, of: number) => `${n} of ${of}`,
    clock: 'Time in this round',
    left: 'Time left in this round',
    you: (total: number, place: string) => `You ${total} · ${place}`,
    places: PLACES,
  },

  score: {
    title: (n: number) => `Score of round ${n}`,
    mine: 'Gallery',
    tiles: 'Tiles',
    spaces: 'Spaces',
    elves: 'Elves',
    finds: 'Finds',
    call: 'Call',
    round: 'Round',
    all: 'Total',
    empty: (n: number) => `10 − ${n} empty`,
    full: 'all full',
    tooEmpty: (n: number) => `${n} empty`,
    right: 'right',
    early: 'too early',
    called: 'called',
    faults: {
      'over-edge': 'over the rock',
      'wrong-colour': 'not on the card',
      'too-many': 'too many',
    } satisfies Record<Fault, string>,
    next: 'On to the next round',
  },
} satisfies GameWords & Readonly<Record<string, unknown>>;

export type OutOfMineWords = typeof outOfMine;
