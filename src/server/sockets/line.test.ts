import { Duplex } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import { Line } from './line.ts';
import { Outbox } from './outbox.ts';

const metrics = new Metrics({ matches: () => 0, sockets: () => 0 });

function openLine(wish: Partial<Limits>, now: Millis) {
  const socket = new Duplex({ read() {}, write() {} });
  const ws = { close: vi.fn(), pause: vi.fn(), ping: vi.fn(), terminate: vi.fn() };
  const limits = { ...DEFAULT_LIMITS, ...wish };
  return { socket, ws, line: new Line(ws, socket, { limits, metrics, outbox: new Outbox() }, { address: '', now }) };
}

test('who does not read is cut off, whatever it is that waits', () => {
  const now = performance.now();
  const { line, ws, socket } = openLine({ hello: 60_000, buffered: 1_000 }, now);
  for (let i = 0; i < 20; i++) socket.write(Buffer.alloc(100));
  line.check(now);
  expect(ws.terminate).not.toHaveBeenCalled();
  line.admit(now + 11_000);
  line.check(now + 11_000);
  expect(ws.terminate).toHaveBeenCalledOnce();
});

test.each([
  ['too fast', (_line: Line) => {}],
  ['a wrong token', (line: Line) => line.deny('bad-token')],
])('who is denied for %s and goes on all the same is not read any more', (_why, deny) => {
  const { line, ws } = openLine({ messages: { burst: 10, perSecond: 0 }, dropped: 20 }, 0);
  deny(line);
  for (let i = 0; i < 20; i++) line.admit(0);
  expect(ws.pause).not.toHaveBeenCalled();
  for (let i = 0; i < 20; i++) line.admit(0);
  expect(ws.pause).toHaveBeenCalled();
  expect(ws.close).toHaveBeenCalledOnce();
});

test('what is said goes out before the socket is closed, though it waits for the end of the turn otherwise', async () => {
  const { line, ws, socket } = openLine({}, 0);
  const write = vi.spyOn(socket, 'write');
  line.say({ type: 'pong' });
  expect(write).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(write).toHaveBeenCalledOnce();
  line.deny('bad-token');
  expect(write).toHaveBeenCalledTimes(2);
  expect(String(write.mock.lastCall?.[0])).toContain('bad-token');
  expect(write.mock.invocationCallOrder[1]).toBeLessThan(ws.close.mock.invocationCallOrder[0] ?? 0);
});
