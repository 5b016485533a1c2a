// WebSocket server: accepts upgrades, limits sockets per address, runs heartbeat checks and passes messages on.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Millis } from '../../contract/game.ts';
import { type Ask, readAsk, readHello, type Unread } from '../../protocol/asks.ts';
import { MAX_MESSAGE } from '../../protocol/words.ts';
import { httpRefusal, type Refused, unknownHost, writtenRefusal } from '../http/answers.ts';
import { BUSY, serverRefusal } from '../matches/command.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { Metrics } from '../metrics.ts';
import { type FailureCounter, type Limits, RateLimiter } from '../rate-limits.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type AskContext, handleAsk } from './asks.ts';
import { Connection, type ConnectionContext } from './connection.ts';
import { parseFrames } from './frame-parser.ts';
import { Handshake } from './handshake.ts';
import { isWebSocketUpgrade, serveWithoutUpgrade } from './ignored-upgrades.ts';
import { WriteBatcher } from './write-batcher.ts';

export interface SocketServerOptions {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly failures: FailureCounter;
  /** Matches opened, by address. */
  readonly tables: RateLimiter;
  /** The client address of a request; behind a trusted proxy the one that the proxy tells. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isAllowedOrigin: (request: IncomingMessage) => boolean;
  readonly isKnownHost: (request: IncomingMessage) => boolean;
}

export interface SocketServer {
  readonly size: number;
  close(): Promise<void>;
}

const CHECK_EVERY = 5_000;
/** How long until the next process has started, mostly. */
const RESTART_TIME: Millis = 1_000;
/** Nobody knows when one of the other sockets of this address is closed. */
const SOCKET_TIME: Millis = 10_000;

export function openSocketServer(server: Server, registry: MatchRegistry, options: SocketServerOptions): SocketServer {
  const { limits, metrics, failures, tables } = options;
  const hardening = { maxFragments: 64, maxBufferedChunks: 1024 };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    ...hardening,
  });
  const connections = new Set<Connection>();
  const connectionContext: ConnectionContext = { limits, metrics, writes: new WriteBatcher() };
  const handshake = new Handshake({ registry, limits, failures });
  const byAddress = new Map<string, number>();
  const newSockets = new RateLimiter(limits.newSockets);
  let isClosing = false;

  server.on('upgrade', (request, socket, head) => {
    if (!isWebSocketUpgrade(request) && !isClosing) {
      serveWithoutUpgrade(server, request, socket, head);
      return;
    }
    const address = options.addressOf(request);
    const refusal = refuseUpgrade(request, address);
    if (refusal) rejectUpgrade(socket, refusal);
    else sockets.handleUpgrade(request, socket, head, (ws) => admit(ws, socket, address));
  });

  function refuseUpgrade(request: IncomingMessage, address: string): Refused | undefined {
    const now = performance.now();
    if (isClosing) return { refusal: BUSY, retryAfter: RESTART_TIME };
    if (!options.isKnownHost(request)) return unknownHost(request.headers.host);
    if (request.url?.split('?')[0] !== '/socket') return { refusal: httpRefusal('not-found') };
    if (!options.isAllowedOrigin(request)) return { refusal: httpRefusal('foreign-origin') };
    if ((byAddress.get(address) ?? 0) >= limits.socketsPerAddress)
      return { refusal: httpRefusal('too-fast'), retryAfter: SOCKET_TIME };
    if (newSockets.take(address, now)) return undefined;
    return { refusal: httpRefusal('too-fast'), retryAfter: newSockets.wait(address, now) };
  }

  function admit(ws: WebSocket, socket: Duplex, address: string): void {
    const connection = new Connection(ws, socket, connectionContext, { address, now: performance.now() });
    connections.add(connection);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    ws.on('message', (data, isBinary) => onMessage(connection, ws, isBinary ? undefined : data.toString()));
    parseFrames(socket, MAX_MESSAGE, (text) => onMessage(connection, ws, text));
    // Pings and pongs count for the rate limit, too: a client can send a million pongs without being asked.
    for (const control of ['ping', 'pong'] as const) ws.on(control, () => connection.allowMessage(performance.now()));
    // `ws` closes the socket itself after a protocol error; without a listener the process would end.
    ws.on('error', () => {});
    ws.on('close', () => {
      connection.leave();
      connections.delete(connection);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  }

  /** `text` is undefined for binary messages. */
  function onMessage(connection: Connection, ws: WebSocket, text: string | undefined): void {
    const isAdmitted = connection.allowMessage(performance.now());
    const { live } = connection;
    if (!isAdmitted && live === undefined) return;
    if (text === undefined) connection.close(1003, 'text only');
    else if (connection.earlyMessages) connection.earlyMessages.push(text);
    else if (live === undefined) onHello(connection, ws, text);
    else onAsk(connection, live, text, isAdmitted);
  }

  function onAsk(connection: Connection, live: LiveMatch, text: string, isAdmitted: boolean): void {
    const ask = readAsk(text);
    if (!ask.ok) connection.deny('bad-message', whereOf(ask.error));
    else if (isAdmitted) handleSafely({ registry, connection, live, tables, now: performance.now() }, ask.value);
    else connection.refuse(ask.value.type, 'id' in ask.value ? String(ask.value.id) : undefined, serverRefusal('busy'));
  }

  /** A fault in the handling of one message must not end the process for everybody. */
  function handleSafely(asking: AskContext, ask: Ask): void {
    try {
      handleAsk(asking, ask);
    } catch (error) {
      registry.context.log.error({ match: asking.live.id, ask: ask.type, err: error }, 'an ask failed');
      asking.connection.deny('bad-message');
    }
  }

  function onHello(connection: Connection, ws: WebSocket, text: string): void {
    const hello = readHello(text);
    if (!hello.ok) {
      connection.deny(hello.error.why === 'bad-protocol' ? 'bad-protocol' : 'bad-message', whereOf(hello.error));
      return;
    }
    // Later messages wait in the socket, not in memory. Only what arrived together with the hello is kept.
    ws.pause();
    connection.earlyMessages = [];
    handshake
      .admit(connection, hello.value)
      .then(
        (denial) => denial && connection.deny(denial, denial === 'locked-out' ? { retryAfter: 60_000 } : {}),
        (error) =>
          error instanceof StoreUnavailable
            ? connection.deny('restarting', { retryAfter: RESTART_TIME })
            : connection.deny('frozen'),
      )
      .finally(() => {
        replayEarlyMessages(connection);
        ws.resume();
      });
  }

  function replayEarlyMessages(connection: Connection): void {
    const { earlyMessages = [] } = connection;
    connection.earlyMessages = undefined;
    for (const text of earlyMessages) if (connection.live) onAsk(connection, connection.live, text, true);
  }

  const checks = setInterval(
    () => {
      const now = performance.now();
      for (const connection of connections) connection.check(now);
      newSockets.sweep(now);
      failures.sweep(now);
    },
    Math.min(CHECK_EVERY, limits.silence / 6),
  );
  checks.unref();

  return {
    get size() {
      return connections.size;
    },
    async close() {
      isClosing = true;
      clearInterval(checks);
      for (const connection of connections) connection.deny('restarting', { retryAfter: RESTART_TIME });
      const deadline = performance.now() + 1_000;
      while (connections.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      sockets.close();
    },
  };
}

/** What is no JSON, or of another version, has no field that is wrong. */
const whereOf = ({ where }: Unread): { where?: string } => (where === undefined ? {} : { where });

function rejectUpgrade(socket: Duplex, refused: Refused): void {
  socket.on('error', () => {});
  // Otherwise the socket would stay open for as long as the client likes.
  socket.once('finish', () => socket.destroy());
  socket.end(writtenRefusal(refused));
}
