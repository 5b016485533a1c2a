// What the store shows is durable. The database is in memory, and the test decides when the disk has it.

import { expect, onTestFinished, test } from 'vitest';
import type { Entry } from '../../../match/types.ts';
import { appendTo, type LobbyCard, type NewMatch, type Store } from '../store.ts';
import { DiskReport } from './disk-report.ts';
import { openDatabase } from './driver.ts';
import { migrate } from './schema.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { Sync } from './wal-disk.ts';

const rose = (seat: number): Entry => ({ type: 'rose', seat });
const card = (match: string, seats: LobbyCard['seats'] = []): LobbyCard => {
  return { match, game: 'diamant', options: {}, pace: {}, seats };
};
const publicMatch = (match: string): NewMatch => {
  return { match, serverSeed: '00', commitment: match, epoch: 0, entries: [rose(0)], card: card(match) };
};

class SlowStore {
  readonly store: Store;
  private isSlow = true;
  private running: Parameters<Sync>[0][] = [];

  constructor() {
    const db = openDatabase(':memory:');
    migrate(db);
    const sync: Sync = (done) => void (this.isSlow ? this.running.push(done) : setImmediate(done, null));
    this.store = sqliteStore(db, { sync, close() {} }, new DiskReport({ info() {}, error() {} }, 'memory'));
    onTestFinished(async () => {
      this.sync();
      await this.store.close();
    });
  }

  slowDown(): void {
    this.isSlow = true;
  }

  /** From now on the disk is as fast as it should be. */
  sync(): void {
    this.isSlow = false;
    for (const done of this.running.splice(0)) done(null);
  }
}

/** Whether this comes at once, with the disk still busy. */
async function isThere(answer: Promise<unknown>): Promise<boolean> {
  let isThere = false;
  void answer.then(() => {
    isThere = true;
  });
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  return isThere;
}

test('[S1] the lobby lists a public table only after it is durable', async () => {
  const slow = new SlowStore();
  const opened = slow.store.open(publicMatch('one'));
  expect(await isThere(opened)).toBe(false);
  const lobby = slow.store.lobby(10);
  expect(await isThere(lobby)).toBe(false);
  slow.sync();
  await opened;
  expect((await lobby).map(({ match }) => match)).toEqual(['one']);
});

test('[S1] a match is loaded only after it is durable, also by whoever guesses its name', async () => {
  const slow = new SlowStore();
  const opened = slow.store.open(publicMatch('one'));
  expect(await isThere(opened)).toBe(false);
  const loaded = slow.store.load('one');
  expect(await isThere(loaded)).toBe(false);
  expect(await isThere(slow.store.load('another'))).toBe(true);
  slow.sync();
  expect((await loaded)?.entries).toEqual([rose(0)]);
});

test('[S1] entries are read, and a change of the lobby is seen, only after they are durable', async () => {
  const slow = new SlowStore();
  const { store } = slow;
  slow.sync();
  await store.open(publicMatch('one'));
  slow.slowDown();
  const seated = [{ ready: true }];
  const listing = { state: 'gathering', card: card('one', seated) } as const;
  const appended = appendTo(store, { match: 'one', seq: 1, entries: [rose(1)], listing });
  expect(await isThere(appended)).toBe(false);
  const entries = store.entriesFrom('one', 1);
  const lobby = store.lobby(10);
  expect(await isThere(Promise.race([entries, lobby]))).toBe(false);
  slow.sync();
  expect(await entries).toEqual([rose(1)]);
  expect((await lobby).map(({ seats }) => seats)).toEqual([seated]);
});

test('nobody waits for what they are not shown', async () => {
  const slow = new SlowStore();
  slow.sync();
  await slow.store.open(publicMatch('one'));
  const { store } = slow;
  expect(await isThere(store.load('one'))).toBe(true);
  slow.slowDown();
  const alarm = store.setAlarm('one', 7);
  const appended = appendTo(store, { match: 'one', seq: 1, entries: [rose(1)] });
  expect(await isThere(Promise.race([alarm, appended]))).toBe(false);
  expect(await isThere(store.lobby(10))).toBe(true);
  slow.sync();
  await Promise.all([alarm, appended]);
});
