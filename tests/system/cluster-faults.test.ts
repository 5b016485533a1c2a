// Nodes, the database and the bus die, stop and are cut off: nothing is lost, nothing is doubled, nothing is forked.

import { describe, expect, test } from 'vitest';
import { CLUSTER_FAULTS, clusterStorm } from '../chaos/cluster-storm.ts';
import { overload } from '../chaos/overload.ts';
import { startCluster } from './kit/cluster.ts';
import { hasServices } from './kit/services.ts';
import { seatTable } from './kit/table.ts';

const PATIENCE = 300_000;

describe.skipIf(!hasServices())('two nodes in a storm', () => {
  test(
    '[faults 5, 6, 7, 10] whatever fails, every answered move is in one history, once',
    async () => {
      const figures = await clusterStorm({ matches: 3, faults: CLUSTER_FAULTS, pause: 3_500, seed: 'ci' });
      expect(figures).toMatchObject({ lost: 0, doubled: 0, forked: 0, diverged: 0 });
      expect(figures.acknowledged).toBeGreaterThan(100);
      expect(figures.cuts).toBeGreaterThan(2);
    },
    PATIENCE,
  );

  test('a node that is told to stop while the database is away ends in order', async () => {
    const cluster = await startCluster();
    const node = await cluster.node();
    await seatTable(node.url, { seats: 3 });
    await cluster.postgres.kill();
    // One that hangs is ended after 10 seconds, with 1.
    expect(await node.stop()).toBe(0);
    await cluster.stop();
  });

  test(
    '[fault 29] more than two nodes can bear: only new tables are refused, and nothing answered is lost',
    async () => {
      const cluster = await startCluster();
      const figures = await overload(cluster, { tables: 60, moves: 800 });
      await cluster.stop();
      expect(figures).toMatchObject({ lost: 0, doubled: 0, forked: 0, unexpected: [] });
      expect(figures.acknowledged).toBeGreaterThan(100);
    },
    PATIENCE,
  );
});
