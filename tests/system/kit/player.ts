// A client for tests: one socket at one table, with the same fold as the browser's, that comes back by itself.

import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Game } from '../../../src/contract/game.ts';
import { seatCommitment } from '../../../src/kit/luck.ts';
import { type ClientState, GAP, hearFrame } from '../../../src/protocol/client-state.ts';
import { type Frame, readFrame } from '../../../src/protocol/frames.ts';
import { PROTOCOL } from '../../../src/protocol/words.ts';

export interface PlayerOptions {
  readonly url: string;
  readonly game: Game;
  readonly match: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Says hello again whenever the socket is lost. */
  readonly comesBack?: boolean;
}

export class Player {
  state: ClientState | undefined;
  /** Every frame as it came, for tests that look at bytes. */
  readonly texts: string[] = [];
  readonly frames: Frame[] = [];
  readonly done = new Set<string>();
  readonly refused = new Map<string, string>();
  closed: { readonly code: number; readonly reason: string } | undefined;
  keepsTexts = false;
  private ws: WebSocket | undefined;
  private readonly entropy = randomBytes(16).toString('hex');
  private readonly options: PlayerOptions;
  private readonly waiting = new Set<() => void>();
  private isLeaving = false;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.connect();
  }

  private connect(): void {
    this.closed = undefined;
    const ws = new WebSocket(`${this.options.url.replace('http', 'ws')}/socket`, {
      headers: { ...this.options.headers },
    });
    this.ws = ws;
    ws.on('open', () => this.hello());
    ws.on('message', (data) => this.hear(data.toString()));
    ws.on('error', () => {});
    ws.on('close', (code, reason) => {
      if (this.ws !== ws) return;
      this.closed = { code, reason: reason.toString() };
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
    const frame = readFrame(text);
    if (frame === undefined) throw new Error(`not a frame: ${text}`);
    if (this.keepsTexts) this.texts.push(text);
    else this.frames.push(frame);
    if (frame.type === 'news') for (const id of frame.done ?? []) this.done.add(id);
    if (frame.type === 'refused') this.refused.set(frame.id ?? frame.ask, frame.refusal.code);
    const heard = hearFrame(this.options.game, this.state, frame);
    if (heard === GAP) throw new Error(`a gap after ${this.state?.table.seq}: ${text}`);
    this.state = heard;
    this.wakeAll();
  }

  say(message: object): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(text: string | Buffer): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(text);
  }

  get isOpen(): boolean {
    return this.ws?.readyState === WebSocket.OPEN;
  }

  get seat(): number {
    const viewer = this.state?.viewer;
    return typeof viewer === 'number' ? viewer : -1;
  }

  ready(): void {
    this.say({ type: 'ready', commitment: seatCommitment(this.entropy) });
  }

  reveal(): void {
    this.say({ type: 'reveal', entropy: this.entropy });
  }

  act(action: unknown, phase = this.state?.table.pending.phase ?? 0, id = newId()): string {
    this.say({ type: 'act', id, phase, action });
    return id;
  }

  /** Cuts the line as a dead network would. */
  drop(): void {
    this.ws?.terminate();
  }

  leave(): void {
    this.isLeaving = true;
    this.ws?.close();
  }

  async until<T>(what: string, found: () => T | undefined | false, within = 15_000): Promise<T> {
    const deadline = performance.now() + within;
    for (;;) {
      const value = found();
      if (value !== undefined && value !== false) return value;
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`seat ${this.seat} waited in vain until ${what}`);
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
