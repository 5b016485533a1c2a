// Plays many matches of Diamant on a running server, one move in flight in each; a move counts when all four are told.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { WebSocket } from 'ws';
import { seatCommitment } from '../../src/kit/luck.ts';
import type { Opened, Seated } from '../../src/protocol/http.ts';

const SEATS = 4;

interface Ended {
  readonly moves: number;
  readonly seconds: number;
  /** Processor seconds of the server, where its process is known. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

export interface LoadSize {
  readonly matches: number;
  /** Not measured. */
  readonly warmUp: number;
  readonly moves: number;
  /** Moves a second over all matches; as many as will go where absent. */
  readonly rate?: number;
  /** The server's process. */
  readonly pid: number;
}

/** Processor seconds that a process has used so far. */
function cpuOf(pid: number): number {
  const [, , , , , , , , , , , user, system] = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'x')
    .split(' ')
    .slice(2);
  return (Number(user) + Number(system)) / 100;
}

interface LoadMatch {
  readonly sockets: WebSocket[];
  told: number;
  began: number;
  isMoving: boolean;
  phase: number;
  awaited: readonly number[];
}

export async function load(url: string, size: LoadSize): Promise<Ended> {
  const matches: LoadMatch[] = [];
  for (let i = 0; i < size.matches; i += 20) {
    const some = Array.from({ length: Math.min(20, size.matches - i) }, () => seat(url));
    matches.push(...(await Promise.all(some)));
  }
  const times: number[] = [];
  let done = 0;
  let began = 0;
  let cpu = 0;
  const result = await new Promise<Ended>((resolve) => {
    let isOver = false;
    const move = (match: LoadMatch): void => {
      const [seat] = match.awaited;
      if (seat === undefined || isOver) return;
      match.isMoving = true;
      match.told = 0;
      match.began = performance.now();
      const choice = Math.random() < 0.9 ? 'on' : 'back';
      match.sockets[seat]?.send(
        `{"type":"act","id":"${nextId()}","phase":${match.phase},"action":{"type":"decide","choice":"${choice}"}}`,
      );
    };
    for (const match of matches) {
      for (const [index, socket] of match.sockets.entries()) {
        socket.on('message', (data: Buffer) => {
          if (index === 0) readPending(match, data);
          if (!match.isMoving || data[9] !== 0x6e) return;
          match.told += 1;
          if (match.told < SEATS) return;
          match.isMoving = false;
          done += 1;
          if (done === size.warmUp) {
            began = performance.now();
            cpu = cpuOf(size.pid);
          }
          if (done > size.warmUp) times.push(performance.now() - match.began);
          if (done === size.warmUp + size.moves) {
            isOver = true;
            times.sort((a, b) => a - b);
            const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
            const seconds = (performance.now() - began) / 1000;
            resolve({ moves: size.moves, seconds, cpu: cpuOf(size.pid) - cpu, p50: at(0.5), p99: at(0.99) });
          } else if (size.rate === undefined) move(match);
        });
      }
    }
    if (size.rate === undefined) for (const match of matches) move(match);
    else paced(size.rate, matches, move, () => isOver);
  });
  for (const { sockets } of matches) for (const socket of sockets) socket.terminate();
  return result;
}

function paced(
  rate: number,
  matches: readonly LoadMatch[],
  move: (match: LoadMatch) => void,
  isOver: () => boolean,
): void {
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    if (isOver()) clearInterval(timer);
    for (const due = ((performance.now() - began) / 1000) * rate; sent < due; sent++) {
      const match = matches[sent % matches.length];
      if (match && !match.isMoving) move(match);
    }
  }, 1);
}

let ids = 0;
const run = randomBytes(6).toString('base64url');
const nextId = (): string => `${run}${ids++}`;

function readPending(match: LoadMatch, data: Buffer): void {
  const text = data.toString();
  const at = text.lastIndexOf('"pending":{"phase":');
  if (at === -1) return;
  const [, phase, awaited] = /"phase":(\d+),"awaited":\[([\d,]*)\]/.exec(text.slice(at)) ?? [];
  match.phase = Number(phase);
  match.awaited = awaited ? awaited.split(',').map(Number) : [];
}

async function seat(url: string): Promise<LoadMatch> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/matches${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  };
  const options = { relics: false, openChests: false };
  const opened = await post<Opened>('', {
    game: 'diamant',
    seats: SEATS,
    options,
    open: 'link',
    pace: {},
    sit: { name: 'A' },
  });
  const tokens = [opened.seated?.token ?? ''];
  while (tokens.length < SEATS) tokens.push((await post<Seated>(`/${opened.match}/seats`, { name: 'B' })).token);
  const match: LoadMatch = { sockets: [], told: 0, began: 0, isMoving: false, phase: 0, awaited: [] };
  await Promise.all(tokens.map((token, number) => join(url, opened.match, token, match, number)));
  return match;
}

/** Says hello, gets ready, and resolves once play has begun. */
function join(url: string, match: string, token: string, into: LoadMatch, number: number): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
  into.sockets[number] = socket;
  const entropy = randomBytes(16).toString('hex');
  let isRevealed = false;
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, match, token })));
    socket.on('message', function hear(data: Buffer) {
      const text = data.toString();
      if (text.startsWith('{"type":"welcome"')) {
        socket.send(JSON.stringify({ type: 'ready', commitment: seatCommitment(entropy) }));
      }
      if (!isRevealed && text.includes('"deadline"')) {
        isRevealed = true;
        socket.send(JSON.stringify({ type: 'reveal', entropy }));
      }
      if (!text.includes('"started"')) return;
      if (number === 0) readPending(into, data);
      socket.off('message', hear);
      resolve();
    });
  });
}

const [url = '', pid = '', matches = '500', moves = '20000', rate] = process.argv.slice(2);
const figures = await load(url, {
  pid: Number(pid),
  matches: Number(matches),
  warmUp: Math.floor(Number(moves) / 5),
  moves: Number(moves),
  ...(rate && { rate: Number(rate) }),
});
console.log(
  JSON.stringify({
    ...figures,
    cpuPerMove: `${((figures.cpu / figures.moves) * 1e6).toFixed(1)} us`,
    perSecond: Math.round(figures.moves / figures.seconds),
  }),
);
process.exit(0);
