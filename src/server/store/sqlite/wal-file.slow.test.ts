import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WalFile } from './wal-file.ts';

interface NewFile {
  readonly wal: WalFile;
  readonly log: string;
}

function newFile(): NewFile {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-wal-'));
  const wal = new WalFile(path.join(folder, 'grotto.db'));
  onTestFinished(() => {
    wal.close();
    fs.rmSync(folder, { recursive: true });
  });
  return { wal, log: path.join(folder, 'grotto.db-wal') };
}

const synced = (wal: WalFile): Promise<Error | null> => new Promise((resolve) => wal.sync(resolve));

test('a log that is not there cannot be synced', async () => {
  const { wal, log } = newFile();
  await expect((async () => synced(wal))()).rejects.toThrow('ENOENT');
  fs.writeFileSync(log, 'frames');
  expect(await synced(wal)).toBeNull();
});

test('room is made after what is there, once', () => {
  const { wal, log } = newFile();
  fs.writeFileSync(log, 'frames');
  wal.reserve(100);
  wal.reserve(100);
  const bytes = fs.readFileSync(log);
  expect(bytes.subarray(0, 8).toString()).toBe('frames\0\0');
  expect(bytes.length).toBeGreaterThanOrEqual(100 * 4096);
  expect(bytes.length).toBeLessThan(2 ** 21);
});

test.each(['ENOSPC', 'EDQUOT'])('room that the disk does not have is given back, and asked for (%s)', (code) => {
  const { wal, log } = newFile();
  fs.writeFileSync(log, 'frames');
  const write = vi.spyOn(fs, 'writeSync');
  onTestFinished(() => write.mockRestore());
  write.mockImplementationOnce((file) => {
    fs.ftruncateSync(file, 1000);
    throw Object.assign(new Error(`${code}: no space, write`), { code });
  });
  expect(() => wal.reserve(8000)).toThrow(/has too little room: the log needs 33 MB more there\. Free some space/);
  expect(fs.readFileSync(log, 'utf8')).toBe('frames');
});

test('what a killed process has left is written again, byte for byte, before the first sync', () => {
  const { wal, log } = newFile();
  wal.rewriteLeftovers();
  const frames = Buffer.alloc(3 * 2 ** 20 + 100, 'frames');
  fs.writeFileSync(log, frames);
  fs.truncateSync(log, 20 * 2 ** 20);
  const { writeSync, fdatasyncSync } = fs;
  const calls: string[] = [];
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(((file: number, bytes: Buffer, ...at: number[]) => {
    const [offset = 0, length = 0, position = 0] = at;
    calls.push(`${position}`);
    // The system may take a part only.
    return writeSync(file, bytes, offset, Math.min(length, 700_000), position);
  }) as typeof fs.writeSync);
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
    calls.push('sync');
    fdatasyncSync(file);
  });
  onTestFinished(() => {
    write.mockRestore();
    sync.mockRestore();
  });
  wal.rewriteLeftovers();
  const MB = 2 ** 20;
  const places = [0, 1, 2, 3].flatMap((chunk) => [chunk * MB, chunk * MB + 700_000]);
  expect(calls).toEqual([...places.map(String), 'sync']);
  const bytes = fs.readFileSync(log);
  expect(bytes.length).toBe(20 * MB);
  expect(bytes.subarray(0, frames.length).equals(frames)).toBe(true);
});
