// One socket to one table: reconnects by itself with growing pauses, sends heartbeats, and knows whether anybody answers.

import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Millis } from '../../contract/game.ts';
import type { Ask, Hello } from '../../protocol/asks.ts';
import { type Frame, readFrame } from '../../protocol/frames.ts';
import { type Denial, PROTOCOL } from '../../protocol/words.ts';
import type { Scheduler } from '../scheduler.ts';
import type { ConnectionState } from '../session/session.ts';

export interface Socket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

/** Called later, never while the socket is being opened. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  onClose(): void;
}

/** The network as it is passed in: the browser's, or one in memory. */
export interface Transport {
  open(events: SocketEvents): Socket;
  /** Tells when the device gets or loses its network. Gives what ends that. */
  watch(onOnline: () => void, onOffline: () => void): () => void;
}

export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  /** Turned away for good: nothing is tried again. */
  readonly denied: ReadonlySignal<Denial | undefined>;
  /** Sent now if there is a connection; otherwise it is up to the caller to send it again after the welcome. */
  send(ask: Ask): void;
  /** Drops the socket and says hello anew. */
  again(): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly match: string;
  readonly transport: Transport;
  readonly scheduler: Scheduler;
  /** From 0 up to 1. */
  random(): number;
  /** What to say hello with, asked anew for each attempt. */
  greeting(): Pick<Hello, 'token' | 'seq'>;
  hear(frame: Frame): void;
}

const PING_EVERY: Millis = 4000;
const SLOW: Millis = 700;
/** So long without any frame, and the socket is given up. */
const SILENCE: Millis = 11_000;
const FIRST_RETRY: Millis = 500;
const LAST_RETRY: Millis = 8000;
const FOR_GOOD: readonly Denial[] = ['bad-protocol', 'no-such-match', 'bad-message'];

export function openConnection(options: ConnectionOptions): Connection {
  const { match, transport, scheduler, random, greeting, hear } = options;
  const state = signal<ConnectionState>('connecting');
  const denied = signal<Denial | undefined>(undefined);
  let socket: Socket | undefined;
  let attempts = 0;
  let cancelRetry = (): void => {};
  let cancelLook = (): void => {};
  let heardAt = scheduler.now();
  let pings = 0;
  let pingedAt: Millis | undefined;
  let closed = false;

  function connect(): void {
    cancelRetry();
    if (closed) return;
    const mine = transport.open({
      onOpen() {
        heardAt = scheduler.now();
        mine.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, ...greeting() } satisfies Hello));
      },
      onText(text) {
        const frame = readFrame(text);
        if (frame && socket === mine) receive(frame);
      },
      onClose() {
        if (socket === mine) lose();
      },
    });
    socket = mine;
  }

  function receive(frame: Frame): void {
    heardAt = scheduler.now();
    if (frame.type === 'welcome') {
      attempts = 0;
      pingedAt = undefined;
      state.value = 'live';
    }
    if (frame.type === 'pong') {
      state.value = pingedAt !== undefined && heardAt - pingedAt > SLOW ? 'slow' : 'live';
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
    state.value = attempts === 0 && state.value === 'connecting' ? 'connecting' : 'lost';
    const wait = Math.min(FIRST_RETRY * 2 ** attempts, LAST_RETRY) * (0.7 + random() * 0.6);
    attempts += 1;
    cancelRetry();
    cancelRetry = scheduler.after(wait, connect);
  }

  function give(): void {
    const mine = socket;
    socket = undefined;
    mine?.close();
  }

  function look(): void {
    cancelLook = scheduler.after(PING_EVERY, look);
    if (!socket?.isOpen()) return;
    const silent = scheduler.now() - heardAt;
    if (silent > SILENCE) {
      give();
      lose();
      return;
    }
    if (silent > SLOW + PING_EVERY) state.value = 'slow';
    pings += 1;
    pingedAt ??= scheduler.now();
    send({ type: 'ping', id: pings });
  }

  function send(ask: Ask): void {
    if (socket?.isOpen()) socket.send(JSON.stringify(ask));
  }

  function again(): void {
    give();
    attempts = 0;
    connect();
  }

  const unwatch = transport.watch(
    () => state.value !== 'live' && again(),
    () => {
      give();
      lose();
    },
  );
  cancelLook = scheduler.after(PING_EVERY, look);
  connect();

  return {
    state,
    denied,
    send,
    again,
    close() {
      closed = true;
      cancelRetry();
      cancelLook();
      unwatch();
      give();
    },
  };
}
