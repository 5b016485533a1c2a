// What the OpenAPI description says of each route. Bodies are judged by the schemas of the protocol themselves.

import type { RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';

export function describeRoute(summary: string, body?: z.ZodMiniType): RouteShorthandOptions {
  const { $schema: _, ...shape } = body ? z.toJSONSchema(body, { io: 'input' }) : {};
  return { schema: { summary, ...(body && { body: shape }) } };
}
