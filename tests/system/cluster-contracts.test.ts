// PostgreSQL and NATS keep the same contracts as the embedded store and the local bus.

import { afterAll, beforeAll, describe } from 'vitest';
import { busContract } from '../../src/server/bus/contract.ts';
import { connectNatsBus } from '../../src/server/bus/nats.ts';
import { storeContract } from '../../src/server/store/contract.ts';
import { openPostgresStore } from '../../src/server/store/postgres.ts';
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

  busContract('NATS', async () => ({
    connect: () => connectNatsBus(nats.url, `node-${nodes++}`),
    clear: async () => {},
  }));
});
