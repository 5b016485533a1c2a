// PostgreSQL and NATS keep the same contracts as the embedded store and the local bus.

import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../../src/match/types.ts';
import { openBackends } from '../../src/server/backends.ts';
import type { PeerMessage } from '../../src/server/bus/bus.ts';
import { busContract } from '../../src/server/bus/contract.ts';
import { connectNatsBus } from '../../src/server/bus/nats.ts';
import { newMatchId } from '../../src/server/secrets.ts';
import { storeContract } from '../../src/server/store/contract.ts';
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts';
import { sharedContract } from '../../src/server/store/shared-contract.ts';
import { appendTo } from '../../src/server/store/store.ts';
import { hasServices, newDatabase, type Service, startNats, startPostgres } from './kit/services.ts';

describe.skipIf(!hasServices())('over real servers', () => {
  let postgres: Service;
  let nats: Service;
  let nodes = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    nats = await startNats();
  });
  afterAll(async () => {
    await postgres.stop();
    await nats.stop();
  });

  storeContract('PostgreSQL', async () => {
    const url = await newDatabase(postgres);
    const open = () => openPostgresStore(url, { node: `node-${nodes++}` });
    return { open, clear: async () => {} };
  });

  sharedContract('PostgreSQL', async () => {
    const url = await newDatabase(postgres);
    return {
      open: () => openPostgresStore(url, { node: `node-${nodes++}` }),
      silence: () => query(url, `UPDATE nodes SET until = until - interval '1 hour'`),
    };
  });

  test('an append whose answer was lost is stored once', async () => {
    const url = await newDatabase(postgres);
    const store = await openPostgresStore(url, { node: 'cut' });
    const match = newMatchId();
    const rose: Entry = { type: 'rose', seat: 0 };
    await store.open({ match, serverSeed: '00', commitment: '00', epoch: 0, entries: [rose] });
    for (let seq = 1; seq <= 30; seq++) {
      const append = appendTo(store, { match, seq, entries: [rose] });
      await new Promise((resolve) => setTimeout(resolve, (seq % 6) / 2));
      // Whatever the others of this store are doing right now: their connections are gone.
      const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'grotto cut'`;
      await query(url, others);
      expect(await append).toBe('stored');
    }
    expect(await store.entriesFrom(match, 0)).toHaveLength(31);
    await store.close();
  });

  test('a node that cannot reach the bus says that it is the bus, and not what its address is', async () => {
    const database = await newDatabase(postgres);
    const opening = openBackends({ data: 'unused', database, nats: 'nats://ada:secret@127.0.0.1:1' });
    await expect(opening).rejects.toThrow(/^the bus of NATS_URL does not answer: (?!.*secret)/);
  });

  test('what is no note, and what is too large for one, costs nobody the notes after it', async () => {
    const [a, b] = [await connectNatsBus(nats.url, 'a'), await connectNatsBus(nats.url, 'b')];
    const stranger = await connect({ servers: nats.url });
    const heard: PeerMessage[] = [];
    b.subscribe('m1', (note) => heard.push(note));
    await b.check();
    for (const text of ['', '{', 'null', '[]', '"phrase"', '{"type":"hymn"}'])
      stranger.publish('grotto.match.m1', text);
    await stranger.flush();
    const line = a.subscribe('m1', () => {});
    const rose: Entry = { type: 'rose', seat: 0 };
    line.publish({ type: 'appended', seq: 1, entries: new Array(100_000).fill(rose) });
    line.publish({ type: 'appended', seq: 100_001, entries: [rose] });
    await expect.poll(() => heard).toEqual([{ type: 'appended', seq: 100_001, entries: [rose] }]);
    await Promise.all([a.close(), b.close(), stranger.close()]);
    line.publish({ type: 'appended', seq: 100_002, entries: [rose] });
  });

  busContract('NATS', async () => ({
    connect: () => connectNatsBus(nats.url, `node-${nodes++}`),
    clear: async () => {},
  }));
});

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
