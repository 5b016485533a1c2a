// Every no that Sir Ocelot's Cave says, with the rule behind it. The sentences are in the message catalogues.

import type { Refusal } from '../../contract/game.ts';

export const REFUSALS = {
  over: { code: 'match-over', rule: 'O40' },
  luck: { code: 'waiting-for-luck', rule: 'O33' },
  notYourTurn: { code: 'not-your-turn', rule: 'O10' },
  noClock: { code: 'no-clock', rule: 'contract' },
  impossibleChance: { code: 'impossible-chance', rule: 'contract' },

  companionInHand: { code: 'companion-in-hand', rule: 'O10' },
  companionStays: { code: 'companion-stays', rule: 'O10' },
  nextLevelOnly: { code: 'next-level-only', rule: 'O10' },
  advancedAlready: { code: 'advanced-already', rule: 'O10' },
  advanceFirst: { code: 'advance-first', rule: 'O10' },
  cellNotOpen: { code: 'cell-not-open', rule: 'O11' },

  wrongFace: { code: 'wrong-face', rule: 'O6' },
  noSuchSpace: { code: 'no-such-space', rule: 'O3' },
  noSuchCell: { code: 'no-such-cell', rule: 'O1' },
  noTileLeft: { code: 'no-tile-left', rule: 'O13' },
  spaceTaken: { code: 'space-taken', rule: 'O13' },
  onlyOneToken: { code: 'only-one-token', rule: 'O13' },
  companionPlaced: { code: 'companion-placed', rule: 'O14' },
  enterLevelOne: { code: 'enter-level-1', rule: 'O14' },
  cellNotOpenToEnter: { code: 'cell-not-open', rule: 'O14' },

  placeFirst: { code: 'place-first', rule: 'O17' },
  nothingThere: { code: 'nothing-there', rule: 'O17' },
  notSeen: { code: 'not-seen', rule: 'O20' },

  badOptions: { code: 'bad-options', rule: 'contract' },
  badScenario: { code: 'bad-scenario', rule: 'contract' },
  badAction: { code: 'bad-action', rule: 'contract' },
  badChance: { code: 'bad-chance', rule: 'contract' },
  badPosition: { code: 'bad-position', rule: 'contract' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const REFUSAL_CODES: readonly string[] = [...new Set(Object.values(REFUSALS).map(({ code }) => code))];
