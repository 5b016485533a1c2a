// One socket at one table: what it may send, how fast, and what happens when it reads too slowly.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Millis, Refusal, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Denial } from '../../protocol/words.ts';
import { Bucket, type Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Listener } from '../table/listener.ts';
import type { LiveMatch } from '../table/live-match.ts';
import { encodeFrame } from './frame.ts';
import type { Outbox, Writer } from './outbox.ts';

const POLICY = 1008;
const TRY_AGAIN = 1013;
/** How long a slow reader may take to read what is waiting. */
const LAG_TIME: Millis = 10_000;

const CLOSING_TIME: Millis = 2_000;
/** How long those have who are not heard out to read why. */
const FAREWELL: Millis = 200;

type Closable = Pick<WebSocket, 'close' | 'pause' | 'ping' | 'terminate'>;

export interface LineTools {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
}

export class Line implements Listener, Writer {
  viewer: Viewer = 'public';
  key?: Hex;
  live: LiveMatch | undefined;
  /** Messages that came before it was let in; absent where it is not being let in. */
  early: string[] | undefined;
  readonly address: string;
  private readonly ws: Closable;
  private readonly socket: Duplex;
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  private readonly outbox: Outbox;
  private readonly messages: Bucket;
  private dropped = 0;
  private lagsSince: Millis | undefined;
  private readonly openedAt: Millis;
  private heardAt: Millis;
  private isClosed = false;
  private isIgnored = false;

  constructor(
    ws: Closable,
    socket: Duplex,
    tools: LineTools,
    from: { readonly address: string; readonly now: Millis },
  ) {
    this.ws = ws;
    this.socket = socket;
    this.address = from.address;
    this.limits = tools.limits;
    this.metrics = tools.metrics;
    this.outbox = tools.outbox;
    this.openedAt = from.now;
    this.heardAt = from.now;
    this.messages = new Bucket(tools.limits.messages, from.now);
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  /** Whether this message may pass; too many that may not close the socket. */
  admit(now: Millis): boolean {
    this.heardAt = now;
    if (!this.isClosed && this.messages.take(now)) return true;
    this.dropped += 1;
    if (this.dropped <= this.limits.dropped) return false;
    if (!this.isClosed) this.deny('too-fast', 10_000);
    this.ignore();
    return false;
  }

  hear(frame: Buffer): void {
    if (!this.isClosed && this.lagsSince === undefined) this.outbox.add(this, frame);
  }

  /** Its turn has come in the outbox. */
  write(frame: Buffer): void {
    this.socket.write(frame);
    if (this.socket.writableLength > this.limits.buffered) this.lag();
  }

  say(frame: object): void {
    this.hear(encodeFrame(JSON.stringify(frame)));
  }

  refuse(ask: string, id: string | undefined, refusal: Refusal): void {
    this.metrics.refused(refusal.code);
    this.say({ type: 'refused', ask, id, refusal });
  }

  deny(code: Denial, retryAfter?: Millis): void {
    if (this.isClosed) return;
    this.metrics.denied(code);
    this.say({ type: 'denied', code, retryAfter });
    this.close(code === 'restarting' ? 1012 : code === 'too-slow' ? TRY_AGAIN : POLICY, code);
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.leave();
    // Its last words before the closing, which `ws` writes at once.
    this.outbox.flush();
    this.ws.close(code, reason);
    // Whoever does not answer the closing is cut off.
    setTimeout(() => this.ws.terminate(), CLOSING_TIME).unref();
  }

  /** To read on until it answers the closing would cost the others as much as to let it go on. */
  private ignore(): void {
    if (this.isIgnored) return;
    this.isIgnored = true;
    this.ws.pause();
    setTimeout(() => this.ws.terminate(), FAREWELL).unref();
  }

  /** The socket is gone, or about to be: the table hears of it once. */
  leave(): void {
    this.isClosed = true;
    this.live?.leave(this);
    this.live = undefined;
  }

  /** Every few seconds: says goodbye to those who never said hello, who stopped reading, or who are gone. */
  check(now: Millis): void {
    if (this.isClosed) return;
    const { hello, silence, buffered } = this.limits;
    // Pongs wait as well, and nobody but `ws` knows of them.
    if (this.lagsSince === undefined && this.socket.writableLength > buffered) this.lag();
    if (this.live === undefined && now - this.openedAt > hello) this.deny('too-slow');
    else if (this.lagsSince !== undefined && now - this.lagsSince > LAG_TIME) this.cut();
    else if (now - this.heardAt > silence) this.cut();
    else if (now - this.heardAt > silence / 2) this.ws.ping();
  }

  private cut(): void {
    this.leave();
    this.ws.terminate();
  }

  /** Nothing more is queued for it; when it has read what is there, it gets the whole table instead. */
  private lag(): void {
    this.lagsSince = performance.now();
    this.socket.once('drain', () => {
      this.lagsSince = undefined;
      if (!this.isClosed) this.live?.show(this);
    });
  }
}
