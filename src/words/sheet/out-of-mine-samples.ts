// What the sheet fills into the words of Out of Mine!

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import { COLOURS, type Colour, type Find, type Shape } from '../../games/out-of-mine/content/types.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import type { Detail, Who } from '../types.ts';
import { eachName, eachNumber, eachPerson, eachShare, NAMES, type Samples, withName, withPerson } from './samples.ts';

const plain: readonly [][] = [[]];
/** A tile of each colour. */
const tiles: readonly number[] = COLOURS.map((colour) => TILES.findIndex((tile) => tile.colour === colour));
const eachTile: readonly [Detail][] = tiles.map((tile) => [{ tile, name: 'X' }]);
const shapes: readonly [Colour, Shape][] = tiles.flatMap((tile): [Colour, Shape][] => {
  const found = TILES[tile];
  return found === undefined ? [] : [[found.colour, found.shape]];
});
const finds: readonly [Find][] = [['gold'], ['silver'], ['woodworm'], ['rat']];
const lays: readonly [string, string][] = [['X', 'c4']];
const colours: readonly [Colour][] = COLOURS.map((colour) => [colour]);
const left: readonly [Colour, number, number][] = COLOURS.flatMap((colour): [Colour, number, number][] => [
  [colour, 0, 1],
  [colour, 1, 2],
]);
const read: readonly [Detail][] = [[{}], [{ why: 'X' }], [{ text: 'X' }]];
const open: readonly [Detail][] = eachNumber.map(([n]) => [{ open: n }]);
const others: readonly [Who][] = eachPerson.slice(1);
const gallery: readonly [string][] = [['G']];

export const OUT_OF_MINE_SAMPLES: Samples<OutOfMineWords> = {
  refusals: {
    unreadable: read,
    'no-such-seat': plain,
    'nothing-due': plain,
    'impossible-luck': plain,
    'not-preparing': plain,
    'no-choice': plain,
    'no-side': plain,
    'already-ready': plain,
    'not-started': plain,
    'head-start': plain,
    uncovered: open,
    called: plain,
    'round-over': plain,
    'match-over': plain,
    'hand-full': eachTile,
    gone: eachTile,
    yours: eachTile,
    'not-in-hand': eachTile,
    'not-laid': eachTile,
    'not-yours': eachTile,
    'off-board': eachTile,
    overlap: eachTile,
    'over-edge': eachTile,
    'wrong-colour': eachTile,
    'too-many': eachTile,
    'already-stuck': plain,
    'not-stuck': plain,
  },
  tile: shapes,
  tileLabel: shapes,
  boardReplaced: eachPerson,
  sideChosen: withPerson(['G']),
  sideTaken: withPerson(['front'], ['back']),
  isReady: eachPerson,
  cardOf: withPerson(['X']),
  mixPart: COLOURS.flatMap((colour) => [1, 2].map((n): [number, Colour] => [n, colour])),
  opened: eachPerson,
  took: withPerson(['X']),
  laid: withPerson(...lays),
  moved: withPerson(...lays),
  pickedUp: withPerson(['X']),
  putBack: withPerson(['X']),
  isStuck: eachPerson,
  goesOn: eachPerson,
  called: eachPerson,
  stopped: eachPerson,
  removed: withPerson(['X', 'over-edge'], ['X', 'wrong-colour'], ['X', 'too-many']),
  scored: withPerson([0, ''], [1, 'X'], [12, 'X']),
  scoredEmpty: eachNumber,
  scoredBonus: [[2], [-2]],
  scoredElves: eachNumber.slice(1),
  scoredFind: finds.map(([find], n) => [find, n === 0 ? 2 : -1]),
  options: { minutes: eachNumber },
  help: {
    times: [[2], [3], [4]],
    seconds: eachNumber,
    has: { timeScale: [[2], [3], [4]], headStart: eachNumber, grace: eachNumber },
  },
  say: {
    forced: gallery,
    chosen: gallery,
    waitFor: eachName,
    open: eachNumber,
    lookAgain: eachNumber.slice(1),
    inHand: gallery,
    showsUnwanted: finds,
    slipped: others.map(([who]) => [who, 'X']),
    lastTaken: others.map(([who]) => [who, 'X']),
    grace: others,
    atWork: eachName,
    toGo: eachNumber,
    calledBy: eachPerson,
    looking: eachPerson,
    rightCall: eachPerson,
    wrongCall: eachPerson,
    youScored: eachNumber,
    won: eachPerson,
    shared: [
      ['Hedwig & Hans', true],
      ['Anna & Hans', false],
    ],
    watching: eachNumber,
    gettingReady: eachNumber,
  },
  card: { left, over: eachNumber.slice(1), each: finds },
  supply: { pile: eachNumber.map(([n]) => ['X', n]), shows: finds, toLay: eachNumber.slice(1) },
  hand: { at: [['X', 'c4', 'Y.']] },
  call: { open: eachNumber, wrong: eachNumber.slice(1), costs: eachNumber },
  sides: { choose: gallery, elves: gallery, readyCount: eachShare },
  board: {
    mine: gallery,
    mineOf: withName(['G']),
    space: [['c4']],
    rock: [['c4']],
    covered: lays,
    elf: colours,
    laidAt: lays,
  },
  seat: { open: eachNumber, openWord: eachNumber, points: eachNumber, holds: gallery },
  status: { round: eachShare, short: eachShare, you: NAMES.slice(0, 1).map((place) => [5, place]) },
  score: { title: eachNumber, empty: eachNumber, tooEmpty: eachNumber },
};
