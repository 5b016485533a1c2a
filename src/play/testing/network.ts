// A network in memory: frames arrive after a while, and tests decide what becomes of each.

import type { Millis } from '../../contract/game.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Socket, SocketEvents, Transport } from '../sync/connection.ts';

/** One end of a socket, as the server has it. */
export interface ServerEnd {
  say(text: string): void;
  close(): void;
}

/** Whoever answers sockets. */
export interface Server {
  /** Gives what hears this socket's messages, and its end. */
  accept(end: ServerEnd): { hear(text: string): void; gone(): void };
}

export type Direction = 'up' | 'down';

/**
 * What becomes of a message: how long each copy of it takes. `cut`: the socket breaks instead. `lost`: it is gone, and only
 * after a while the socket breaks, as no socket loses one message and carries the next for ever.
 */
export type Fate = 'cut' | 'lost' | readonly Millis[];

export interface NetworkOptions {
  /** Asked for each message; `number` counts those of all sockets of this network, in both directions. */
  fate?(direction: Direction, number: number, text: string): Fate;
}

const LATENCY: Millis = 20;
/** How long it takes until somebody notices that a socket is broken. */
const NOTICED: Millis = 3000;

interface Line {
  isUp: boolean;
  isBroken: boolean;
  readonly events: SocketEvents;
  hears: { hear(text: string): void; gone(): void } | undefined;
}

/** The way from one device to one server. */
export class Network implements Transport {
  /** What came through, in both directions. */
  readonly texts: { readonly direction: Direction; readonly text: string }[] = [];
  private readonly scheduler: Scheduler;
  private readonly server: Server;
  private readonly options: NetworkOptions;
  private readonly lines = new Set<Line>();
  private readonly watchers = new Set<{ onOnline(): void; onOffline(): void }>();
  private isThere = true;
  private count = 0;

  constructor(scheduler: Scheduler, server: Server, options: NetworkOptions = {}) {
    this.scheduler = scheduler;
    this.server = server;
    this.options = options;
  }

  /** How many sockets are open. */
  get sockets(): number {
    return this.lines.size;
  }

  open(events: SocketEvents): Socket {
    const line: Line = { isUp: false, isBroken: false, events, hears: undefined };
    this.lines.add(line);
    this.scheduler.after(LATENCY, () => this.connect(line));
    return {
      isOpen: () => line.isUp,
      send: (text) => this.carry(line, 'up', text),
      close: () => this.end(line),
    };
  }

  watch(onOnline: () => void, onOffline: () => void): () => void {
    const watcher = { onOnline, onOffline };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Every socket breaks; new ones are answered again. */
  cut(): void {
    for (const line of [...this.lines]) this.break(line);
  }

  /** The device loses its network, or gets it back, and knows it. */
  setOnline(isOnline: boolean): void {
    this.isThere = isOnline;
    for (const { onOnline, onOffline } of [...this.watchers]) isOnline ? onOnline() : onOffline();
    if (!isOnline) this.cut();
  }

  /** Nothing comes through any more, and nobody is told: the server hangs, or the way is gone. */
  setSilent(isSilent: boolean): void {
    this.isThere = !isSilent;
  }

  private connect(line: Line): void {
    if (!this.lines.has(line)) return;
    if (!this.isThere) {
      this.break(line);
      return;
    }
    line.isUp = true;
    line.hears = this.server.accept({
      say: (text) => this.carry(line, 'down', text),
      close: () => this.scheduler.after(LATENCY, () => this.break(line)),
    });
    line.events.onOpen();
  }

  private carry(line: Line, direction: Direction, text: string): void {
    if (!line.isUp) return;
    this.count += 1;
    const fate = this.options.fate?.(direction, this.count, text) ?? [0];
    if (fate === 'cut' || fate === 'lost') {
      this.scheduler.after(fate === 'cut' ? 0 : NOTICED, () => this.break(line));
      return;
    }
    for (const delay of fate) this.scheduler.after(LATENCY + delay, () => this.deliver(line, direction, text));
  }

  private deliver(line: Line, direction: Direction, text: string): void {
    // What was under way when this device closed the socket still arrives.
    if (line.isBroken || !this.isThere) return;
    this.texts.push({ direction, text });
    if (direction === 'down') line.events.onText(text);
    else line.hears?.hear(text);
  }

  /** Closed by this device: no more events for it. */
  private end(line: Line): void {
    if (!this.lines.delete(line)) return;
    line.isUp = false;
    this.scheduler.after(LATENCY, () => line.hears?.gone());
  }

  private break(line: Line): void {
    line.isBroken = true;
    if (!this.lines.delete(line)) return;
    line.isUp = false;
    line.hears?.gone();
    line.events.onClose();
  }
}
