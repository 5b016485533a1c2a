// What a client has to know of the games, if it was written without our code.

import type { FastifyInstance } from 'fastify';
import { GAME_IDS } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { PARTS } from '../../games/parts.ts';
import { ok } from '../../kit/result.ts';
import { describeGame } from '../../protocol/http.ts';
import { httpRefusal, no } from './answers.ts';
import { addRoute } from './routes.ts';

export function addGameRoutes(app: FastifyInstance): void {
  addRoute(app, describeGame, async ({ params }) => {
    const game = GAME_IDS.find((id) => id === params.game);
    if (game === undefined) return no(httpRefusal('not-found'));
    const { rules, seats } = GAMES[game];
    return ok({ game, rules, seats, parts: PARTS[game]() });
  });
}
