// Exports every match of a data file, in the order in which they were opened, while nobody else uses it.

import fs from 'node:fs';
import type { Entry } from '../../../match/types.ts';
import type { Store } from '../store.ts';
import { InUse } from './data-lock.ts';
import { numberOf, openDatabase, type Row, textOf } from './driver.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** A match with everything that a store keeps of it. */
export interface WholeMatch {
  readonly number: number;
  readonly match: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly opened: number;
  readonly chain: string;
  readonly epoch: number;
  readonly state: string;
  readonly card: string | undefined;
  readonly due: number | undefined;
  readonly entries: readonly Entry[];
}

export interface SqliteExport {
  readonly count: number;
  readonly clock: number;
  /** The commitment chain after this match. */
  chainAt(number: number): string | undefined;
  after(number: number, limit: number): Promise<readonly WholeMatch[]>;
  close(): Promise<void>;
}

const COLUMNS = 'number, match, server_seed, commitment, opened, chain, epoch, state, card, due';

export async function openExport(file: string): Promise<SqliteExport> {
  if (!fs.existsSync(file)) throw new Error(`there is no ${file}`);
  const store = openUnused(file);
  const db = openDatabase(file);
  const counted = db.prepare('SELECT count(*) AS count FROM matches').get();
  const clock = await store.readClock();
  const readChain = db.prepare<[number]>('SELECT chain FROM matches WHERE number = ?');
  const readAfter = db.prepare<[number, number]>(
    `SELECT ${COLUMNS} FROM matches WHERE number > ? ORDER BY number LIMIT ?`,
  );
  return {
    count: counted ? numberOf(counted, 'count') : 0,
    clock,
    chainAt(number) {
      const row = readChain.get(number);
      return row && textOf(row, 'chain');
    },
    after: (number, limit) => Promise.all(readAfter.all(number, limit).map((row) => wholeMatch(store, row))),
    async close() {
      db.close();
      await store.close();
    },
  };
}

/** The server must be stopped: what it still writes would not be exported. */
function openUnused(file: string): Store {
  try {
    return openSqliteStore(file);
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    throw new Error('the data file is in use: stop the server first', { cause: error });
  }
}

async function wholeMatch(store: Store, row: Row): Promise<WholeMatch> {
  const match = textOf(row, 'match');
  const { card, due } = row;
  return {
    number: numberOf(row, 'number'),
    match,
    serverSeed: textOf(row, 'server_seed'),
    commitment: textOf(row, 'commitment'),
    opened: numberOf(row, 'opened'),
    chain: textOf(row, 'chain'),
    epoch: numberOf(row, 'epoch'),
    state: textOf(row, 'state'),
    card: typeof card === 'string' ? card : undefined,
    due: typeof due === 'number' ? due : undefined,
    entries: await store.entriesFrom(match, 0),
  };
}
