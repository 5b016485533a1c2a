import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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

  test('a disk that has failed once is not believed again', async () => {
    const { disk, log } = newDisk();
    expect(await synced(disk)).toMatchObject({ code: 'ENOENT' });
    fs.writeFileSync(log, 'frames');
    expect(await synced(disk)).toMatchObject({ code: 'ENOENT' });
    expect(() => disk.check()).toThrow('ENOENT');
    await disk.close();
  });
});
