import { expect, test } from 'vitest';
import { diamant, type Scenario } from '../../../../games/diamant/index.ts';
import { coins, countDeck, lyingRubies, payOfGoingBack, seenTraps } from './odds.ts';

const OPTIONS = { relics: true, openChests: false };

function viewOf(scenario: Scenario) {
  return diamant.view(diamant.setup({ seats: scenario.explorers.length, options: OPTIONS, scenario }), 0);
}

const MIDWAY = viewOf({
  expedition: 2,
  path: ['9+1', 'snake', '7+3', 'relic-7', 'lava'],
  explorers: [{ loot: 3 }, { loot: 3 }, { loot: 3 }, { loot: 3 }],
  aside: ['snake'],
  gone: [5],
});

test('[D13] deadly are the traps whose first lies on the path, less those put aside', () => {
  expect(seenTraps(MIDWAY)).toEqual(['snake', 'lava']);
  // One of three snakes is aside and one on the path; of lava pits one lies on the path.
  expect(countDeck(MIDWAY)).toEqual({ all: 25, deadly: 3, mild: 9, treasures: 13, relics: 0 });
});

test('[D15] [D32] going back pays loot and share, and relics to one who goes alone', () => {
  expect(lyingRubies(MIDWAY)).toBe(4);
  expect(payOfGoingBack(MIDWAY, 3, 3)).toEqual([
    { leavers: 1, points: 3 + 4 + 7, relics: [7] },
    { leavers: 2, points: 3 + 2, relics: [] },
    { leavers: 3, points: 3 + 1, relics: [] },
  ]);
});

test.each([
  [0, 0, 0],
  [4, 0, 4],
  [17, 3, 2],
])('[D2] %i is %i diamonds and %i rubies', (value, diamonds, rubies) => {
  expect(coins(value)).toEqual({ diamonds, rubies });
});
