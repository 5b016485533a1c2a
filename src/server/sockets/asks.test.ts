import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { allFilled } from '../../games/out-of-mine/testing.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Metrics } from '../metrics.ts';
import { DEFAULT_LIMITS, RateLimiter } from '../rate-limits.ts';
import { SlowStoreRegistry } from '../testing/slow-store-registry.ts';
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

test('[M41] a call counts when it was heard, however long the disk takes for the one before', async () => {
  const server = new SlowStoreRegistry();
  const scenario = allFilled(2);
  const live = await server.start({ game: 'out-of-mine', seats: 2, options: { photoFinish: PHOTO_FINISH }, scenario });
  const connections = [0, 1].map((seat) => sitDown(live, seat));
  function act(action: object): void {
    for (const connection of connections) {
      const phase = live.pending.phase ?? 0;
      server.time += PHOTO_FINISH / 3;
      handleAsk(
        { registry: server.registry, connection, live, tables, now: 0 },
        { type: 'act', id: `act-${asks++}-act`, phase, action },
      );
    }
  }
  await expect.poll(() => live.table('public').view).toMatchObject({ stage: 'mining' });
  server.hold();
  act({ type: 'call' });
  server.time += 2 * PHOTO_FINISH;
  server.letGo();
  await expect.poll(() => live.table('public').view).toMatchObject({ calls: [{ seat: 0 }, { seat: 1 }] });
});
