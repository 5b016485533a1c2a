import { Duplex } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Metrics } from '../metrics.ts';
import { DEFAULT_LIMITS, type Limits } from '../rate-limits.ts';
import { Connection } from './connection.ts';
import { WriteBatcher } from './write-batcher.ts';

const metrics = new Metrics({ matches: () => 0, sockets: () => 0 });

function openLine(wish: Partial<Limits>, now: Millis) {
  const socket = new Duplex({ read() {}, write() {} });
  const ws = { close: vi.fn(), pause: vi.fn(), ping: vi.fn(), terminate: vi.fn() };
  const limits = { ...DEFAULT_LIMITS, ...wish };
  return {
    socket,
    ws,
    connection: new Connection(ws, socket, { limits, metrics, writes: new WriteBatcher() }, { address: '', now }),
  };
}

test('[S19] a client that does not read is cut off, whatever it is that waits', () => {
  const now = performance.now();
  const { connection, ws, socket } = openLine({ hello: 60_000, buffered: 1_000 }, now);
  for (let i = 0; i < 20; i++) socket.write(Buffer.alloc(100));
  connection.check(now);
  expect(ws.terminate).not.toHaveBeenCalled();
  connection.allowMessage(now + 11_000);
  connection.check(now + 11_000);
  expect(ws.terminate).toHaveBeenCalledOnce();
});

test.each([
  ['too fast', (_line: Connection) => {}],
  ['a wrong token', (connection: Connection) => connection.deny('bad-token')],
])('who is denied for %s and goes on all the same is not read any more', (_why, deny) => {
  const { connection, ws } = openLine({ messages: { burst: 10, perSecond: 0 }, dropped: 20 }, 0);
  deny(connection);
  for (let i = 0; i < 20; i++) connection.allowMessage(0);
  expect(ws.pause).not.toHaveBeenCalled();
  for (let i = 0; i < 20; i++) connection.allowMessage(0);
  expect(ws.pause).toHaveBeenCalled();
  expect(ws.close).toHaveBeenCalledOnce();
});

test('the last frame is written before the close frame, although frames wait for the end of the turn', async () => {
  const { connection, ws, socket } = openLine({}, 0);
  const write = vi.spyOn(socket, 'write');
  connection.say({ type: 'pong', id: 1, now: 0 });
  expect(write).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(write).toHaveBeenCalledOnce();
  connection.deny('bad-token');
  expect(write).toHaveBeenCalledTimes(2);
  expect(String(write.mock.lastCall?.[0])).toContain('bad-token');
  expect(write.mock.invocationCallOrder[1]).toBeLessThan(ws.close.mock.invocationCallOrder[0] ?? 0);
});

test('who has read at last what was waiting gets the table, and who is there', async () => {
  const { connection, socket } = openLine({ buffered: 1_000 }, 0);
  const presence = { here: [true], watchers: 0 };
  const show = vi.fn();
  connection.live = { show, presence: () => presence, leave() {} } as unknown as LiveMatch;
  socket.write(Buffer.alloc(2_000));
  connection.check(0);
  const write = vi.spyOn(socket, 'write');
  socket.emit('drain');
  await Promise.resolve();
  expect(show).toHaveBeenCalledExactlyOnceWith(connection);
  expect(String(write.mock.lastCall?.[0])).toContain(JSON.stringify({ type: 'presence', presence }));
});
