// What the OpenAPI description says of each route. Bodies are judged by the schemas of the protocol themselves.

import type { RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { problem } from '../../protocol/http.ts';

interface Described {
  readonly body?: z.ZodMiniType;
  readonly query?: Readonly<
    Record<string, { readonly type: string; readonly minimum?: number; readonly description: string }>
  >;
  /** Of the answer, when all is well: 200 where nothing is said, 204 where there is no answer. */
  readonly status?: 201;
  readonly answer?: z.ZodMiniType;
  /** Whose token the request has to bear. */
  readonly token?: string;
}

const refused = (description: string): object => ({ description, ...shapeOf(problem) });

/** An answer without a body. */
const NOTHING = { description: 'Done', type: 'null' };

const REFUSALS = {
  '4xx': refused('Refused: the protocol says what the codes mean'),
  429: refused('Too often: again after the seconds in `Retry-After`'),
  503: refused('Not now (`busy`): again a little later'),
};

const health = (description: string): object => ({
  description,
  type: 'object',
  properties: { ok: { type: 'boolean' }, bus: { type: 'boolean' } },
  required: ['ok'],
});

export const HEALTH: RouteShorthandOptions = {
  schema: {
    summary: 'Whether the store answers, and the bus',
    response: { 200: health('The store answers'), 503: health('The store does not answer') },
  },
};

export function describeRoute(summary: string, described: Described = {}): RouteShorthandOptions {
  const { body, query, status = 200, answer, token } = described;
  const done = answer ? { [status]: { description: 'Done', ...shapeOf(answer) } } : { 204: NOTHING };
  return {
    schema: {
      summary,
      ...(body && { body: shapeOf(body) }),
      ...(query && { querystring: { type: 'object', properties: query } }),
      ...(token !== undefined && { description: `Token: ${token}`, security: [{ token: [] }] }),
      response: { ...done, ...REFUSALS },
    },
  };
}

/** What a game judges itself may be any JSON here: zod would name that by a reference, which nobody can follow from a route. */
function shapeOf(schema: z.ZodMiniType): object {
  const {
    $schema: _,
    $defs: __,
    ...shape
  } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'openapi-3.0',
    unrepresentable: 'any',
  });
  return JSON.parse(JSON.stringify(shape, (_key, part) => (part?.$ref === undefined ? part : {})));
}
