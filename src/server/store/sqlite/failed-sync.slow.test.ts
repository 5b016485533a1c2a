// A sync that fails, and the restart after it. Linux drops what it could not write and reports success from then on; the
// bytes are still read back until the memory is needed for other things. So these tests keep apart what the system gives
// back and what is on the disk.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../match/types.ts';
import { appendTo, type NewMatch } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-failed-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};
const fileIn = (folder: string): string => path.join(folder, 'grotto.db');
const logIn = (folder: string): string => `${fileIn(folder)}-wal`;
const rose = (seat: number): Entry => ({ type: 'rose', seat });
const newMatch = (match: string): NewMatch => {
  return { match, serverSeed: '00', commitment: match, epoch: 0, entries: [rose(0)] };
};

/** From now on, until it is restored, every sync fails. */
function failSyncs() {
  const error = new Error('EIO: i/o error, fdatasync');
  const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => void setImmediate(done, error));
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** What a power cut would leave of a file: what was written to it by this program, once that was synced. */
function watchDisk(disk: Buffer): void {
  const { writeSync, fdatasyncSync } = fs;
  const written: [Buffer, number][] = [];
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(((file: number, bytes: Buffer, ...at: number[]) => {
    const [offset = 0, length = 0, position = 0] = at;
    written.push([Buffer.from(bytes.subarray(offset, offset + length)), position]);
    return writeSync(file, bytes, offset, length, position);
  }) as typeof fs.writeSync);
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
    for (const [bytes, position] of written.splice(0)) bytes.copy(disk, position);
    fdatasyncSync(file);
  });
  onTestFinished(() => {
    write.mockRestore();
    sync.mockRestore();
  });
}

test('after a failed sync nothing is committed or checkpointed, not even when the store is closed', async () => {
  const folder = newFolder();
  const store = openSqliteStore(fileIn(folder));
  await store.open(newMatch('one'));
  const failing = failSyncs();
  const append = { match: 'one', seq: 1, entries: [rose(1)] };
  await expect(appendTo(store, append)).rejects.toThrow('EIO');
  failing.mockRestore();
  const before = [fileIn(folder), logIn(folder)].map((file) => fs.readFileSync(file));
  await expect(appendTo(store, append)).rejects.toThrow('EIO');
  await expect(store.open(newMatch('two'))).rejects.toThrow('EIO');
  await expect(store.saveClock(7)).rejects.toThrow('EIO');
  for (const read of [store.check(), store.lobby(1), store.load('one')]) await expect(read).rejects.toThrow('EIO');
  await store.close();
  const after = [fileIn(folder), logIn(folder)].map((file) => fs.readFileSync(file));
  expect(after.map((bytes, index) => bytes.equals(before[index] ?? Buffer.of()))).toEqual([true, true]);
});

test('what is shown after a failed sync and a restart survives a power cut', async () => {
  const [folder, next, cut] = [newFolder(), newFolder(), newFolder()];
  const store = openSqliteStore(fileIn(folder));
  await store.open(newMatch('one'));
  const disk = fs.readFileSync(logIn(folder));
  failSyncs();
  await expect(appendTo(store, { match: 'one', seq: 1, entries: [rose(1)] })).rejects.toThrow('EIO');
  await store.close();
  expect(fs.readFileSync(logIn(folder)).equals(disk)).toBe(false);
  for (const file of [fileIn, logIn]) fs.copyFileSync(file(folder), file(next));

  watchDisk(disk);
  const restarted = openSqliteStore(fileIn(next));
  const shown = await restarted.load('one');
  fs.copyFileSync(fileIn(next), fileIn(cut));
  fs.writeFileSync(logIn(cut), disk);
  vi.restoreAllMocks();
  await restarted.close();

  const afterCut = openSqliteStore(fileIn(cut));
  expect(shown?.entries).toHaveLength(2);
  expect(await afterCut.load('one')).toEqual(shown);
  await afterCut.close();
});

test('openings that were refused are not there after a restart, and the list of commitments has no gap', async () => {
  const [folder, next] = [newFolder(), newFolder()];
  const store = openSqliteStore(fileIn(folder));
  await store.open(newMatch('one'));
  const failing = failSyncs();
  const refused = await Promise.allSettled(['two', 'three'].map((match) => store.open(newMatch(match))));
  failing.mockRestore();
  refused.push(...(await Promise.allSettled([store.open(newMatch('four'))])));
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await store.close();
  for (const file of [fileIn, logIn]) fs.copyFileSync(file(folder), file(next));
  const restarted = openSqliteStore(fileIn(next));
  expect((await restarted.commitments(0, 10)).map(({ commitment }) => commitment)).toEqual(['one']);
  expect(await restarted.load('two')).toBeUndefined();
  await restarted.open(newMatch('two'));
  expect((await restarted.commitments(0, 10)).map(({ number }) => number)).toEqual([1, 2]);
  expect((await restarted.load('two'))?.entries).toEqual([rose(0)]);
  await restarted.close();
});

test('a server does not start on a log that it cannot get onto the disk', async () => {
  const [folder, next] = [newFolder(), newFolder()];
  const store = openSqliteStore(fileIn(folder));
  await store.open(newMatch('one'));
  for (const file of [fileIn, logIn]) fs.copyFileSync(file(folder), file(next));
  await store.close();
  const left = fs.readFileSync(logIn(next));
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw new Error('EIO: i/o error, fdatasync');
  });
  expect(() => openSqliteStore(fileIn(next))).toThrow('EIO');
  expect(fs.readFileSync(logIn(next)).equals(left)).toBe(true);
  sync.mockRestore();
  const again = openSqliteStore(fileIn(next));
  expect((await again.load('one'))?.entries).toHaveLength(1);
  await again.close();
});
