import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storeContract } from './contract.ts';
import { openDatabase } from './driver.ts';
import { openSqliteStore } from './sqlite.ts';

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-store-'));

storeContract('SQLite', async () => {
  const folder = newFolder();
  return {
    open: async () => openSqliteStore(path.join(folder, 'grotto.db')),
    clear: async () => fs.rmSync(folder, { recursive: true }),
  };
});

test('a file from a newer Grotto is left alone', () => {
  const file = path.join(newFolder(), 'grotto.db');
  const db = openDatabase(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqliteStore(file)).toThrow('newer Grotto');
});

test('nothing is bound that SQLite would silently take for NULL', () => {
  const db = openDatabase(':memory:');
  const statement = db.prepare<[number]>('SELECT ?');
  expect(() => statement.get(Number.NaN)).toThrow('cannot bind');
  db.close();
});

test('a closed store is one file, unless somebody else has it open', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'grotto.db');
  const store = openSqliteStore(file);
  await store.saveClock(7);
  await store.close();
  expect(fs.readdirSync(folder)).toEqual(['grotto.db']);
  const [again, other] = [openSqliteStore(file), openSqliteStore(file)];
  await again.saveClock(8);
  await again.close();
  expect(await other.readClock()).toBe(8);
  await other.saveClock(9);
  expect(await openSqliteStore(file).readClock()).toBe(9);
  fs.rmSync(folder, { recursive: true });
});
