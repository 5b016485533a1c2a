// All games by their id, for those who must know any of them at once: the server, the command line, tests.

import type { Game, GameId } from '../contract/game.ts';
import { USUAL_OPTIONS as DIAMANT_OPTIONS, diamant } from './diamant/index.ts';
import { USUAL_OPTIONS as OCELOT_OPTIONS, ocelot } from './ocelot/index.ts';
import { USUAL_OPTIONS as OUT_OF_MINE_OPTIONS, outOfMine } from './out-of-mine/index.ts';

export const GAMES: { readonly [Id in GameId]: Game } = { ocelot, diamant, 'out-of-mine': outOfMine };

/** What a table of each game plays unless somebody chooses otherwise. */
export const USUAL_OPTIONS: { readonly [Id in GameId]: object } = {
  ocelot: OCELOT_OPTIONS,
  diamant: DIAMANT_OPTIONS,
  'out-of-mine': OUT_OF_MINE_OPTIONS,
};
