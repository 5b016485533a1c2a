// Starts the whole server, and stops it cleanly.

import os from 'node:os';
import type { Millis } from '../contract/game.ts';
import { GAMES } from '../games/all.ts';
import type { Games } from '../match/record.ts';
import { openBackends } from './backends.ts';
import type { Bots } from './bots/bots.ts';
import { createBots } from './bots/pool.ts';
import { startClock } from './clock.ts';
import { hostCheck } from './hosts.ts';
import { createApp } from './http/app.ts';
import { LoadMonitor } from './load-monitor.ts';
import { MatchRegistry } from './matches/match-registry.ts';
import { Metrics } from './metrics.ts';
import { addressOf, isAllowedOrigin } from './origins.ts';
import { DEFAULT_LIMITS, FailureCounter, type Limits, RateLimiter } from './rate-limits.ts';
import { systemScheduler } from './scheduler.ts';
import type { Log } from './server-context.ts';
import { limitConnections } from './sockets/connection-rate-limit.ts';
import { openSocketServer } from './sockets/socket-server.ts';
import { withoutCannotStore } from './store/cannot-store.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data file, where no database is given. */
  readonly data: string;
  /** `postgres://…`: the database that this node shares with others. */
  readonly database?: string;
  /** `nats://…`: the bus between them. */
  readonly nats?: string;
  /** The folder of the built client. */
  readonly client?: string;
  /** Further origins that may open sockets. */
  readonly origins?: readonly string[];
  /** The names of this server, beside addresses and local names; whatever a trusted proxy passes on, where absent. */
  readonly hosts?: readonly string[];
  /** There is one reverse proxy in front, and it tells the client addresses. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly games?: Games;
  readonly bots?: Bots;
  /** The share of a person's thinking time that bots take: 1 as much as people, 0 none. */
  readonly botPace?: number;
  /** Bot threads; one less than there are processors, where it is absent. */
  readonly botThreads?: number;
  readonly idle?: Millis;
  /** How much faster than real time server time runs: for tests. */
  readonly speed?: number;
  /** Event-loop delay or store latency above which new tables are refused. No limit, where it is absent. */
  readonly overloadDelay?: Millis;
  readonly log?: Log;
}

export interface Serving {
  readonly port: number;
  readonly url: string;
  /** Says goodbye to all clients, finishes what is being stored, and stops. */
  close(): Promise<void>;
}

const STANDARD_ERROR: Log = {
  info: (fields, message) => console.error(message, fields),
  error: (fields, message) => console.error(message, fields),
};

interface Closable {
  close(): unknown;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const opened: Closable[] = [];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= closeAll(opened);
    return closing;
  };
  try {
    const port = await openAll(options, opened);
    return { port, url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, close };
  } catch (error) {
    // The port is taken, for example. What is open already must not go on as a node without clients.
    await close().catch(() => {});
    throw error;
  }
}

/** In reverse order: later parts need earlier ones. */
async function closeAll(opened: readonly Closable[]): Promise<void> {
  for (const part of opened.toReversed()) await part.close();
}

/** Gives the port. `opened` has all that has to be closed, even if this fails. */
async function openAll(options: ServeOptions, opened: Closable[]): Promise<number> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const games = options.games ?? GAMES;
  const trustProxy = options.trustProxy ?? false;
  const origins = options.origins ?? [];
  const isKnownHost = hostCheck({ hosts: options.hosts, origins, host: options.host, trustProxy });
  const log = options.log ?? STANDARD_ERROR;
  const { node, bus, ...backends } = await openBackends({ ...options, log });
  const loadMonitor = new LoadMonitor(options.overloadDelay ?? Number.POSITIVE_INFINITY, systemScheduler);
  const store = loadMonitor.measure(backends.store);
  opened.push(store, bus, loadMonitor);
  const clock = await startClock(store, options.speed);
  const bots = options.bots ?? createBots(options.botThreads ?? Math.max(1, os.availableParallelism() - 1));
  const failures = new FailureCounter();
  const tables = new RateLimiter(limits.tables);
  const metrics: Metrics = new Metrics({ matches: () => registry.size, sockets: () => socketServer.size });
  const registry: MatchRegistry = new MatchRegistry(
    {
      games,
      store,
      bus,
      clock,
      scheduler: systemScheduler,
      bots,
      metrics,
      log: withoutCannotStore(log),
      node,
      isOverloaded: () => loadMonitor.isOverloaded,
    },
    { botPace: options.botPace ?? 1, idle: options.idle ?? 60_000, publicTables: limits.publicTables },
  );
  opened.push(clock, bots, registry);
  const app = await createApp({
    registry,
    limits,
    failures,
    tables,
    metrics,
    client: options.client,
    origins,
    addressOf: (request) => addressOf(request, trustProxy),
    isKnownHost,
  });
  const socketServer = openSocketServer(app.server, registry, {
    limits,
    metrics,
    failures,
    tables,
    addressOf: (request) => addressOf(request, trustProxy),
    isAllowedOrigin: (request) => isAllowedOrigin(request, origins),
    isKnownHost,
  });
  opened.push(app, socketServer);
  if (!trustProxy) limitConnections(app.server, limits);
  await app.listen({ port: options.port, host: options.host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : options.port;
}
