// Diamant keeps every promise of the contract, for all seat counts and both variants.

import { describe, expect, test } from 'vitest';
import { checkConformance } from '../../contract/conformance.ts';
import { below, pick, type Rng } from '../../kit/rng.ts';
import { type Action, diamant } from './index.ts';
import { diamantTools } from './tools.ts';

const TABLES = [3, 4, 5, 6, 7, 8].flatMap((seats) =>
  [false, true].map((relics) => ({ seats, relics, openChests: (seats % 2 === 0) === relics })),
);

describe.each(TABLES)('$seats explorers, relics $relics, open chests $openChests', ({ seats, relics, openChests }) => {
  test('keeps the contract', () => {
    const setups = [{ seats, options: { relics, openChests } }];
    expect(
      checkConformance(diamant, { tools: diamantTools, setups, matches: 2, seed: 'diamant', sealed: true }),
    ).toEqual([]);
  });

  test('keeps it deep in the cave, where traps spring', () => {
    const setups = [{ seats, options: { relics, openChests } }];
    const choose = (actions: readonly Action[], rng: Rng): Action => {
      const bold = actions.find(({ choice }) => choice === 'on');
      return bold !== undefined && below(rng, 8) > 0 ? bold : pick(rng, actions);
    };
    expect(
      checkConformance(diamant, { tools: diamantTools, setups, matches: 1, seed: 'bold', sealed: true, choose }),
    ).toEqual([]);
  });
});
