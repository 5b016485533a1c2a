// The levels of Diamant: honest, repeatable, and each stronger than the last where it counts.

import { describe, expect, test } from 'vitest';
import { diamant, FIRST_TRAP, newPosition } from '../../games/diamant/index.ts';
import { seededRng } from '../../kit/rng.ts';
import { LEVELS, type Level } from '../bot.ts';
import { checkHonesty } from '../honesty.ts';
import { bot } from './index.ts';
import { policyOf } from './levels.ts';
import { aloneShouldLeave, expectedValue } from './rules-of-thumb.ts';
import { type Policy, playOut, shareOfWin } from './simulate.ts';
import { situationOf } from './situation.ts';
import { formatTable, parseTable } from './table-policy.ts';

const setup = { seats: 5, options: { relics: true, openChests: false } };

describe.each(LEVELS)('level %i', (level) => {
  test('[fault 2] does not peek: pending decisions of others change nothing', () => {
    const report = checkHonesty(diamant, bot, { setup, level, pairs: 150, seed: `honest-${level}` });
    expect(report).toEqual({ pairs: 150, faults: [] });
  });

  test('gives the same answer to the same view and seed', () => {
    const state = decidingState();
    const question = { view: diamant.view(state, 0), seat: 0, level, seed: 'same', at: 0 };
    expect(bot.answer(question)).toEqual(bot.answer(question));
  });
});

function decidingState() {
  const rng = seededRng('deciding');
  const start = diamant.setup(setup);
  const result = diamant.apply(start, { by: 'chance', at: 0, outcome: diamant.sampleChance(start, rng) });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}

/** Win share of one player among others, times the players: 1 is fair. */
function strength(me: Level | Policy, others: Level | Policy, seats: number, games: number): number {
  const rng = seededRng('strength');
  const policy = (who: Level | Policy): Policy => (typeof who === 'number' ? policyOf(who, seats) : who);
  let share = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const policies = Array.from({ length: seats }, (_, other) => policy(other === seat ? me : others));
    const position = newPosition(seats, { relics: false, openChests: false });
    playOut(position, policies, rng);
    share += shareOfWin(position, seat);
  }
  return (share / games) * seats;
}

/** Far inside the intervals that docs/strength.md reports, so that luck alone does not fail it. */
test.each([
  ['level 1 loses against a table that counts', 1, expectedValue(), 0, 0.6],
  ['level 4 wins against a table that counts', 4, expectedValue(), 1.6, 3],
  ['level 5 wins against a table of level 4', 5, 4, 1.08, 3],
] as const)('%s', (_, me, others, least, most) => {
  const share = strength(me, others, 3, 2500);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

test('a lone explorer leaves exactly when what is carried, times the deadly cards, outweighs what is left', () => {
  const position = newPosition(3, { relics: false, openChests: false });
  position.inside = 1;
  position.loot = [10, 0, 0];
  position.path = [FIRST_TRAP];
  position.rubies = [0];
  position.deck[FIRST_TRAP] = 2;
  const situation = situationOf(position);
  expect(situation.deadly).toBe(2);
  expect(aloneShouldLeave({ ...situation, rubies: 20 })).toBe(true);
  expect(aloneShouldLeave({ ...situation, rubies: 21 })).toBe(false);
});

test('a table reads back, runs of unvisited cells squeezed', () => {
  const table = Float32Array.from([0, 1, -1, -1, -1, -1, -1, 0.5]);
  const text = formatTable(table);
  expect(text).toBe('AP.....I');
  expect(formatTable(parseTable('AP[5]I'))).toBe(text);
});
