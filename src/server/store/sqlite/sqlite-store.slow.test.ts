import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../match/types.ts';
import { storeContract } from '../contract.ts';
import { Corrupt, type NewMatch } from '../store.ts';
import { InUse } from './data-lock.ts';
import { openDatabase } from './driver.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-store-'));

storeContract('SQLite', async () => {
  const folder = newFolder();
  return {
    open: async () => openSqliteStore(path.join(folder, 'grotto.db')),
    clear: async () => fs.rmSync(folder, { recursive: true }),
  };
});

test('a file from a newer Grotto is left alone', () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const db = openDatabase(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  for (let times = 0; times < 2; times++) expect(() => openSqliteStore(file)).toThrow('newer Grotto');
  fs.rmSync(folder, { recursive: true });
});

test('values that SQLite would silently turn into NULL are refused', () => {
  const db = openDatabase(':memory:');
  const statement = db.prepare<[number]>('SELECT ?');
  expect(() => statement.get(Number.NaN)).toThrow('cannot bind');
  db.close();
});

test('a closed store is one file, unless somebody reads it', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const store = openSqliteStore(file);
  await store.saveClock(7);
  await store.close();
  expect(fs.readdirSync(folder)).toEqual(['grotto.db']);
  const again = openSqliteStore(file);
  const reader = openDatabase(file);
  expect(reader.prepare('SELECT clock FROM house').get()).toEqual({ clock: 7 });
  await again.saveClock(8);
  await again.close();
  expect(reader.prepare('SELECT clock FROM house').get()).toEqual({ clock: 8 });
  reader.close();
  const last = openSqliteStore(file);
  expect(await last.readClock()).toBe(8);
  await last.close();
  fs.rmSync(folder, { recursive: true });
});

test('the log has room from the start, and what was written there last is all that counts', async () => {
  const [folder, copies] = [newFolder(), newFolder()];
  const store = openSqliteStore(path.join(folder, 'grotto.db'));
  const { size } = fs.statSync(path.join(folder, 'grotto.db-wal'));
  for (let now = 1; now <= 20; now++) await store.saveClock(now);
  expect(fs.statSync(path.join(folder, 'grotto.db-wal')).size).toBe(size);
  // As a kill leaves them.
  for (const file of ['grotto.db', 'grotto.db-wal']) fs.copyFileSync(path.join(folder, file), path.join(copies, file));
  await store.close();
  const copy = openSqliteStore(path.join(copies, 'grotto.db'));
  expect(await copy.readClock()).toBe(20);
  await copy.saveClock(21);
  expect(await copy.readClock()).toBe(21);
  await copy.close();
  for (const each of [folder, copies]) fs.rmSync(each, { recursive: true });
});

test('a file is open once at a time, and free again however its process ended', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const store = openSqliteStore(file);
  expect(() => openSqliteStore(file)).toThrow(InUse);
  await store.saveClock(7);
  await store.close();
  fs.writeFileSync(`${file}-lock`, '');
  const again = openSqliteStore(file);
  expect(await again.readClock()).toBe(7);
  await again.close();
  expect(fs.readdirSync(folder)).toEqual(['grotto.db']);
  fs.rmSync(folder, { recursive: true });
});

const newMatch = (match: string): NewMatch => ({ match, serverSeed: '00', commitment: match, epoch: 0, entries: [] });

test('a commitment is shown once it would survive a power cut, and not before', async () => {
  const folder = newFolder();
  const store = openSqliteStore(path.join(folder, 'grotto.db'));
  const syncs: (() => void)[] = [];
  const { fdatasync } = fs;
  const spy = vi
    .spyOn(fs, 'fdatasync')
    .mockImplementation((file, done) => void syncs.push(() => fdatasync(file, done)));
  onTestFinished(() => spy.mockRestore());
  const seen: string[] = [];
  const opened = store.open(newMatch('one')).then(() => seen.push('opened'));
  // Committed by then, and not on the disk.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const shown = store.commitments(0, 10).then((lines) => seen.push(`shown ${lines.length}`));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual([]);
  spy.mockRestore();
  for (const sync of syncs) sync();
  await Promise.all([opened, shown]);
  expect(seen).toEqual(['opened', 'shown 1']);
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

test('what a killed process has left is on the disk before anybody is shown it', async () => {
  const [killed, folder] = [newFolder(), newFolder()];
  const store = openSqliteStore(path.join(killed, 'grotto.db'));
  await store.open(newMatch('one'));
  fs.cpSync(killed, folder, { recursive: true });
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  onTestFinished(() => synced.mockRestore());
  const again = openSqliteStore(path.join(folder, 'grotto.db'));
  expect(synced).toHaveBeenCalledOnce();
  expect(await again.commitments(0, 10)).toHaveLength(1);
  for (const one of [store, again]) await one.close();
  for (const one of [killed, folder]) fs.rmSync(one, { recursive: true });
});

test('a store that cannot be written to is unhealthy until it can', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const store = openSqliteStore(file);
  await store.saveClock(1);
  await store.check();
  const other = openDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.saveClock(2)).rejects.toThrow('locked');
  await expect(store.check()).rejects.toThrow('locked');
  expect(await store.readClock()).toBe(1);
  other.exec('ROLLBACK');
  await store.saveClock(3);
  await store.check();
  other.close();
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

test('where another process locks the file, all writes wait for it together', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const store = openSqliteStore(file);
  const other = openDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  const names = ['one', 'two', 'three', 'four'];
  const opened = await Promise.allSettled(names.map((name) => store.open(newMatch(name))));
  expect(opened.map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
  // Twice for each of them, on its own and with the others, would be far more.
  expect(performance.now() - began).toBeLessThan(8_000);
  other.exec('ROLLBACK');
  await Promise.all(names.map((name) => store.open(newMatch(name))));
  expect(await store.commitments(0, 10)).toHaveLength(names.length);
  other.close();
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

test.each(['closed', 'killed'])(
  "a page that the disk has spoilt is that match's own trouble, and asking again does not help (%s)",
  async (how) => {
    const folder = newFolder();
    const file = path.join(folder, 'grotto.db');
    const store = openSqliteStore(file);
    const long = (filling: string): Entry => ({ type: 'frozen', what: filling.repeat(20_000) });
    await store.open({ ...newMatch('spoilt'), entries: [long('x')] });
    await store.open({ ...newMatch('whole'), entries: [long('y')] });
    await store.close();
    if (how === 'killed') forgetHeads(file);
    spoilPage(file, 'x'.repeat(100));
    const again = openSqliteStore(file);
    await expect(again.load('spoilt')).rejects.toThrow(Corrupt);
    await expect(again.entriesFrom('spoilt', 0)).rejects.toThrow(Corrupt);
    expect((await again.load('whole'))?.entries).toHaveLength(1);
    await again.close();
    fs.rmSync(folder, { recursive: true });
  },
);

/** As if its process had been killed before it wrote down where the logs end. */
function forgetHeads(file: string): void {
  const db = openDatabase(file);
  db.exec('DELETE FROM heads; UPDATE house SET headed = 0');
  db.close();
}

/** Of the pages that are full of this text, one leads nowhere. */
function spoilPage(file: string, text: string): void {
  const bytes = fs.readFileSync(file);
  const size = 4096;
  const full = Array.from({ length: bytes.length / size }, (_, page) => page * size);
  const [at = 0] = full.filter((start) => bytes.subarray(start + 4, start + 4 + text.length).toString() === text);
  bytes.writeUInt32BE(0xff_ff_ff, at);
  fs.writeFileSync(file, bytes);
}
