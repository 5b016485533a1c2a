import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Entry } from '../../../match/types.ts';
import type { Append, Appended, Store } from '../store.ts';
import { openDatabase } from './driver.ts';
import { openSqliteStore } from './sqlite-store.ts';

function newFile(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-heads-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return path.join(folder, 'grotto.db');
}

/** The file as a kill at this moment leaves it. */
function copyOf(file: string): string {
  const copy = newFile();
  for (const end of ['', '-wal']) fs.copyFileSync(file + end, copy + end);
  return copy;
}

const entry = (what: string): Entry => ({ type: 'frozen', what });

async function open(store: Store, match: string): Promise<void> {
  await store.open({ match, serverSeed: '00', commitment: match, epoch: 0, entries: [entry('opened')] });
}

const append = (store: Store, match: string, seq: number, ...what: readonly string[]): Promise<Appended | Error> => {
  const asked: Append = { match, seq, entries: what.map(entry), listing: undefined, fence: undefined };
  return new Promise((resolve) => store.append(asked, resolve));
};

async function whatOf(store: Store, match: string): Promise<readonly string[]> {
  const entries = (await store.load(match))?.entries ?? [];
  return entries.map((one) => (one.type === 'frozen' ? one.what : one.type));
}

/** What the table has, by match. */
function writtenIn(file: string): Readonly<Record<string, number>> {
  const db = openDatabase(file);
  const rows = db.prepare('SELECT match, seq FROM heads JOIN matches USING (number)').all();
  db.close();
  return Object.fromEntries(rows.map(({ match, seq }) => [String(match), Number(seq)]));
}

test('after a kill, a log goes on from its real end, behind the written head', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  await open(store, 'one');
  await open(store, 'two');
  await append(store, 'one', 1, 'a');
  await store.saveClock(1);
  await append(store, 'one', 2, 'b', 'c');
  await open(store, 'three');
  expect(writtenIn(file)).toEqual({ one: 2, two: 1 });
  const copy = copyOf(file);
  await store.close();
  const again = openSqliteStore(copy);
  expect(await whatOf(again, 'one')).toEqual(['opened', 'a', 'b', 'c']);
  expect(await whatOf(again, 'three')).toEqual(['opened']);
  expect(await append(again, 'one', 2, 'late')).toBe('conflict');
  expect(await append(again, 'one', 4, 'd')).toBe('stored');
  expect(await append(again, 'two', 1, 'e')).toBe('stored');
  await again.close();
  expect(writtenIn(copy)).toEqual({ one: 5, two: 2, three: 1 });
  const last = openSqliteStore(copy);
  expect(await whatOf(last, 'one')).toEqual(['opened', 'a', 'b', 'c', 'd']);
  expect(await whatOf(last, 'two')).toEqual(['opened', 'e']);
  await last.close();
});

test('a failed commit moves no head', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  await open(store, 'one');
  await append(store, 'one', 1, 'a');
  const seal = openDatabase(file);
  seal.exec("CREATE TRIGGER seal BEFORE UPDATE ON house BEGIN SELECT raise(ABORT, 'sealed'); END");
  const sealed = store.saveClock(1);
  const appended = append(store, 'one', 2, 'b');
  const opened = store.open({ match: 'two', serverSeed: '00', commitment: 'two', epoch: 0, entries: [] });
  await expect(sealed).rejects.toThrow('sealed');
  // Each on its own, they are stored all the same, or say why not; they are to be written down with every commit from now on.
  expect(await appended).toBeInstanceOf(Error);
  await expect(opened).rejects.toThrow('sealed');
  expect(await whatOf(store, 'one')).toEqual(['opened', 'a']);
  expect(await store.load('two')).toBeUndefined();
  seal.exec('DROP TRIGGER seal');
  expect(await append(store, 'one', 3, 'early')).toBe('conflict');
  expect(await append(store, 'one', 2, 'c')).toBe('stored');
  await open(store, 'two');
  await store.saveClock(2);
  expect(writtenIn(file)).toEqual({ one: 3, two: 1 });
  seal.close();
  await store.close();
});

test('many moved heads are written without being asked for', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  const matches = Array.from({ length: 1_000 }, (_, i) => `m${i}`);
  await Promise.all(matches.map((match) => open(store, match)));
  expect(Object.keys(writtenIn(file))).toHaveLength(1_000);
  await store.close();
});

test('a file of the first layout, with heads in every append, is read as it is', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  await open(store, 'one');
  await append(store, 'one', 1, 'a');
  await store.close();
  const db = openDatabase(file);
  db.exec('ALTER TABLE house DROP COLUMN headed; PRAGMA user_version = 1');
  db.close();
  const again = openSqliteStore(file);
  expect(await whatOf(again, 'one')).toEqual(['opened', 'a']);
  expect(await append(again, 'one', 2, 'b')).toBe('stored');
  await again.close();
});
