import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { MatchRegistry } from '../matches/match-registry.ts';
import { Metrics } from '../metrics.ts';
import { DEFAULT_LIMITS, FailureCounter, RateLimiter } from '../rate-limits.ts';
import { openSocketServer } from './socket-server.ts';

test('a client that is denied while the match is loading does not join any more', async () => {
  const join = vi.fn();
  let found = (): void => {};
  const find = (): Promise<object> =>
    new Promise((resolve) => {
      found = () => resolve({ match: { seats: [] }, listenerCount: () => 0, join, leave() {} });
    });
  const server = createServer();
  const socketServer = openSocketServer(server, { find } as unknown as MatchRegistry, {
    limits: { ...DEFAULT_LIMITS, hello: 50, silence: 300 },
    metrics: new Metrics({ matches: () => 0, sockets: () => 0 }),
    failures: new FailureCounter(),
    tables: new RateLimiter(DEFAULT_LIMITS.tables),
    addressOf: () => 'here',
    isAllowedOrigin: () => true,
    isKnownHost: () => true,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await socketServer.close();
    server.close();
  });
  const address = server.address();
  const ws = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/socket`);
  ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', protocol: 1, match: 'k3v9k3v9k3v9k3v9' })));
  const said = await new Promise<string>((resolve) => ws.on('message', (data) => resolve(data.toString())));
  expect(JSON.parse(said)).toEqual({ type: 'denied', code: 'too-slow' });
  found();
  await new Promise((resolve) => ws.on('close', resolve));
  expect(join).not.toHaveBeenCalled();
});
