// One WebSocket connection: message rate limit, heartbeat, and backpressure for clients that read too slowly.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Millis, Refusal, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Frame } from '../../protocol/frames.ts';
import type { Denial } from '../../protocol/words.ts';
import type { Listener } from '../audience/listener.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import { type Limits, TokenBucket } from '../rate-limits.ts';
import { encodeMessage } from './frame-encoder.ts';
import type { WriteBatcher, Writer } from './write-batcher.ts';

const POLICY_VIOLATION = 1008;
const CLOSE_CODES: Readonly<Partial<Record<Denial, number>>> = { restarting: 1012, 'too-slow': 1013 };
export const closeCodeOf = (denial: Denial): number => CLOSE_CODES[denial] ?? POLICY_VIOLATION;

/** How long a slow reader gets to read what is waiting. */
const MAX_BACKPRESSURE_TIME: Millis = 10_000;

const CLOSE_TIMEOUT: Millis = 2_000;
/** How long a client that is cut off gets to read the reason. */
const DENIAL_FLUSH_TIME: Millis = 200;

type Closable = Pick<WebSocket, 'close' | 'pause' | 'ping' | 'terminate'>;

export interface ConnectionContext {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly writes: WriteBatcher;
}

export class Connection implements Listener, Writer {
  viewer: Viewer = 'public';
  key?: Hex;
  live: LiveMatch | undefined;
  /** Messages that arrived during the handshake; absent before and after it. */
  earlyMessages: string[] | undefined;
  readonly address: string;
  private readonly ws: Closable;
  private readonly socket: Duplex;
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  private readonly writes: WriteBatcher;
  private readonly messageRate: TokenBucket;
  private dropped = 0;
  private backpressureSince: Millis | undefined;
  private readonly openedAt: Millis;
  private lastMessageAt: Millis;
  private isClosed = false;
  private isIgnoring = false;

  constructor(
    ws: Closable,
    socket: Duplex,
    context: ConnectionContext,
    from: { readonly address: string; readonly now: Millis },
  ) {
    this.ws = ws;
    this.socket = socket;
    this.address = from.address;
    this.limits = context.limits;
    this.metrics = context.metrics;
    this.writes = context.writes;
    this.openedAt = from.now;
    this.lastMessageAt = from.now;
    this.messageRate = new TokenBucket(context.limits.messages, from.now);
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  /** Whether this message is within the rate limit. Too many that are not close the socket. */
  allowMessage(now: Millis): boolean {
    this.lastMessageAt = now;
    if (!this.isClosed && this.messageRate.take(now)) return true;
    this.dropped += 1;
    if (this.dropped <= this.limits.dropped) return false;
    if (!this.isClosed) this.deny('too-fast', { retryAfter: 10_000 });
    this.stopReading();
    return false;
  }

  send(frame: Buffer): void {
    if (!this.isClosed && this.backpressureSince === undefined) this.writes.add(this, frame);
  }

  /** Called by the write batcher. */
  write(frame: Buffer): void {
    this.socket.write(frame);
    if (this.socket.writableLength > this.limits.buffered) this.onBackpressure();
  }

  say(frame: Frame): void {
    this.send(encodeMessage(frame));
  }

  refuse(ask: string, id: string | undefined, refusal: Refusal): void {
    this.metrics.refused(refusal.code);
    this.say({ type: 'refused', ask, ...(id !== undefined && { id }), refusal });
  }

  /** `where`: the field that makes it a `bad-message`. */
  deny(code: Denial, { retryAfter, where }: { readonly retryAfter?: Millis; readonly where?: string } = {}): void {
    if (this.isClosed) return;
    this.metrics.denied(code);
    this.say({
      type: 'denied',
      code,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(where !== undefined && { where }),
    });
    this.close(closeCodeOf(code), code);
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.leave();
    // Write the last frames before the close frame, which `ws` writes at once.
    this.writes.flush();
    this.ws.close(code, reason);
    // Cut off clients that do not answer the close frame.
    setTimeout(() => this.ws.terminate(), CLOSE_TIMEOUT).unref();
  }

  /** Stop reading: until the client answers the close frame, each message would cost as much as before. */
  private stopReading(): void {
    if (this.isIgnoring) return;
    this.isIgnoring = true;
    this.ws.pause();
    setTimeout(() => this.ws.terminate(), DENIAL_FLUSH_TIME).unref();
  }

  /** The socket is closed or about to be. The match is told once. */
  leave(): void {
    this.isClosed = true;
    this.live?.leave(this);
    this.live = undefined;
  }

  /** Heartbeat check: closes sockets that sent no hello, that do not read, or that are silent. */
  check(now: Millis): void {
    if (this.isClosed) return;
    const { hello, silence, buffered } = this.limits;
    // Pongs of `ws` count as well.
    if (this.backpressureSince === undefined && this.socket.writableLength > buffered) this.onBackpressure();
    if (this.live === undefined && now - this.openedAt > hello) this.deny('too-slow');
    else if (this.backpressureSince !== undefined && now - this.backpressureSince > MAX_BACKPRESSURE_TIME)
      this.terminate();
    else if (now - this.lastMessageAt > silence) this.terminate();
    else if (now - this.lastMessageAt > silence / 2) this.ws.ping();
  }

  private terminate(): void {
    this.leave();
    this.ws.terminate();
  }

  /** Backpressure: no more frames are queued. Once everything is read, the client gets the whole table, and who is there. */
  private onBackpressure(): void {
    this.backpressureSince = performance.now();
    this.socket.once('drain', () => {
      this.backpressureSince = undefined;
      const { live } = this;
      if (live === undefined || this.isClosed) return;
      live.show(this);
      this.say({ type: 'presence', presence: live.presence() });
    });
  }
}
