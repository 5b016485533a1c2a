import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { Buckets, DEFAULT_LIMITS } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import type { LiveMatch } from '../table/live-match.ts';
import { pause, SlowHouse } from '../table/slow-house.ts';
import { handleAsk } from './asks.ts';
import { Line } from './line.ts';
import { Outbox } from './outbox.ts';

const PHOTO_FINISH = 300;
const tables = new Buckets(DEFAULT_LIMITS.tables);
let asks = 0;

function sitDown(live: LiveMatch, viewer: number): Line {
  const ws = { close() {}, pause() {}, ping() {}, terminate() {} };
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  const metrics = new Metrics({ matches: () => 0, sockets: () => 0 });
  const line = new Line(ws, socket, { limits: DEFAULT_LIMITS, metrics, outbox: new Outbox() }, { address: '', now: 0 });
  line.viewer = viewer;
  line.live = live;
  live.join(line, undefined);
  return line;
}

test('[M41] a call counts when it was heard, however long the disk takes for the one before', async () => {
  const home = new SlowHouse();
  const live = await home.start({ game: 'out-of-mine', seats: 2, options: { photoFinish: PHOTO_FINISH } });
  const lines = [0, 1].map((seat) => sitDown(live, seat));
  function act(action: object): void {
    for (const line of lines) {
      const phase = live.pending.phase ?? 0;
      home.time += PHOTO_FINISH / 3;
      handleAsk(
        { house: home.house, line, live, tables, now: 0 },
        { type: 'act', id: `act-${asks++}-act`, phase, action },
      );
    }
  }
  act({ type: 'side', side: 'front' });
  await pause(30);
  act({ type: 'ready' });
  await expect.poll(() => live.table('public').view).toMatchObject({ stage: 'mining' });
  home.hold();
  act({ type: 'call' });
  home.time += 2 * PHOTO_FINISH;
  home.letGo();
  await expect.poll(() => live.table('public').view).toMatchObject({ calls: [{ seat: 0 }, { seat: 1 }] });
});
