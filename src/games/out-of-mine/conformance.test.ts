// Out of Mine! keeps what every game promises, at every number of seats and with every variant.

import { describe, expect, test } from 'vitest';
import { checkConformance } from '../../contract/conformance.ts';
import { chooseAtRandom, DEFAULT_OPTIONS, type OutOfMineOptions, outOfMine } from './index.ts';
import { outOfMineTools } from './tools.ts';

const VARIANTS: Readonly<Record<string, Partial<OutOfMineOptions>>> = {
  'as in the rulebook, but for the number of rounds': { rounds: 1 },
  'all seven rounds, with elves and finds, in a hurry': { elves: true, finds: true, timeLimit: 30 },
  'with rounds that may score below zero': { finds: true, belowZero: true, timeLimit: 30, rounds: 2 },
  'with guard rails and a time limit': { guardRails: 'on', timeLimit: 60, rounds: 3 },
  'with photo finish and handicaps': {
    photoFinish: 300,
    rounds: 4,
    timeLimit: 60,
    handicaps: [
      { headStart: 5, easierCard: true },
      { grace: 6 },
      { guardRails: true, timeScale: 3 },
      { headStart: 2, grace: 3 },
    ],
  },
};

describe.each([2, 3, 4])('%i seats', { timeout: 60_000 }, (seats) => {
  test.each(Object.keys(VARIANTS))('%s', (name) => {
    const setups = [{ seats, options: { ...DEFAULT_OPTIONS, ...VARIANTS[name] } }];
    const terms = { tools: outOfMineTools, setups, matches: 1, seed: 'out-of-mine', choose: chooseAtRandom, every: 20 };
    expect(checkConformance(outOfMine, terms)).toEqual([]);
  });
});
