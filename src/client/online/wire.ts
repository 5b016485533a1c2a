// One socket to one table: comes back by itself, and knows whether anybody is at the other end.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Hello } from '../../protocol/asks.ts';
import { type Frame, readFrame } from '../../protocol/frames.ts';
import { type Denial, PROTOCOL } from '../../protocol/words.ts';
import type { Connection } from '../session/session.ts';

export interface Wire {
  readonly connection: ReadonlySignal<Connection>;
  /** Turned away for good: nothing is tried again. */
  readonly denied: ReadonlySignal<Denial | undefined>;
  /** Sent now if there is a connection; otherwise it is up to the caller to send it again after the welcome. */
  send(ask: Ask): void;
  /** Drops the socket and says hello anew. */
  again(): void;
  close(): void;
}

export interface WireOptions {
  readonly match: string;
  /** What to say hello with, asked anew for each attempt. */
  greeting(): Pick<Hello, 'token' | 'seq'>;
  hear(frame: Frame): void;
}

const PING_EVERY = 4000;
const SLOW = 700;
/** So long without any frame, and the socket is given up. */
const SILENCE = 11_000;
const FOR_GOOD: readonly Denial[] = ['bad-protocol', 'no-such-match', 'bad-message'];

export function openWire({ match, greeting, hear }: WireOptions): Wire {
  const connection = signal<Connection>('connecting');
  const denied = signal<Denial | undefined>(undefined);
  let socket: WebSocket | undefined;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = performance.now();
  let pings = 0;
  let pingedAt: number | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(retry);
    if (closed) return;
    const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    socket = mine;
    mine.onopen = () => {
      heardAt = performance.now();
      mine.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, ...greeting() } satisfies Hello));
    };
    mine.onmessage = ({ data }) => {
      const frame = typeof data === 'string' ? readFrame(data) : undefined;
      if (frame && socket === mine) receive(frame);
    };
    mine.onclose = () => {
      if (socket === mine) lose();
    };
  }

  function receive(frame: Frame): void {
    heardAt = performance.now();
    if (frame.type === 'welcome') {
      attempts = 0;
      pingedAt = undefined;
      connection.value = 'live';
    }
    if (frame.type === 'pong') {
      connection.value = pingedAt !== undefined && heardAt - pingedAt > SLOW ? 'slow' : 'live';
      pingedAt = undefined;
    }
    if (frame.type === 'denied' && FOR_GOOD.includes(frame.code)) {
      closed = true;
      denied.value = frame.code;
    }
    hear(frame);
  }

  /** Soon at first, then more patiently, and never all clients at the same instant. */
  function lose(): void {
    socket = undefined;
    if (closed) return;
    connection.value = attempts === 0 && connection.value === 'connecting' ? 'connecting' : 'lost';
    const wait = Math.min(500 * 2 ** attempts, 8000) * (0.7 + Math.random() * 0.6);
    attempts += 1;
    retry = setTimeout(connect, wait);
  }

  function give(): void {
    const mine = socket;
    socket = undefined;
    mine?.close();
  }

  function look(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silent = performance.now() - heardAt;
    if (silent > SILENCE) {
      give();
      lose();
      return;
    }
    if (silent > SLOW + PING_EVERY) connection.value = 'slow';
    pings += 1;
    pingedAt ??= performance.now();
    send({ type: 'ping', id: pings });
  }

  function send(ask: Ask): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
  }

  function again(): void {
    give();
    attempts = 0;
    connect();
  }

  const onOnline = () => connection.value !== 'live' && again();
  const onOffline = () => {
    give();
    lose();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  const timer = setInterval(look, PING_EVERY);
  connect();

  return {
    connection,
    denied,
    send,
    again,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(timer);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      give();
    },
  };
}
