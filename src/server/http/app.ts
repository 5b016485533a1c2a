// The HTTP server: the client's files, health, metrics, the description of the interface, and the tables.

import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { MAX_MESSAGE, PROTOCOL } from '../../protocol/words.ts';
import { serverRefusal } from '../matches/command.ts';
import { Frozen } from '../matches/frozen.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { Metrics } from '../metrics.ts';
import { isAllowedOrigin } from '../origins.ts';
import { type FailureCounter, type Limits, RateLimiter } from '../rate-limits.ts';
import { refuse } from './answers.ts';
import { addGameRoutes } from './games.ts';
import { addMatchRoutes } from './matches.ts';
import { HEALTH } from './openapi.ts';

export interface AppOptions {
  readonly registry: MatchRegistry;
  readonly limits: Limits;
  readonly failures: FailureCounter;
  /** Tables opened, by address. */
  readonly tables: RateLimiter;
  readonly metrics: Metrics;
  /** The folder with the built client, if there is one. */
  readonly client: string | undefined;
  readonly origins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { registry, limits, metrics, tables } = options;
  const app = Fastify({
    bodyLimit: MAX_MESSAGE,
    // Whoever sends headers or a body slower than this is not one of ours.
    requestTimeout: 10_000,
    // Longer than any proxy keeps an idle line (Caddy two minutes): a request must not meet a line that we are closing.
    keepAliveTimeout: 130_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: true,
    // A path that cannot be decoded never gets to the handlers below.
    frameworkErrors: (_error, _request, reply: FastifyReply) => refuse(reply, serverRefusal('bad-request')),
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // On the loopback address or in a home network there is no certificate to insist on.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Grotto', description: 'Tables for three cave games', version: String(PROTOCOL) },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });

  const requests = new RateLimiter(limits.requests);
  const sits = new RateLimiter(limits.sits);
  const sweep = setInterval(() => {
    for (const buckets of [requests, tables, sits]) buckets.sweep(performance.now());
  }, 60_000);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  app.addHook('onRequest', async (request, reply) => {
    // By its route, never by the text of its path: `/%61pi/matches` leads to the same.
    if (request.routeOptions.url === CLIENT_FILES) return;
    if (request.method !== 'GET' && !isAllowedOrigin(request.raw, options.origins)) {
      return reply.code(403).send({ refusal: { code: 'foreign-origin', rule: 'table' } });
    }
    if (!requests.take(options.addressOf(request.raw), performance.now())) {
      const problem = { refusal: { code: 'too-fast', rule: 'table' } };
      return reply.code(429).header('retry-after', '5').send(problem);
    }
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof Frozen) return refuse(reply, { code: 'match-frozen', rule: 'table' });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ refusal: serverRefusal('bad-request') });
    registry.context.log.error({ url: request.routeOptions.url, err: error }, 'request failed');
    return refuse(reply, serverRefusal('busy'));
  });

  app.get('/healthz', HEALTH, async (_request, reply) => {
    try {
      await registry.context.store.check();
    } catch {
      return reply.code(503).send({ ok: false });
    }
    // Without the bus everything still works, only other nodes hear of it a moment later: no reason to be taken out.
    const bus = await registry.context.bus.check().then(
      () => true,
      () => false,
    );
    return { ok: true, bus };
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  // Whoever comes here wanted a socket, and something on the way, mostly a proxy, has passed only the rest of that on.
  app.get('/socket', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(426)
      .header('upgrade', 'websocket')
      .send({ refusal: serverRefusal('bad-request') }),
  );
  app.get('/openapi.json', async () => app.swagger());
  addGameRoutes(app);
  addMatchRoutes(app, { ...options, sits });
  await addClient(app, options.client);
  return app;
}

/** The route of all that no other route is for, where there is a client. */
const CLIENT_FILES = '/*';

/** The client is one page: whatever path a link names, the page finds its way. */
async function addClient(app: FastifyInstance, client: string | undefined): Promise<void> {
  const problem = { refusal: { code: 'not-found', rule: 'table' } };
  if (client === undefined || !fs.existsSync(client)) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(problem));
    return;
  }
  await app.register(files, {
    root: client,
    cacheControl: false,
    // The build has written them: nothing is compressed while somebody waits.
    preCompressed: true,
    setHeaders(reply, file) {
      // Below the client's own folder, wherever that lies: a page that is kept for ever never learns of a new version.
      const forEver = /^assets[\\/]/.test(path.relative(client, file));
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isLook && !/^\/(api|assets)(\/|$)|\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(problem);
  });
}
