// A disk that is full: here a database in memory that may have only so many pages.

import { expect, onTestFinished, test } from 'vitest';
import type { Entry } from '../../../match/types.ts';
import type { Log } from '../../server-context.ts';
import { CannotStore, withoutCannotStore } from '../cannot-store.ts';
import { appendTo, type NewMatch, StoreUnavailable } from '../store.ts';
import { DiskReport } from './disk-report.ts';
import { openDatabase } from './driver.ts';
import { migrate } from './schema.ts';
import { sqliteStore } from './sqlite-store.ts';

const long: Entry = { type: 'frozen', what: 'x'.repeat(50_000) };
const newMatch = (match: string): NewMatch => {
  return { match, serverSeed: '00', commitment: match, epoch: 0, entries: [long] };
};

function newLog() {
  const lines: string[] = [];
  const log: Log = {
    info: (_, message) => lines.push(`info: ${message}`),
    error: (_, message) => lines.push(`error: ${message}`),
  };
  return { lines, log };
}

function smallStore() {
  const { lines, log } = newLog();
  const db = openDatabase(':memory:');
  migrate(db);
  db.exec('PRAGMA max_page_count = 40');
  let error: Error | null = null;
  const store = sqliteStore(
    db,
    { sync: (done) => setImmediate(done, error), close() {} },
    new DiskReport(log, 'memory'),
  );
  onTestFinished(() => store.close());
  return {
    store,
    lines,
    makeRoom: () => db.exec('PRAGMA max_page_count = 4000'),
    breakDisk(why: Error) {
      error = why;
    },
  };
}

test('a full disk is said once, makes the store unwell at once, and the end of it is said once', async () => {
  const { store, lines, makeRoom } = smallStore();
  await store.saveClock(1);
  await store.open(newMatch('one'));
  await store.check();
  for (let times = 0; times < 20; times++) {
    const append = appendTo(store, { match: 'one', seq: 1, entries: new Array(4).fill(long) });
    await expect(append).rejects.toThrow(CannotStore);
    await expect(store.check()).rejects.toThrow('full');
  }
  const big = { ...newMatch('two'), entries: new Array(4).fill(long) };
  await expect(store.open(big)).rejects.toThrow(CannotStore);
  expect(lines).toEqual(['error: nothing can be stored: the disk is full']);
  expect((await store.load('one'))?.entries).toHaveLength(1);

  makeRoom();
  expect(await appendTo(store, { match: 'one', seq: 1, entries: new Array(4).fill(long) })).toBe('stored');
  for (const now of [2, 3]) await store.saveClock(now);
  await store.check();
  expect(lines.slice(1)).toEqual(['info: everything can be stored again']);
  expect(await store.load('two')).toBeUndefined();
});

test('a failed sync is said once, also where the disk was full before', async () => {
  const { store, lines, makeRoom, breakDisk } = smallStore();
  await store.open(newMatch('one'));
  const append = { match: 'one', seq: 1, entries: new Array(4).fill(long) };
  await expect(appendTo(store, append)).rejects.toThrow(CannotStore);
  makeRoom();
  breakDisk(new Error('EIO'));
  for (let times = 0; times < 3; times++) await expect(appendTo(store, append)).rejects.toThrow('EIO');
  await expect(store.saveClock(1)).rejects.toThrow(CannotStore);
  await expect(store.check()).rejects.toThrow(CannotStore);
  expect(lines).toEqual([
    'error: nothing can be stored: the disk is full',
    'error: nothing can be stored until the server is restarted: the disk has failed',
  ]);
});

test('a write that is wrong by itself says nothing of the disk', async () => {
  const { store, lines } = smallStore();
  await store.open(newMatch('one'));
  await expect(store.open(newMatch('one'))).rejects.not.toThrow(CannotStore);
  await store.check();
  expect(lines).toEqual([]);
});

test('nobody else logs what the store has reported, and all other errors are logged', () => {
  const { lines, log } = newLog();
  const filtered = withoutCannotStore(log);
  const reported = new CannotStore('full');
  filtered.error({ err: reported }, 'not stored');
  filtered.error({ err: new StoreUnavailable('unread', { cause: reported }) }, 'request failed');
  filtered.error({ err: new StoreUnavailable('away') }, 'request failed');
  filtered.error({}, 'no error');
  filtered.info({ err: reported }, 'told');
  expect(lines).toEqual(['error: request failed', 'error: no error', 'info: told']);
});
