import { Duplex } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import { Line } from './line.ts';

test('who does not read is cut off, whatever it is that waits', () => {
  const socket = new Duplex({ read() {}, write() {} });
  const ws = { close: vi.fn(), ping: vi.fn(), terminate: vi.fn() };
  const limits = { ...DEFAULT_LIMITS, hello: 60_000, buffered: 1_000 };
  const metrics = new Metrics({ matches: () => 0, sockets: () => 0 });
  const now = performance.now();
  const line = new Line(ws, socket, { address: '', limits, metrics, now });
  for (let i = 0; i < 20; i++) socket.write(Buffer.alloc(100));
  line.check(now);
  expect(ws.terminate).not.toHaveBeenCalled();
  line.admit(now + 11_000);
  line.check(now + 11_000);
  expect(ws.terminate).toHaveBeenCalledOnce();
});
