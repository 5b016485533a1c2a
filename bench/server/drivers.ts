// How a table of four is seated on each server, how its next move is said, and which frames tell of a move.

import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { seatCommitment } from '../../src/kit/luck.ts';
import type { Opened, Seated } from '../../src/protocol/http.ts';

export const SEATS = 4;

export interface Move {
  readonly seat: number;
  readonly message: string | Buffer;
}

export interface Table {
  readonly sockets: readonly WebSocket[];
  /** Everybody always goes on: then all four decide in every round, on every server. Undefined after the end. */
  next(): Move | undefined;
  /** Whether this frame tells of a move. */
  tells(frame: Buffer): boolean;
  /** What seat 0 hears, for servers where a move has to name what it is meant for. */
  hear?(frame: Buffer): void;
}

export type Driver = (url: string) => Promise<Table>;

const openSocket = (url: string): WebSocket => new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Hears until `isDone` says that the seat is there. */
function until(socket: WebSocket, isDone: (text: string, frame: Buffer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', function hear(frame: Buffer) {
      if (!isDone(frame.toString('latin1'), frame)) return;
      socket.off('message', hear);
      resolve();
    });
  });
}

const run = randomBytes(6).toString('base64url');
let ids = 0;

export const grotto: Driver = async (url) => {
  const api = `${url}/api/matches`;
  const terms = { game: 'diamant', seats: SEATS, options: { relics: false, openChests: false } };
  const opened = await post<Opened>(api, { ...terms, open: 'link', pace: {}, sit: { name: 'A' } });
  const tokens = [opened.seated?.token ?? ''];
  while (tokens.length < SEATS) tokens.push((await post<Seated>(`${api}/${opened.match}/seats`, { name: 'B' })).token);
  let phase = '';
  let awaited = '';
  const hear = (frame: Buffer): void => {
    const text = frame.toString('latin1');
    const at = text.lastIndexOf('"pending":{');
    if (at !== -1) [, phase = '', awaited = ''] = /"phase":(\d+),"awaited":\[(\d*)/.exec(text.slice(at)) ?? [];
  };
  const sockets = tokens.map(() => openSocket(`${url}/socket`));
  await Promise.all(
    sockets.map((socket, seat) => {
      const entropy = randomBytes(16).toString('hex');
      const say = (message: object): void => socket.send(JSON.stringify(message));
      let isShown = false;
      socket.on('open', () => say({ type: 'hello', protocol: 1, match: opened.match, token: tokens[seat] }));
      return until(socket, (text, frame) => {
        if (text.startsWith('{"type":"welcome"')) say({ type: 'ready', commitment: seatCommitment(entropy) });
        if (!isShown && text.includes('"deadline"')) {
          isShown = true;
          say({ type: 'reveal', entropy });
        }
        if (seat === 0) hear(frame);
        return text.includes('"started"');
      });
    }),
  );
  return {
    sockets,
    hear,
    next() {
      if (awaited === '') return undefined;
      const action = '{"type":"decide","choice":"on"}';
      const message = `{"type":"act","id":"${run}${ids++}","phase":${phase},"action":${action}}`;
      return { seat: Number(awaited), message };
    },
    tells: (frame) => frame[9] === 'n'.charCodeAt(0),
  };
};

/** Socket.IO by hand: its own client would cost the generator more than the moves do. */
export const boardgame: Driver = async (url) => {
  const games = `${url}/games/diamant`;
  const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: SEATS });
  const sockets: WebSocket[] = [];
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const joined = await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, { playerID, playerName: 'A' });
    credentials.push(joined.playerCredentials);
    const socket = openSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    socket.on('message', (frame: Buffer) => frame.length === 1 && frame[0] === PING && socket.send('3'));
    await until(socket, (text) => {
      if (text.startsWith('0')) socket.send('40/diamant,');
      if (text.startsWith('40')) {
        socket.send(`42/diamant,${JSON.stringify(['sync', matchID, playerID, credentials[seat], SEATS])}`);
      }
      return text.startsWith('42/diamant,["sync"');
    });
  }
  let state = 0;
  return {
    sockets,
    next() {
      const seat = state % SEATS;
      const payload = { type: 'decide', args: ['on'], playerID: String(seat), credentials: credentials[seat] };
      const move = ['update', { type: 'MAKE_MOVE', payload }, state++, matchID, String(seat)];
      return { seat, message: `42/diamant,${JSON.stringify(move)}` };
    },
    tells: (frame) => frame.subarray(0, 20).toString('latin1') === '42/diamant,["update"',
  };
};

const PING = '2'.charCodeAt(0);

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

interface Reserved {
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
}

/** A short text as MessagePack has it. */
const packed = (text: string): number[] => [0xa0 | text.length, ...Buffer.from(text)];

export const colyseus: Driver = async (url) => {
  const sockets: WebSocket[] = [];
  let room: string | undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const way = room === undefined ? 'create/diamant' : `joinById/${room}`;
    const { roomId, sessionId, processId } = await post<Reserved>(`${url}/matchmake/${way}`, {});
    room = roomId;
    const socket = openSocket(`${url}/${processId}/${roomId}?sessionId=${sessionId}`);
    sockets.push(socket);
    await until(socket, (_text, frame) => {
      if (frame[0] === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
      return frame[0] === ROOM_STATE;
    });
  }
  const message = Buffer.from([ROOM_DATA, ...packed('decide'), ...packed('on')]);
  let moves = 0;
  return {
    sockets,
    next: () => ({ seat: moves++ % SEATS, message }),
    tells: (frame) => frame[0] === ROOM_STATE_PATCH,
  };
};

export const echo: Driver = async (url) => {
  const sockets = Array.from({ length: SEATS }, () => openSocket(`${url}/${ids}`));
  ids += 1;
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  const message = '{"type":"act","id":"01234567","phase":12,"action":{"type":"decide","choice":"on"}}';
  let moves = 0;
  return { sockets, next: () => ({ seat: moves++ % SEATS, message }), tells: () => true };
};

export const DRIVERS = { grotto, boardgame, colyseus, echo } as const;
export type DriverName = keyof typeof DRIVERS;
