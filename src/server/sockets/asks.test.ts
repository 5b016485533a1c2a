import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { allFilled } from '../../games/out-of-mine/testing.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Metrics } from '../metrics.ts';
import { DEFAULT_LIMITS, RateLimiter } from '../rate-limits.ts';
import { TestRegistry } from '../testing/test-registry.ts';
import { handleAsk } from './asks.ts';
import { Connection } from './connection.ts';
import { WriteBatcher } from './write-batcher.ts';

const PHOTO_FINISH = 300;
const tables = new RateLimiter(DEFAULT_LIMITS.tables);
let asks = 0;

function sitDown(live: LiveMatch, viewer: number): Connection {
  const ws = { close() {}, pause() {}, ping() {}, terminate() {} };
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  const metrics = new Metrics({ matches: () => 0, sockets: () => 0 });
  const connection = new Connection(
    ws,
    socket,
    { limits: DEFAULT_LIMITS, metrics, writes: new WriteBatcher() },
    { address: '', now: 0 },
  );
  connection.viewer = viewer;
  connection.live = live;
  live.join(connection, undefined);
  return connection;
}

test('[M41] a call counts when it arrived, however long the disk takes for the one before', async () => {
  const server = new TestRegistry();
  const options = { photoFinish: PHOTO_FINISH };
  const live = await server.startAs({ game: 'out-of-mine', seats: 2, options, scenario: allFilled(2) });
  const connections = [0, 1].map((seat) => sitDown(live, seat));
  server.hold();
  for (const connection of connections) {
    const phase = live.pending.phase ?? 0;
    server.time += PHOTO_FINISH / 3;
    handleAsk(
      { registry: server.registry, connection, live, tables, now: 0 },
      { type: 'act', id: `act-${asks++}-act`, phase, action: { type: 'call' } },
    );
  }
  server.time += 2 * PHOTO_FINISH;
  server.letGo();
  await server.scheduler.settle();
  expect(live.table('public').view).toMatchObject({ calls: [{ seat: 0 }, { seat: 1 }] });
});
