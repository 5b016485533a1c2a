// Bad input at the door: it is turned away, and the process lives on unchanged.

import { connect as connectTcp, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/protocol/words.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { rssOf, type ServerProcess, startProcess } from './kit/process.ts';
import { connect, seatTable, start } from './kit/table.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startProcess({ limits: { ...GENEROUS, messages: { burst: 40, perSecond: 20 }, dropped: 200 } });
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
  expect(server.output.join('')).toMatch(/^listening \d+\n$/);
});

const socketUrl = (): string => `${server.url.replace('http', 'ws')}/socket`;

function closing(ws: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    ws.on('error', () => {});
    ws.on('close', resolve);
  });
}

describe('frames', () => {
  test.each([
    ['16 kB and one byte', Buffer.alloc(16 * 1024 + 1, 'x'), 1009],
    ['10 MB', Buffer.alloc(10_000_000, 'x'), 1009],
    ['invalid UTF-8', Buffer.from([0xc3, 0x28]), 1007],
  ])('[fault 15] %s closes the socket', async (_name, data, code) => {
    const ws = new WebSocket(socketUrl());
    const closed = closing(ws);
    ws.on('open', () => ws.send(data, { binary: false }));
    expect(await closed).toBe(code);
  });

  test('[fault 14] binary is not spoken here', async () => {
    const ws = new WebSocket(socketUrl());
    const closed = closing(ws);
    ws.on('open', () => ws.send(Buffer.from('{}'), { binary: true }));
    expect(await closed).toBe(1003);
  });

  test('[fault 15] compression is not offered, however it is asked for', async () => {
    const ws = new WebSocket(socketUrl(), { perMessageDeflate: true });
    await new Promise((resolve) => ws.on('open', resolve));
    expect(ws.extensions).toBe('');
    ws.terminate();
  });

  test('[fault 15] fragments that never end cost next to nothing', async () => {
    const before = rssOf(server.pid);
    const attackers = Array.from({ length: 40 }, () => {
      const ws = new WebSocket(socketUrl());
      const closed = closing(ws);
      ws.on('open', () => {
        for (let i = 0; i < 1000 && ws.readyState === WebSocket.OPEN; i++) ws.send('x', { fin: false });
      });
      return closed;
    });
    for (const code of await Promise.all(attackers)) expect([1006, 1008, 1009]).toContain(code);
    expect(rssOf(server.pid) - before).toBeLessThan(50_000_000);
  });

  test('a request that never ends is cut off', async () => {
    const socket = connectTcp(server.port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const slow = setInterval(() => socket.write('a'), 1000);
    socket.on('error', () => {});
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(slow);
  });
});

test('[fault 16] an ask beyond the limit is answered as busy, and done when it is sent again', async () => {
  const table = await seatTable(server.url, { seats: 3, comesBack: true });
  await start(table);
  const [player] = table.players;
  if (!player) throw new Error('no players');
  player.keepsTexts = true;
  // Its decision may be changed as often as it likes, while the others think.
  const ids = Array.from({ length: 60 }, (_, i) => player.act({ type: 'decide', choice: i % 2 === 0 ? 'on' : 'back' }));
  for (const id of ids) expect(await player.answer(id)).toMatch(/^(done|already-decided)$/);
  expect(player.texts.filter((text) => text.includes('"busy"')).length).toBeGreaterThan(0);
  for (const one of table.players) one.leave();
});

test('what is said together with the hello is answered after the welcome', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, match: table.opened.match });
  const types = Array.from({ length: 30 }, async () => {
    const ws = new WebSocket(socketUrl());
    const heard: unknown[] = [];
    ws.on('open', () => {
      for (const text of [hello, '{"type":"look"}', '{"type":"ping","id":1}']) ws.send(text);
    });
    ws.on('message', (data) => {
      const { type } = JSON.parse(data.toString());
      heard.push(type);
      if (type === 'pong') ws.close();
    });
    await closing(ws);
    return heard.filter((type) => type !== 'presence');
  });
  expect(await Promise.all(types)).toEqual(types.map(() => ['welcome', 'table', 'pong']));
  for (const one of table.players) one.leave();
});

test('what is answered is measured', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(Number(/^grotto_answer_seconds_count (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
});

test('[fault 16] who floods is cut off, and the table of the others goes on', async () => {
  const table = await seatTable(server.url);
  const flooder = connect(server.url, { match: table.opened.match });
  await flooder.until('welcome', () => flooder.state);
  const flooding = setInterval(() => {
    for (let i = 0; i < 100; i++) flooder.say({ type: 'ping', id: i });
  }, 10);
  await flooder.until('cut off', () => flooder.closed !== undefined);
  clearInterval(flooding);
  expect(flooder.closed?.code).toBe(1008);
  await start(table);
  for (const player of table.players) player.leave();
});

test.each(['ping', 'pong'] as const)(
  '[fault 16] who floods with frames of kind %s is cut off as well',
  async (kind) => {
    const ws = new WebSocket(socketUrl());
    const closed = closing(ws);
    const flooding = setInterval(() => {
      for (let i = 0; i < 100 && ws.readyState === WebSocket.OPEN; i++) ws[kind]();
    }, 10);
    expect(await closed).toBe(1008);
    clearInterval(flooding);
  },
);

test('[fault 16] an address that connects again and again is cut off unheard, and the others are let in', async () => {
  const guarded = await startProcess({ limits: { ...GENEROUS, connections: { burst: 20, perSecond: 1 } } });
  const table = await seatTable(guarded.url, { from: '127.3.0.1' });
  const knocks = Array.from({ length: 60 }, () => knock(guarded.port, '127.3.0.2'));
  const heard = (await Promise.all(knocks)).filter((answer) => answer.startsWith('HTTP/1.1 200'));
  expect(heard.length).toBeGreaterThanOrEqual(20);
  expect(heard.length).toBeLessThan(40);
  expect(await knock(guarded.port, '127.3.0.3')).toMatch(/^HTTP\/1.1 200/);
  await start(table);
  for (const player of table.players) player.leave();
  await guarded.stop();
});

test('[fault 16] an address holds only so many connections, and has them again when they are closed', async () => {
  const connections = { burst: 20, perSecond: 10_000 };
  const guarded = await startProcess({ limits: { ...GENEROUS, connections, socketsPerAddress: 10 } });
  const stay = (): Promise<Socket | undefined> =>
    new Promise((resolve) => {
      const socket = connectTcp({ host: '127.0.0.1', port: guarded.port, localAddress: '127.3.0.4' });
      socket.on('error', () => {});
      socket.once('data', () => resolve(socket));
      socket.once('close', () => resolve(undefined));
      socket.write('GET /healthz HTTP/1.1\r\nHost: grotto\r\n\r\n');
    });
  const held: (Socket | undefined)[] = [];
  for (let i = 0; i < 60; i++) held.push(await stay());
  const kept = held.filter((socket) => socket !== undefined);
  expect(kept).toHaveLength(30);
  expect(await knock(guarded.port, '127.3.0.5')).toMatch(/^HTTP\/1.1 200/);
  for (const socket of kept) socket.destroy();
  await expect.poll(() => knock(guarded.port, '127.3.0.4')).toMatch(/^HTTP\/1.1 200/);
  expect(await guarded.stop()).toBe(0);
});

/** What a connection of its own is answered; nothing where it is cut off. */
function knock(port: number, localAddress: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp({ host: '127.0.0.1', port, localAddress });
    let heard = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.end('GET /healthz HTTP/1.1\r\nHost: grotto\r\nConnection: close\r\n\r\n');
  });
}
