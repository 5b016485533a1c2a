// The door for sockets: who may come in, who they are, and what they say once they are in.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from '../../contract/game.ts';
import { type Ask, type Hello, readAsk, readHello } from '../../protocol/asks.ts';
import { type Denial, MAX_MESSAGE } from '../../protocol/words.ts';
import { Buckets, type Failures, type Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { hashOf, sameHash } from '../secrets.ts';
import { StoreAway } from '../store/store.ts';
import { serverRefusal } from '../table/asked.ts';
import type { House } from '../table/house.ts';
import type { LiveMatch } from '../table/live-match.ts';
import { type Asking, handleAsk } from './asks.ts';
import { Line, type LineTools } from './line.ts';
import { isForWebSocket, serveWithoutUpgrade } from './other-upgrades.ts';
import { Outbox } from './outbox.ts';
import { hearWholeFrames } from './whole-frames.ts';

export interface DoorOptions {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly failures: Failures;
  /** Tables opened, by address. */
  readonly tables: Buckets;
  /** The address a request came from: through a proxy, where one is trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isAllowedOrigin: (request: IncomingMessage) => boolean;
}

export interface Door {
  readonly size: number;
  close(): Promise<void>;
}

const CHECK_EVERY = 5_000;

export function openDoor(server: Server, house: House, options: DoorOptions): Door {
  const { limits, metrics, failures, tables } = options;
  const hardening = { maxFragments: 64, maxBufferedChunks: 1024 };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    ...hardening,
  });
  const lines = new Set<Line>();
  const lineTools: LineTools = { limits, metrics, outbox: new Outbox() };
  const byAddress = new Map<string, number>();
  const newSockets = new Buckets(limits.newSockets);
  let isClosing = false;

  server.on('upgrade', (request, socket, head) => {
    if (!isForWebSocket(request) && !isClosing) {
      serveWithoutUpgrade(server, request, socket, head);
      return;
    }
    const address = options.addressOf(request);
    const refusal = refuseUpgrade(request, address);
    if (refusal) turnAway(socket, refusal);
    else sockets.handleUpgrade(request, socket, head, (ws) => admit(ws, socket, address));
  });

  function refuseUpgrade(request: IncomingMessage, address: string): string | undefined {
    if (isClosing) return '503 Service Unavailable';
    if (request.url !== '/socket') return '404 Not Found';
    if (!options.isAllowedOrigin(request)) return '403 Forbidden';
    if ((byAddress.get(address) ?? 0) >= limits.socketsPerAddress) return '429 Too Many Requests';
    return newSockets.take(address, performance.now()) ? undefined : '429 Too Many Requests';
  }

  function admit(ws: WebSocket, socket: Duplex, address: string): void {
    const line = new Line(ws, socket, lineTools, { address, now: performance.now() });
    lines.add(line);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    ws.on('message', (data, isBinary) => hear(line, ws, isBinary ? undefined : data.toString()));
    hearWholeFrames(socket, MAX_MESSAGE, (text) => hear(line, ws, text));
    // Counted like any message: nobody has to be asked for a pong to send a million of them.
    for (const control of ['ping', 'pong'] as const) ws.on(control, () => line.admit(performance.now()));
    // `ws` closes the socket by itself after a protocol error; without a listener the process would end.
    ws.on('error', () => {});
    ws.on('close', () => {
      line.leave();
      lines.delete(line);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  }

  /** Without a text where it was none. */
  function hear(line: Line, ws: WebSocket, text: string | undefined): void {
    const isAdmitted = line.admit(performance.now());
    const { live } = line;
    if (!isAdmitted && live === undefined) return;
    if (text === undefined) line.close(1003, 'text only');
    else if (line.early) line.early.push(text);
    else if (live === undefined) hearHello(line, ws, text);
    else hearAsk(line, live, text, isAdmitted);
  }

  function hearAsk(line: Line, live: LiveMatch, text: string, isAdmitted: boolean): void {
    const ask = readAsk(text);
    if (!ask.ok) line.deny('bad-message');
    else if (isAdmitted) handleSafely({ house, line, live, tables, now: performance.now() }, ask.value);
    else line.refuse(ask.value.type, 'id' in ask.value ? String(ask.value.id) : undefined, serverRefusal('busy'));
  }

  /** Whatever goes wrong with what one of them says must not end it for all. */
  function handleSafely(asking: Asking, ask: Ask): void {
    try {
      handleAsk(asking, ask);
    } catch (error) {
      house.tools.log.error({ match: asking.live.id, ask: ask.type, err: error }, 'an ask failed');
      asking.line.deny('bad-message');
    }
  }

  function hearHello(line: Line, ws: WebSocket, text: string): void {
    const hello = readHello(text);
    if (!hello.ok) {
      line.deny(hello.error.why === 'bad-protocol' ? 'bad-protocol' : 'bad-message');
      return;
    }
    // What it sends before it is let in waits in the socket, not in memory, but for what came together with the hello.
    ws.pause();
    line.early = [];
    welcome(line, hello.value)
      .then(
        (denial) => denial && line.deny(denial, denial === 'locked-out' ? 60_000 : undefined),
        (error) => (error instanceof StoreAway ? line.deny('restarting', 1_000) : line.deny('frozen')),
      )
      .finally(() => {
        hearEarly(line);
        ws.resume();
      });
  }

  function hearEarly(line: Line): void {
    const { early = [] } = line;
    line.early = undefined;
    for (const text of early) if (line.live) hearAsk(line, line.live, text, true);
  }

  async function welcome(line: Line, { match, token, seq }: Hello): Promise<Denial | undefined> {
    const now = performance.now();
    if (token !== undefined && isLockedOut(line.address, match, now)) return 'locked-out';
    const live = await house.find(match);
    if (live === undefined) {
      failures.add(line.address, now);
      return 'no-such-match';
    }
    const viewer = token === undefined ? 'public' : seatOf(live, hashOf(token));
    if (viewer === undefined) {
      for (const key of [line.address, match, `${line.address} ${match}`]) failures.add(key, now);
      return 'bad-token';
    }
    if (viewer === 'public' && live.tellings.listeners('public').length >= limits.watchersPerMatch) return 'full';
    // It may have been denied meanwhile: to the table it would be there, until its socket is.
    if (!line.isOpen || !lines.has(line)) return undefined;
    line.viewer = viewer;
    if (token !== undefined) line.key = hashOf(token);
    line.live = live;
    live.join(line, seq);
    return undefined;
  }

  /** A match that is being guessed at is closed only to addresses that have guessed wrong: its owners get in. */
  function isLockedOut(address: string, match: string, now: number): boolean {
    if (failures.count(address, now) >= limits.failures) return true;
    return failures.count(match, now) >= limits.failures && failures.count(`${address} ${match}`, now) > 0;
  }

  const checks = setInterval(
    () => {
      const now = performance.now();
      for (const line of lines) line.check(now);
      newSockets.sweep(now);
      failures.sweep(now);
    },
    Math.min(CHECK_EVERY, limits.silence / 6),
  );
  checks.unref();

  return {
    get size() {
      return lines.size;
    },
    async close() {
      isClosing = true;
      clearInterval(checks);
      for (const line of lines) line.deny('restarting', 1_000);
      const deadline = performance.now() + 1_000;
      while (lines.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
      sockets.close();
    },
  };
}

/** Compares with every seat, and takes as long whichever it is. */
function seatOf(live: LiveMatch, key: string): Viewer | undefined {
  let found: Viewer | undefined;
  for (const [seat, status] of live.match.seats.entries()) {
    if (status.key !== undefined && sameHash(status.key, key)) found = seat;
  }
  return found;
}

function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  // Otherwise it would stay open for as long as the other end likes, and nobody looks after it any more.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
