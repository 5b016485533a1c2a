// Backends of a node: a data file for a single node, or a database and a bus that several nodes share.

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from './bus/bus.ts';
import { createLocalBus } from './bus/local.ts';
import { connectNatsBus } from './bus/nats.ts';
import { reasonOf } from './error-of.ts';
import type { Log } from './server-context.ts';
import { openPostgresStore } from './store/postgres/postgres-store.ts';
import { InUse } from './store/sqlite/data-lock.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

export interface BackendOptions {
  /** The folder of the data file, where no database is given. */
  readonly data: string;
  /** `postgres://…` */
  readonly database?: string;
  /** `nats://…`, several of one cluster separated by commas. */
  readonly nats?: string;
  /** Where the data file says that nothing can be stored. */
  readonly log?: Log;
}

export interface Backends {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
}

const RETRY_DELAY = 100;
const MAX_TRIES = 50;

export async function openBackends({ data, database, nats, log }: BackendOptions): Promise<Backends> {
  if (nats !== undefined && database === undefined) {
    throw new Error('NATS connects nodes that share a database: DATABASE_URL is missing');
  }
  const node = randomUUID();
  const store =
    database === undefined ? await openFileStore(path.join(data, 'grotto.db'), log) : await openSharedStore();
  try {
    return { node, store, bus: nats === undefined ? createLocalBus() : await openBus(nats) };
  } catch (error) {
    await store.close();
    throw error;
  }

  async function openSharedStore(): Promise<Store> {
    if (!/^postgres(ql)?:\/\//.test(database ?? '')) throw new Error('DATABASE_URL must begin with postgres://');
    return openPostgresStore(database ?? '', { node }).catch(failWith('the database of DATABASE_URL cannot be used'));
  }

  function openBus(url: string): Promise<Bus> {
    return connectNatsBus(url, node).catch(failWith('the bus of NATS_URL does not answer'));
  }
}

/** Says which of the two failed, without its address: that may hold a password. */
const failWith =
  (what: string) =>
  (cause: unknown): never => {
    throw new Error(`${what}: ${reasonOf(cause)}`, { cause });
  };

/** Waits for the process before this one to release the file. */
async function openFileStore(file: string, log?: Log): Promise<Store> {
  for (let tries = 0; ; tries++) {
    try {
      return openSqliteStore(file, log);
    } catch (error) {
      if (!(error instanceof InUse) || tries >= MAX_TRIES) throw error;
    }
    await sleep(RETRY_DELAY);
  }
}
