// Every game's bots, fetched by the worker when they are first asked.

import type { Bot } from '../../bots/bot.ts';
import type { Game, GameId } from '../../contract/game.ts';
import { below, pick, seededRng } from '../../kit/rng.ts';

/** Plays any legal action: the stand-in for a game whose bots are not there yet. */
function randomBot(game: Game): Bot {
  return {
    answer({ view, seat, seed, at }) {
      const rng = seededRng(seed);
      const legal = game.legal(game.sampleState(view, rng), seat, at);
      return legal.length === 0 ? undefined : { action: pick(rng, legal), takes: 700 + below(rng, 900) };
    },
    hint: () => undefined,
    review: () => ({ judged: [], curve: [], luck: [] }),
  };
}

export const BOTS: Readonly<Record<GameId, () => Promise<Bot>>> = {
  ocelot: async () => randomBot((await import('../../games/ocelot/index.ts')).ocelot),
  diamant: async () => randomBot((await import('../../games/diamant/index.ts')).diamant),
  'out-of-mine': async () => randomBot((await import('../../games/out-of-mine/index.ts')).outOfMine),
};
