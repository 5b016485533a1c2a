// What the OpenAPI description says of each route. Bodies are judged by the schemas of the protocol themselves.

import type { RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';

interface Described {
  readonly body?: z.ZodMiniType;
  readonly query?: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
  /** Of the answer, when all is well; 200 where nothing is said. */
  readonly status?: 201 | 204;
  /** Whose token the request has to bear. */
  readonly token?: string;
}

const REFUSAL = { description: 'Refused: `{refusal: {code, rule, detail?}}`, see the protocol' };

export function describeRoute(summary: string, { body, query, status, token }: Described = {}): RouteShorthandOptions {
  return {
    schema: {
      summary,
      ...(body && { body: shapeOf(body) }),
      ...(query && { querystring: { type: 'object', properties: query } }),
      ...(token !== undefined && { description: `Token: ${token}`, security: [{ token: [] }] }),
      response: { [status ?? 200]: { description: 'Done' }, '4xx': REFUSAL },
    },
  };
}

/** What a game judges itself may be any JSON here: zod would name that by a reference, which nobody can follow from a route. */
function shapeOf(body: z.ZodMiniType): object {
  const { $schema: _, $defs: __, ...shape } = z.toJSONSchema(body, { io: 'input' });
  return JSON.parse(JSON.stringify(shape, (_key, part) => (part?.$ref === undefined ? part : {})));
}
