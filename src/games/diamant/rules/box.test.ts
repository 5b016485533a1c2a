// What is in the box, and how a match begins.

import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../contract/random-play.ts';
import { seededRng } from '../../../kit/rng.ts';
import { CARDS, CAVE_CARDS, diamant, RELICS, TRAPS, TREASURES } from '../index.ts';
import { alike, all, PLAIN, play, RELIC, SEAT_COUNTS } from '../testing.ts';

const inDeck = (deck: readonly number[], type: string): number =>
  deck.reduce((sum, count, card) => sum + (CARDS[card]?.type === type ? count : 0), 0);

describe('the box', () => {
  test('[D1] 15 treasures with 124 rubies, three each of five traps, five relics', () => {
    expect(TREASURES).toHaveLength(15);
    expect(TREASURES.reduce((sum, rubies) => sum + rubies, 0)).toBe(124);
    expect(TRAPS).toHaveLength(5);
    expect(inDeck(CAVE_CARDS, 'treasure')).toBe(15);
    expect(inDeck(CAVE_CARDS, 'trap')).toBe(15);
    expect(RELICS).toEqual([5, 7, 8, 10, 12]);
  });

  test('[D2] rubies count by value, and the supply never runs out', () => {
    // Eight chests of 61 rubies are worth more than the 60 rubies and 40 diamonds of the box together.
    const { view } = play(
      { expedition: 5, path: ['9+1'], explorers: alike(8, { loot: 1, chest: 60 }) },
      all(8, 'back'),
    );
    expect(view.outcome?.scores).toEqual(alike(8).map(() => 61));
  });

  test.each(SEAT_COUNTS)('[D3] all %d explorers enter each of five expeditions', (seats) => {
    const expeditions: number[] = [];
    for (const { before } of playRandomly(diamant, { seats, options: PLAIN }, seededRng(seats))) {
      if (before.stage !== 'explore' || before.path.length > 0) continue;
      expeditions.push(before.expedition);
      expect(diamant.view(before, 'public').explorers.filter(({ inside }) => inside)).toHaveLength(seats);
    }
    expect(expeditions).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([2, 9])('[D3] %d explorers cannot play', (seats) => {
    expect(() => diamant.setup({ seats, options: RELIC })).toThrow('3 to 8');
  });
});
