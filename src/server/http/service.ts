// The server about itself: its health, its metrics, and the descriptions of its interface.

import type { FastifyInstance } from 'fastify';
import { checkHealth } from '../../protocol/http.ts';
import { badRequest } from '../matches/command.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerContext } from '../server-context.ts';
import { refuse } from './answers.ts';
import { asyncapi } from './describe/asyncapi.ts';
import { openapi } from './describe/openapi.ts';

/** Paths that are not among the endpoints of the protocol. */
export const SERVICE_PATHS = ['/metrics', '/socket', '/openapi.json', '/asyncapi.json'] as const;

export function addServiceRoutes(app: FastifyInstance, { store, bus }: ServerContext, metrics: Metrics): void {
  app.get(checkHealth.path, async (_request, reply) => {
    try {
      await store.check();
    } catch {
      return reply.code(503).send(checkHealth.down.parse({ ok: false }));
    }
    // Without the bus everything still works, only other nodes hear of it a moment later: no reason to be taken out.
    const isBusUp = await bus.check().then(
      () => true,
      () => false,
    );
    return checkHealth.answer.parse({ ok: true, bus: isBusUp });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  // Whoever comes here wanted a socket, and something on the way, mostly a proxy, has passed only the rest of that on.
  app.get('/socket', async (_request, reply) =>
    refuse(reply.header('upgrade', 'websocket'), { refusal: badRequest('upgrade') }, 426),
  );
  const descriptions = { '/openapi.json': openapi, '/asyncapi.json': asyncapi };
  for (const [path, describe] of Object.entries(descriptions)) {
    let text: string | undefined;
    app.get(path, async (_request, reply) => {
      text ??= JSON.stringify(describe());
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
