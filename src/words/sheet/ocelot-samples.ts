// What the sheet fills into the words of Sir Ocelot's Cave.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Companion, Level, Token, Tool } from '../../games/ocelot/types.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import type { Detail } from '../types.ts';
import { eachName, eachNumber, eachPerson, eachShare, NAMES, type Samples, withName, withPerson } from './samples.ts';

const plain: readonly [][] = [[]];
const why: readonly [Detail][] = [[{}], [{ why: 'X' }]];
const tools: readonly [Tool][] = [['compass'], ['lamp'], ['pickaxe']];
const companions: readonly [Companion][] = [['moth'], ['bat']];
const down: readonly [Companion, Level][] = [
  ['moth', 2],
  ['bat', 3],
];
const tokens: readonly Token[] = ['rock-crystal', 'sun', 'moon', 'star', 'opal', 'emerald', 'red-beryl', 'geode'];
const hauls: readonly (readonly Token[])[] = [
  ...tokens.map((token) => [token]),
  ['opal', 'emerald', 'emerald'],
  ['rock-crystal', 'opal', 'opal', 'geode'],
];
const eachHaul: readonly [readonly Token[]][] = hauls.map((haul) => [haul]);
const worths: readonly [number, number][] = [
  [0, 0],
  [1, 0],
  [5, 1],
  [0, 2],
];
const sides: readonly Side[] = ['north', 'east', 'south', 'west'];

export const OCELOT_SAMPLES: Samples<OcelotWords> = {
  refusals: {
    'match-over': plain,
    'waiting-for-luck': plain,
    'not-your-turn': plain,
    'no-clock': plain,
    'impossible-chance': why,
    'companion-in-hand': plain,
    'companion-stays': plain,
    'next-level-only': plain,
    'advanced-already': plain,
    'advance-first': plain,
    'cell-not-open': plain,
    'wrong-face': plain,
    'no-such-space': plain,
    'no-such-cell': plain,
    'no-tile-left': plain,
    'space-taken': plain,
    'only-one-token': plain,
    'companion-placed': plain,
    'enter-level-1': plain,
    'place-first': plain,
    'nothing-there': plain,
    'not-seen': plain,
    'bad-options': why,
    'bad-scenario': why,
    'bad-action': why,
    'bad-chance': why,
    'bad-position': why,
  },
  options: { fairHint: [[6]] },
  turnOfAll: eachShare,
  mat: {
    level: [[1]],
    left: eachNumber,
    bag: [
      ['B', 1, 1],
      ['B', 2, 5],
    ],
    space: [
      ['4', [1], 'X', ['north']],
      ['25', [2, 3], 'X', sides],
    ],
    cell: [['c3', 'X']],
    gem: [
      ['X', 0],
      ['X', 1],
      ['X', 5],
    ],
    seenBy: [[[{ tool: 'X', side: 'west' }]], [sides.slice(0, 3).map((side) => ({ tool: 'X', side }))]],
    theirs: eachName,
  },
  bar: {
    face: tools.map(([tool], n) => ['A', tool, n]),
    brings: worths,
    companion: { stays: [[3]] },
    place: tools,
    enter: companions,
    advance: down,
    collects: [
      [1, 5, 0],
      [2, 0, 1],
    ],
    picksUp: tokens.map((token) => [token]),
    handsOver: NAMES.flatMap((name) => worths.map(([a, b]): [string, number, number] => [name, a, b])),
    handsNothing: eachName,
    collectOne: tokens.map((token) => [token, 'c3']),
    collectAll: eachNumber.slice(1),
    worth: worths,
    leaveLying: eachNumber.slice(1),
  },
  sentence: {
    chooseSpace: tools,
    chooseTokenFor: [['4']],
    enter: companions,
    advance: down,
    toolHere: tools.flatMap(([tool]) => [[], ...hauls.slice(-2)].map((haul): [Tool, readonly Token[]] => [tool, haul])),
    companionHere: companions.flatMap(([companion]): [Companion, Token | undefined, readonly Token[]][] => [
      [companion, undefined, []],
      [companion, 'sun', []],
      [companion, 'sun', ['opal', 'emerald']],
    ]),
    collect: eachHaul,
    thinking: eachPerson.slice(1),
    won: withPerson([1], [21]),
    shared: eachNumber,
  },
  story: withPerson([['X']], [['X', 'Y', 'Z']]),
  storyPlaced: tools.map(([tool]) => [tool, '4']),
  storyEntered: companions,
  storyAdvanced: down,
  storyGot: eachHaul,
  storyDrew: eachNumber.slice(1),
  seat: {
    points: eachNumber,
    tiles: eachNumber.map(([n]) => ['A', ['compass', 'lamp'], n]),
    companionInHand: companions,
    companionAt: down,
    has: withName([1]),
    closed: [['B']],
    open: [
      ['B', 'X', 1],
      ['B', 'X', 5],
    ],
  },
  worths: { inBag: eachNumber, times: eachNumber.slice(2), yours: eachNumber.slice(1), now: eachNumber },
  result: { count: eachNumber },
  dealt: eachPerson,
  companionAdvanced: withPerson(...down),
  companionEntered: withPerson(...companions),
  companionGained: companions.flatMap(([companion]) => tokens.map((token): [Companion, Token] => [companion, token])),
  placed: withPerson(['compass', '4'], ['lamp', '5'], ['pickaxe', '6']),
  collected: withPerson(...tokens.map((token): [Token] => [token])),
  geodeOpened: withPerson(['blue'], ['green'], ['red']),
  setCompleted: withPerson(['blue']),
  drewKnown: withPerson(['blue-per-1'], ['red-9']),
  drew: withPerson(['blue'], ['green'], ['red']),
  skipped: eachPerson,
  turnOf: eachPerson,
};
