// The check itself: it must catch a bot that keeps something in mind, and a game that tells too much.

import { expect, test } from 'vitest';
import { diamant, hasBit } from '../games/diamant/index.ts';
import { checkHonesty } from './honesty.ts';
import { randomBot } from './random.ts';

const terms = { setup: { seats: 4, options: { relics: true, openChests: false } }, level: 3, seed: 'a' } as const;

test('who answers by the view and the seed alone is honest', () => {
  expect(checkHonesty(diamant, randomBot(diamant), { ...terms, pairs: 20 })).toEqual({ pairs: 20, faults: [] });
});

test('who remembers earlier questions is found out', () => {
  let asked = 0;
  const forgetful = {
    answer: () => ({ action: { type: 'decide', choice: asked++ % 2 === 0 ? 'on' : 'back' } as const, takes: 0 }),
  };
  expect(checkHonesty(diamant, forgetful, { ...terms, pairs: 5 }).faults).toHaveLength(5);
});

test('a view that shows who goes back before the reveal is found out, even if nobody makes use of it', () => {
  const leaky: typeof diamant = {
    ...diamant,
    view(state, viewer) {
      const view = diamant.view(state, viewer);
      const explorers = view.explorers.map((explorer, seat) => ({
        ...explorer,
        decided: explorer.decided && hasBit(state.back, seat),
      }));
      return { ...view, explorers };
    },
  };
  const deaf = { answer: () => undefined };
  expect(checkHonesty(leaky, deaf, { ...terms, pairs: 50 }).faults.length).toBeGreaterThan(10);
});
