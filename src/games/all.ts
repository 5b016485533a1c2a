// All games by their id, for those who must know any of them at once: the server, the command line, tests.

import type { Game, GameId } from '../contract/game.ts';
import { diamant } from './diamant/index.ts';
import { ocelot } from './ocelot/index.ts';
import { outOfMine } from './out-of-mine/index.ts';

export const GAMES: { readonly [Id in GameId]: Game } = { ocelot, diamant, 'out-of-mine': outOfMine };
