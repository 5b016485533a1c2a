import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WalDisk } from './wal-disk.ts';

function newDisk(): { readonly disk: WalDisk; readonly log: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-disk-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return { disk: new WalDisk(path.join(folder, 'grotto.db')), log: path.join(folder, 'grotto.db-wal') };
}

const synced = (disk: WalDisk): Promise<Error | undefined> => new Promise((resolve) => disk.afterSync(resolve));

describe('waiting for the disk', () => {
  test('answers everybody, later and in order', async () => {
    const { disk, log } = newDisk();
    fs.writeFileSync(log, 'frames');
    const answered: number[] = [];
    const all = [1, 2, 3].map((one) => synced(disk).then(() => answered.push(one)));
    expect(answered).toEqual([]);
    await Promise.all(all);
    expect(answered).toEqual([1, 2, 3]);
    await disk.close();
  });

  test('a disk that has failed once is not trusted again', async () => {
    const { disk, log } = newDisk();
    expect(await synced(disk)).toMatchObject({ code: 'ENOENT' });
    fs.writeFileSync(log, 'frames');
    expect(await synced(disk)).toMatchObject({ code: 'ENOENT' });
    expect(() => disk.check()).toThrow('ENOENT');
    await disk.close();
  });
});

describe('room in the log', () => {
  test('is made once, behind the data', async () => {
    const { disk, log } = newDisk();
    fs.writeFileSync(log, 'frames');
    disk.reserve(100);
    disk.reserve(100);
    await disk.close();
    const bytes = fs.readFileSync(log);
    expect(bytes.subarray(0, 8).toString()).toBe('frames\0\0');
    expect(bytes.length).toBeGreaterThanOrEqual(100 * 4096);
    expect(bytes.length).toBeLessThan(2 ** 21);
  });

  test('is given back on a nearly full disk', async () => {
    const { disk, log } = newDisk();
    fs.writeFileSync(log, 'frames');
    const write = vi.spyOn(fs, 'writeSync');
    onTestFinished(() => write.mockRestore());
    write.mockImplementationOnce((file) => {
      fs.ftruncateSync(file, 1000);
      throw new Error('ENOSPC: no space left on device, write');
    });
    disk.reserve(100);
    expect(fs.readFileSync(log, 'utf8')).toBe('frames');
    expect(await synced(disk)).toBeUndefined();
    await disk.close();
  });
});
