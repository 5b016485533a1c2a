// The levels of Diamant: honest, repeatable, and each stronger than the last where it counts.

import { describe, expect, test } from 'vitest';
import { diamant, FIRST_TRAP, newPosition } from '../../games/diamant/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import { LEVELS, type Level } from '../bot.ts';
import { checkHonesty } from '../honesty.ts';
import { bot } from './index.ts';
import { policyOf, scoutFor } from './levels.ts';
import { aloneShouldLeave, expectedValue } from './policies/rules-of-thumb.ts';
import { type Policy, playOut, shareOfWin } from './policies/simulate.ts';
import { situationOf } from './policies/situation.ts';
import { ZOO } from './zoo.ts';

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
  ['level 1 loses against a table that counts', 1, expectedValue(), 0, 0.8],
  ['level 5 wins against a table that counts', 5, expectedValue(), 1.5, 3],
  ['level 5 wins against a table of the former level 5', 5, present(ZOO['former-5']), 1.05, 3],
  ['the former level 5 does not win against a table of level 5', present(ZOO['former-5']), 5, 0, 1.05],
] as const)('%s', (_, me, others, least, most) => {
  const share = strength(me, others, 3, 1500);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

describe.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const)('levels %i and %i', (lower, upper) => {
  test.each([3, 5])('the upper wins alone among %i, and the lower loses', (seats) => {
    expect(strength(upper, lower, seats, 600)).toBeGreaterThan(1);
    expect(strength(lower, upper, seats, 600)).toBeLessThan(1);
  });
});

test.each([3, 5, 8])('the scout of the coach holds its own against level 5 among %i', (seats) => {
  const share = strength(scoutFor(seats), 5, seats, 800);
  expect(share).toBeGreaterThan(0.7);
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
