// The tools of all games by their id: for the command line and tests.

import type { GameId, GameTools } from '../contract/game.ts';
import { diamantTools } from './diamant/tools.ts';
import { ocelotTools } from './ocelot/tools.ts';
import { outOfMineTools } from './out-of-mine/tools.ts';

export const GAME_TOOLS: { readonly [Id in GameId]: GameTools } = {
  ocelot: ocelotTools,
  diamant: diamantTools,
  'out-of-mine': outOfMineTools,
};
