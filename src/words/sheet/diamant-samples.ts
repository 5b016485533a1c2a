// What the sheet fills into the words of Diamant.

import type { DiamantWords } from '../en/diamant.ts';
import type { Detail } from '../types.ts';
import { eachNumber, eachPair, eachShare, GROUPS, type Samples } from './samples.ts';

const RELIC = 'R7';
const plain: readonly [][] = [[]];
const why: readonly [Detail][] = [[{ why: 'X' }]];

export const DIAMANT_SAMPLES: Samples<DiamantWords> = {
  refusals: {
    'no-such-seat': plain,
    'not-deciding': plain,
    'not-inside': plain,
    'already-decided': plain,
    'match-over': plain,
    'not-exploring': plain,
    'not-in-deck': plain,
    'no-clock': plain,
    'bad-options': plain,
    'bad-action': plain,
    'bad-chance': plain,
    'bad-scenario': why,
    'bad-position': why,
  },
  rubies: eachNumber,
  percent: eachNumber,
  expedition: eachShare,
  entrance: { done: [[1]], now: [[2]], next: [[5]] },
  board: {
    treasure: eachPair,
    trap: [['T']],
    relic: [[RELIC, 7]],
    deck: eachNumber,
    deckLabel: eachNumber,
  },
  seat: { loot: eachNumber, chest: eachNumber, relic: [[RELIC, 7]], points: eachNumber },
  dock: {
    ends: eachShare,
    deadly: eachNumber,
    mild: eachNumber,
    treasures: eachNumber,
    relics: eachNumber,
    lying: eachNumber,
    backHint: eachPair,
    onHint: eachNumber,
    with: eachNumber.slice(1),
    pays: [
      [1, 9],
      [2, 5],
      [3, 1],
      [8, 0],
    ],
    oddsTreasure: eachNumber,
    oddsTrap: eachNumber,
    oddsRelic: eachNumber,
    each: eachPair,
  },
  guess: { names: [[[]], [['Anna']], [['Anna', 'Hans', 'Οδυσσέας']]], tally: eachShare },
  sentence: {
    haveDecided: GROUPS.map((who) => [who]),
    waitingFor: GROUPS.map((who) => [who]),
    chose: [['on'], ['back']],
  },
  told: {
    treasure: [
      [5, 1, 0],
      [1, 0, 1],
      [17, 5, 2],
    ],
    trap: [['T']],
    relic: [[RELIC, 7]],
    sprung: [
      ['T!', 0],
      ['T!', 5],
    ],
    allOn: GROUPS.map((who) => [who]),
    goBack: GROUPS.map((who) => [who]),
    home: GROUPS.flatMap((who) => [0, 1, 5].map((each): [typeof who, number] => [who, each])),
    tookRelics: [[[RELIC]], [[RELIC, 'R8']], [[RELIC, 'R8', 'R12']]],
    ended: [[1]],
    putAside: [['T']],
    entered: [[1]],
    mixedIn: [[RELIC, 7]],
    won: GROUPS.map((who) => [who, 21]),
  },
  result: { coins: eachPair },
};
