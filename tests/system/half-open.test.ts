// Sockets behind which there is nobody: they are closed in time, and cost those who are there nothing.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GENEROUS } from '../chaos/limits.ts';
import { type ServerProcess, startProcess } from './kit/process.ts';
import { playOut, seatTable, start } from './kit/table.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startProcess({ limits: { ...GENEROUS, hello: 2_000, silence: 3_000 } });
});

afterAll(async () => {
  await server.stop();
});

const UPGRADE =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

function open(text: string): Socket {
  const socket = connectTcp(server.port, '127.0.0.1');
  socket.on('error', () => {});
  // Reads, so that the closing is noticed, and never answers.
  socket.resume();
  socket.write(text);
  return socket;
}

const newKey = (): string => `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** A client's frame, masked with zeros. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}

const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

test('[fault 18] who was turned away and does not hang up is cut off', async () => {
  const socket = connectTcp({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  socket.write(UPGRADE.replace('/socket', '/nowhere') + newKey());
  await once(socket, 'end');
  const talking = setInterval(() => socket.write('and another thing'), 50);
  const isCutOff = await Promise.race([gone(socket).then(() => true), sleep(5_000, false)]);
  clearInterval(talking);
  socket.destroy();
  expect(isCutOff).toBe(true);
});

test('[fault 18] [S18] who never finishes, never says hello or never answers a ping is closed; the others play on', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  const unfinished = Array.from({ length: 50 }, () => open(UPGRADE));
  const speechless = Array.from({ length: 50 }, () => open(UPGRADE + newKey()));
  const silent = Array.from({ length: 50 }, () => {
    const socket = open(UPGRADE + newKey());
    socket.once('data', () => socket.write(frame({ type: 'hello', protocol: 1, match: table.opened.match })));
    return socket;
  });
  const [player] = table.players;
  await player?.until('the watchers', () => player.state?.presence.watchers === silent.length);
  await start(table);
  await playOut(table);
  await Promise.all([...unfinished, ...speechless, ...silent].map(gone));
  await player?.until('an empty gallery', () => player.state?.presence.watchers === 0);
  expect(table.players.every((one) => one.isOpen)).toBe(true);
  for (const one of table.players) one.leave();
});
