// What stands behind a node: a file and nobody else, or a database and a bus that it shares with other nodes.

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from './bus/bus.ts';
import { createLocalBus } from './bus/local.ts';
import { connectNatsBus } from './bus/nats.ts';
import { reasonOf } from './error-of.ts';
import { InUse } from './store/data-lock.ts';
import { openPostgresStore } from './store/postgres.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface BackingOptions {
  /** The folder the data file lies in, where no database is named. */
  readonly data: string;
  /** `postgres://…` */
  readonly database?: string;
  /** `nats://…`, several of one cluster separated by commas. */
  readonly nats?: string;
}

export interface Backing {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
}

const NEXT_TRY = 100;
const MOST_TRIES = 50;

export async function openBacking({ data, database, nats }: BackingOptions): Promise<Backing> {
  if (nats !== undefined && database === undefined) {
    throw new Error('NATS connects nodes that share a database: DATABASE_URL is missing');
  }
  const node = randomUUID();
  const store = database === undefined ? await openOwn(path.join(data, 'grotto.db')) : await openShared();
  try {
    return { node, store, bus: nats === undefined ? createLocalBus() : await openBus(nats) };
  } catch (error) {
    await store.close();
    throw error;
  }

  async function openShared(): Promise<Store> {
    if (!/^postgres(ql)?:\/\//.test(database ?? '')) throw new Error('DATABASE_URL must begin with postgres://');
    return openPostgresStore(database ?? '', { node }).catch(complain('the database of DATABASE_URL cannot be used'));
  }

  function openBus(url: string): Promise<Bus> {
    return connectNatsBus(url, node).catch(complain('the bus of NATS_URL does not answer'));
  }
}

/** Which of the two it was. Their addresses may hold passwords, and are not repeated. */
const complain =
  (what: string) =>
  (cause: unknown): never => {
    throw new Error(`${what}: ${reasonOf(cause)}`, { cause });
  };

/** The process before this one may still be saying goodbye. */
async function openOwn(file: string): Promise<Store> {
  for (let tries = 0; ; tries++) {
    try {
      return openSqliteStore(file);
    } catch (error) {
      if (!(error instanceof InUse) || tries >= MOST_TRIES) throw error;
    }
    await sleep(NEXT_TRY);
  }
}
