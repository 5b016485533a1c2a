// Plays matches of Diamant whose seats are spread over the given nodes; a move counts once all seats have heard it.

import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { seatCommitment } from '../../src/kit/luck.ts';
import type { Opened, Seated } from '../../src/protocol/http.ts';

export interface LoadFigures {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move until the last seat has heard of it. */
  readonly times: readonly number[];
}

interface Playing {
  readonly sockets: WebSocket[];
  /** Whoever gets their answer is told with it; all others are told the news. */
  told: number;
  began: number;
  isMoving: boolean;
  phase: number;
  awaited: readonly number[];
  isOver: boolean;
}

export class Load {
  private readonly matches: Playing[] = [];
  private readonly urls: readonly string[];
  private readonly seats: number;
  private times: number[] = [];
  private moves = 0;
  private isRunning = false;
  private isPaced = false;

  constructor(urls: readonly string[], seats: number) {
    this.urls = urls;
    this.seats = seats;
  }

  async open(count: number): Promise<void> {
    while (this.matches.length < count) {
      const some = Math.min(10, count - this.matches.length);
      this.matches.push(...(await Promise.all(Array.from({ length: some }, () => this.seat()))));
    }
  }

  /** At this rate over all matches; as fast as they are answered where there is none. */
  async run(seconds: number, rate?: number): Promise<LoadFigures> {
    this.times = [];
    this.moves = 0;
    this.isRunning = true;
    this.isPaced = rate !== undefined;
    const began = performance.now();
    if (rate === undefined) for (const match of this.matches) this.move(match);
    for (let sent = 0; performance.now() - began < seconds * 1000; ) {
      const due = ((performance.now() - began) / 1000) * (rate ?? 0);
      for (; sent < due; sent++) this.move(this.matches[sent % this.matches.length]);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    this.isRunning = false;
    const figures = { moves: this.moves, seconds: (performance.now() - began) / 1000, times: this.times };
    // What is on its way arrives before the next run begins.
    for (let wait = 0; wait < 100 && this.matches.some(({ isMoving }) => isMoving); wait++) await sleep(20);
    await this.replaceEnded();
    return figures;
  }

  close(): void {
    for (const { sockets } of this.matches) for (const socket of sockets) socket.terminate();
  }

  private async replaceEnded(): Promise<void> {
    const count = this.matches.length;
    const going = this.matches.filter(({ isOver }) => !isOver);
    for (const { sockets } of this.matches.filter(({ isOver }) => isOver)) for (const one of sockets) one.terminate();
    this.matches.splice(0, count, ...going);
    await this.open(count);
  }

  private move(match: Playing | undefined): void {
    const seat = match?.awaited[Math.floor(Math.random() * match.awaited.length)];
    if (!match || match.isMoving || seat === undefined || !this.isRunning) return;
    match.isMoving = true;
    match.told = 0;
    match.began = performance.now();
    const action = { type: 'decide', choice: Math.random() < 0.9 ? 'on' : 'back' };
    const id = randomBytes(9).toString('base64url');
    match.sockets[seat]?.send(JSON.stringify({ type: 'act', id, phase: match.phase, action }));
  }

  private hear(match: Playing, number: number, text: string): void {
    if (text.startsWith('{"type":"refused"')) throw new Error(text);
    if (!text.startsWith('{"type":"news"')) return;
    if (number === 0) readPending(match, text);
    if (!match.isMoving) return;
    match.told += 1;
    if (match.told < this.seats) return;
    match.isMoving = false;
    this.moves += 1;
    if (this.isRunning) this.times.push(performance.now() - match.began);
    if (!this.isPaced) this.move(match);
  }

  private async seat(): Promise<Playing> {
    const post = async <T>(path: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${this.urls[0]}/api/matches${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as T;
    };
    const options = { relics: false, openChests: false };
    const terms = { game: 'diamant', seats: this.seats, options, open: 'link', pace: {}, sit: { name: 'A' } };
    const opened = await post<Opened>('', terms);
    const tokens = [opened.seated?.token ?? ''];
    while (tokens.length < this.seats) tokens.push((await post<Seated>(`/${opened.match}/seats`, { name: 'B' })).token);
    const match: Playing = { sockets: [], told: 0, began: 0, isMoving: false, phase: 0, awaited: [], isOver: false };
    await Promise.all(tokens.map((token, number) => this.join(opened.match, token, match, number)));
    return match;
  }

  /** Says hello, gets ready, and resolves once play has begun. */
  private join(id: string, token: string, match: Playing, number: number): Promise<void> {
    const url = this.urls[number % this.urls.length] ?? '';
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
    match.sockets[number] = socket;
    const entropy = randomBytes(16).toString('hex');
    let isRevealed = false;
    return new Promise((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, match: id, token })));
      socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith('{"type":"welcome"')) {
          socket.send(JSON.stringify({ type: 'ready', commitment: seatCommitment(entropy) }));
        }
        if (!isRevealed && text.includes('"deadline"')) {
          isRevealed = true;
          socket.send(JSON.stringify({ type: 'reveal', entropy }));
        }
        if (text.includes('"started"')) {
          if (number === 0) readPending(match, text);
          resolve();
        } else this.hear(match, number, text);
      });
    });
  }
}

function readPending(match: Playing, text: string): void {
  const at = text.lastIndexOf('"pending":{');
  if (at === -1) return;
  const [, phase = '0', awaited] = /"phase":(\d+),"awaited":\[([\d,]*)\]/.exec(text.slice(at)) ?? [];
  match.phase = Number(phase);
  match.awaited = awaited ? awaited.split(',').map(Number) : [];
  match.isOver = match.awaited.length === 0;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
