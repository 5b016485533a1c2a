// What a client has to know of the games, if it was written without our code.

import type { FastifyInstance } from 'fastify';
import { GAME_IDS } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { PARTS } from '../../games/parts.ts';
import { gameParts } from '../../protocol/http.ts';
import { describeRoute } from './openapi.ts';

export function addGameRoutes(app: FastifyInstance): void {
  app.get('/api/games/:game', describeRoute('The parts of a game', { answer: gameParts }), async (request, reply) => {
    const { game: name } = request.params as { readonly game?: string };
    const id = GAME_IDS.find((one) => one === name);
    if (id === undefined) return reply.code(404).send({ refusal: { code: 'not-found', rule: 'table' } });
    const { rules, seats } = GAMES[id];
    return { game: id, rules, seats, parts: PARTS[id]() };
  });
}
