// A bot that does anything legal: the floor that every other one is measured from.

import type { Game, Shapes } from '../contract/game.ts';
import { below, pick, seededRng } from '../kit/rng.ts';
import type { Bot } from './bot.ts';

export function randomBot<G extends Shapes>(game: Game<G>): Bot<G> {
  return {
    answer({ view, seat, seed, at }) {
      const rng = seededRng(seed);
      const legal = game.legal(game.sampleState(view, rng), seat, at);
      return legal.length === 0 ? undefined : { action: pick(rng, legal), takes: 400 + below(rng, 800) };
    },
    hint: () => undefined,
    review: () => ({ judged: [], curve: [], luck: [] }),
  };
}
