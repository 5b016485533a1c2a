// Cross-origin requests (CORS): pages of the origins that the operator lists may read answers and send what the protocol has.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS, type Endpoint } from '../../protocol/http.ts';

const METHODS = [...new Set(Object.values<Endpoint>(ENDPOINTS).map(({ method }) => method))].join(', ');
/** Seconds for which a browser need not ask again. Some keep it no longer than ten minutes. */
const MAX_AGE = '600';

/** The page of a listed origin may read this answer, whatever it says. Gives whether the request is from one. */
export function allowListedOrigin(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  listed: readonly string[],
): boolean {
  if (listed.length === 0) return false;
  // Something on the way that keeps answers must not give one page the answer of another.
  reply.header('vary', 'Origin');
  if (headers.origin === undefined || !listed.includes(headers.origin)) return false;
  reply.headers({
    'access-control-allow-origin': headers.origin,
    'access-control-expose-headers': 'Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return true;
}

/** A browser asks whether it may send a request from a page of another origin. */
export const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': MAX_AGE,
    })
    .send();
