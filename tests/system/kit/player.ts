// A client for tests: one socket at one table, with the same fold as the browser's, that comes back by itself.

import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Game } from '../../../src/contract/game.ts';
import { seatCommitment } from '../../../src/kit/luck.ts';
import type { TableView } from '../../../src/match/told.ts';
import { type ClientState, GAP, hearFrame } from '../../../src/play/sync/client-state.ts';
import type { Frame } from '../../../src/protocol/frames.ts';
import { PROTOCOL } from '../../../src/protocol/words.ts';
import { readExactFrame } from './exact-frame.ts';

export interface PlayerOptions {
  readonly url: string;
  readonly game: Game;
  readonly match: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that its sockets come from. */
  readonly from?: string;
  /** Says hello again whenever the socket is lost. */
  readonly comesBack?: boolean;
}

export class Player {
  state: ClientState | undefined;
  /** Every frame as it came, for tests that look at bytes. */
  readonly texts: string[] = [];
  readonly frames: Frame[] = [];
  /** Every message as it was sent. */
  readonly said: string[] = [];
  readonly done = new Set<string>();
  readonly refused = new Map<string, string>();
  /** What was asked and not answered yet: sent again after every welcome. */
  private readonly unanswered = new Map<string, object>();
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** The code of every socket that was closed, in order: one that comes back is closed more than once. */
  readonly closings: number[] = [];
  keepsTexts = false;
  /** Said hello on this very socket, and was let in. */
  isWelcome = false;
  private ws: WebSocket | undefined;
  private readonly entropy = randomBytes(16).toString('hex');
  private readonly options: PlayerOptions;
  private readonly waiting = new Set<() => void>();
  private isLeaving = false;
  private isReady = false;
  private hasRevealed = false;
  private looked: TableView | undefined;
  /** How often it was told to come again. */
  private busy = 0;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.connect();
  }

  private connect(): void {
    this.closed = undefined;
    this.isWelcome = false;
    const ws = new WebSocket(`${this.options.url.replace('http', 'ws')}/socket`, {
      headers: { ...this.options.headers },
      localAddress: this.options.from,
    });
    this.ws = ws;
    ws.on('open', () => this.hello());
    ws.on('message', (data) => this.hear(data.toString()));
    ws.on('error', () => {});
    ws.on('close', (code, reason) => {
      if (this.ws !== ws) return;
      this.closed = { code, reason: reason.toString() };
      this.closings.push(code);
      this.isWelcome = false;
      this.wakeAll();
      if (this.options.comesBack && !this.isLeaving) setTimeout(() => this.isLeaving || this.connect(), 50);
    });
  }

  private hello(): void {
    const { match, token } = this.options;
    const seq = this.state?.table.seq;
    this.say({ type: 'hello', protocol: PROTOCOL, match, ...(token && { token }), ...(seq !== undefined && { seq }) });
  }

  private hear(text: string): void {
    const frame = readExactFrame(text);
    if (frame === undefined) throw new Error(`not a frame: ${text}`);
    if (this.keepsTexts) {
      this.texts.push(text);
      this.frames.push(frame);
    }
    if (frame.type === 'table') this.looked = frame.table;
    if (frame.type === 'news') for (const id of frame.done ?? []) this.noteDone(id);
    if (frame.type === 'refused') this.noteRefused(frame.id ?? frame.ask, frame.refusal.code);
    const heard = hearFrame(this.options.game, this.state, frame);
    if (heard === GAP) throw new Error(`a gap after ${this.state?.table.seq}: ${text}`);
    this.state = heard;
    if (frame.type === 'welcome') {
      this.isWelcome = true;
      for (const message of this.unanswered.values()) this.say(message);
    }
    this.keepReady(frame.type === 'welcome');
    this.wakeAll();
  }

  private noteDone(id: string): void {
    this.unanswered.delete(id);
    this.done.add(id);
  }

  private noteRefused(id: string, code: string): void {
    const message = this.unanswered.get(id);
    if (code === 'busy' && message) {
      this.busy += 1;
      setTimeout(() => this.say(message), 100);
      return;
    }
    this.unanswered.delete(id);
    this.refused.set(id, code);
  }

  say(message: object): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(text: string | Buffer): void {
    if (this.ws?.readyState !== WebSocket.OPEN) return;
    if (this.keepsTexts) this.said.push(text.toString());
    this.ws.send(text);
  }

  get isOpen(): boolean {
    return this.ws?.readyState === WebSocket.OPEN;
  }

  get seat(): number {
    const viewer = this.state?.viewer;
    return typeof viewer === 'number' ? viewer : -1;
  }

  /** How it is connected, for whoever reads that it waited in vain. */
  private get standing(): string {
    const { isOpen, isWelcome, busy, closings, unanswered } = this;
    const table = this.state?.table;
    const now = { isOpen, isWelcome, busy, closings: closings.slice(-5), unanswered: unanswered.size };
    return JSON.stringify({ ...now, match: this.options.match, seq: table?.seq, pending: table?.pending });
  }

  /** Ready from now on: commits, and shows its share of the luck when that is asked for. */
  ready(): void {
    this.isReady = true;
    this.say({ type: 'ready', commitment: seatCommitment(this.entropy) });
  }

  private keepReady(isNewSocket: boolean): void {
    const table = this.state?.table;
    const own = table?.seats[this.seat];
    if (!this.isReady || !table || !own) return;
    if (isNewSocket && table.stage === 'gathering' && !own.ready) this.ready();
    if (table.stage !== 'sealing' || own.entropy !== undefined) return;
    if (isNewSocket || !this.hasRevealed) this.say({ type: 'reveal', entropy: this.entropy });
    this.hasRevealed = true;
  }

  act(action: unknown, phase = this.state?.table.pending.phase ?? 0, id = newId()): string {
    const message = { type: 'act', id, phase, action };
    if (this.options.comesBack) this.unanswered.set(id, message);
    this.say(message);
    return id;
  }

  /** The whole table as the server shows it now. */
  async look(): Promise<TableView> {
    this.looked = undefined;
    const asking = setInterval(() => this.say({ type: 'look' }), 500);
    this.say({ type: 'look' });
    return this.until('a look', () => this.looked).finally(() => clearInterval(asking));
  }

  get hasLeft(): boolean {
    return this.isLeaving;
  }

  /** Cuts the line as a dead network would. */
  drop(): void {
    this.ws?.terminate();
  }

  leave(): void {
    this.isLeaving = true;
    this.ws?.close();
  }

  async until<T>(what: string, found: () => T | undefined | false, within = 60_000): Promise<T> {
    const deadline = performance.now() + within;
    for (;;) {
      const value = found();
      if (value !== undefined && value !== false) return value;
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`seat ${this.seat} waited in vain until ${what} ${this.standing}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(wake, Math.min(left, 250));
        const { waiting } = this;
        function wake(): void {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        }
        waiting.add(wake);
      });
    }
  }

  answer(id: string): Promise<'done' | string> {
    return this.until(`${id} is answered`, () => (this.done.has(id) ? 'done' : this.refused.get(id)));
  }

  private wakeAll(): void {
    for (const wake of [...this.waiting]) wake();
  }
}

export const newId = (): string => randomBytes(12).toString('base64url');
