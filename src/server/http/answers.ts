// How refusals become HTTP answers.

import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../contract/game.ts';
import type { Problem } from '../../protocol/http.ts';

const STATUS: Readonly<Record<string, number>> = {
  'no-such-match': 404,
  'no-such-seat': 404,
  'bad-token': 401,
  'bad-code': 401,
  'not-opener': 401,
  'bad-request': 400,
  'bad-name': 400,
  'bad-options': 400,
  'bad-scenario': 400,
  unreadable: 400,
  busy: 503,
};

export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem: Problem = { refusal };
  return reply.code(STATUS[refusal.code] ?? 409).send(problem);
}
