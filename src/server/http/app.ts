// The HTTP server: what holds for every request, and the routes of the parts.

import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { checkHealth } from '../../protocol/http.ts';
import { MAX_MESSAGE } from '../../protocol/words.ts';
import { badRequest, serverRefusal } from '../matches/command.ts';
import { Frozen } from '../matches/frozen.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { Metrics } from '../metrics.ts';
import { isAllowedOrigin } from '../origins.ts';
import { type FailureCounter, type Limits, RateLimiter } from '../rate-limits.ts';
import { httpRefusal, refuse, unknownHost } from './answers.ts';
import { answerBadHttp, readBodies, refusalFor } from './bodies.ts';
import { addClientFiles, CLIENT_FILES } from './client-files.ts';
import { allowListedOrigin, answerPreflight, isPreflight } from './cross-origin.ts';
import { addGameRoutes } from './games.ts';
import { refuseOtherMethods } from './routes.ts';
import { addSeatRoutes } from './seats.ts';
import { addServiceRoutes, SERVICE_PATHS } from './service.ts';
import { TableAccess } from './table-access.ts';
import { addTableRoutes } from './tables.ts';

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
  readonly isKnownHost: (request: IncomingMessage) => boolean;
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
    frameworkErrors: (_error, _request, reply: FastifyReply) => refuse(reply, { refusal: badRequest('path') }),
    clientErrorHandler: answerBadHttp,
  });
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
  readBodies(app);

  const requests = new RateLimiter(limits.requests);
  const sits = new RateLimiter(limits.sits);
  const sweep = setInterval(() => {
    for (const buckets of [requests, tables, sits]) buckets.sweep(performance.now());
  }, 60_000);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  app.addHook('onRequest', async (request, reply) => {
    // Whoever only asks whether the server is well may have any name for it.
    if (request.routeOptions.url !== checkHealth.path && !options.isKnownHost(request.raw)) {
      return refuse(reply.header('cache-control', 'no-store'), unknownHost(request.headers.host));
    }
    // By its route, never by the text of its path: `/%61pi/matches` leads to the same.
    if (request.routeOptions.url === CLIENT_FILES) return;
    const isListed = allowListedOrigin(request, reply, options.origins);
    if (request.method !== 'GET' && !isAllowedOrigin(request.raw, options.origins)) {
      return refuse(reply, { refusal: httpRefusal('foreign-origin') });
    }
    const address = options.addressOf(request.raw);
    const now = performance.now();
    if (!requests.take(address, now)) {
      return refuse(reply, { refusal: httpRefusal('too-fast'), retryAfter: requests.wait(address, now) });
    }
    reply.header('cache-control', 'no-store');
    if (isListed && isPreflight(request)) return answerPreflight(reply);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof Frozen) return refuse(reply, { refusal: { code: 'match-frozen', rule: 'table' } });
    const status = error.statusCode ?? 500;
    // A path that leads out of the client's folder: there is nothing.
    if (status === 403) return refuse(reply, { refusal: httpRefusal('not-found') });
    if (status < 500) return refuse(reply, { refusal: refusalFor(status) }, status);
    registry.context.log.error({ url: request.routeOptions.url, err: error }, 'request failed');
    return refuse(reply, { refusal: serverRefusal('busy') });
  });

  const access = new TableAccess(options);
  addServiceRoutes(app, registry.context, metrics);
  addGameRoutes(app);
  addTableRoutes(app, { registry, access, tables });
  addSeatRoutes(app, { access, sits });
  refuseOtherMethods(app, SERVICE_PATHS);
  await addClientFiles(app, options.client);
  return app;
}
