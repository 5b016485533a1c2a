// Those who do not read are not waited for.

import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GENEROUS } from '../chaos/limits.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { rssOf, type ServerProcess, startProcess } from './kit/process.ts';
import { connect, playOut, seatTable, start } from './kit/table.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startProcess({ limits: { ...GENEROUS, buffered: 64 * 1024 } });
});

afterAll(async () => {
  await server.stop();
});

/** A watcher that says hello and then never reads again. */
async function deafWatcher(match: string): Promise<Socket> {
  const socket = connectTcp(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(frame({ type: 'hello', protocol: 1, match }));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  // Asks for far more than any buffer of the operating system holds.
  const looks = Buffer.concat(Array.from({ length: 500 }, () => frame({ type: 'look' })));
  for (let i = 0; i < 20; i++) socket.write(looks);
  return socket;
}

/** A client's frame, masked with zeros. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}

test(
  '[fault 17] watchers that never read are bounded, then cut off, and the table goes on',
  async () => {
    const table = await seatTable(server.url, { seats: 3 });
    const { match } = table.opened;
    const before = rssOf(server.pid);
    const deaf = await Promise.all(Array.from({ length: sized(10) }, () => deafWatcher(match)));
    const watcher = connect(server.url, { match });
    await watcher.until('all there', () => watcher.state?.presence.watchers === sized(10) + 1);
    await start(table);
    await watcher.until('cut off', () => watcher.state?.presence.watchers === 1, timeFor(120_000));
    expect(rssOf(server.pid) - before).toBeLessThan(60_000_000 + sized(10) * 4_000_000);
    await playOut(table);
    for (const socket of deaf) socket.destroy();
    for (const one of [...table.players, watcher]) one.leave();
  },
  timeFor(300_000),
);
