import { expect, test } from 'vitest';
import { type Sync, WalDisk } from './wal-disk.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const running: Parameters<Sync>[0][] = [];
  const disk = new WalDisk((done) => void running.push(done));
  const seen: string[] = [];
  const see =
    (what: string) =>
    (error?: Error): void =>
      void seen.push(error ? `${what}: ${error.message}` : what);
  return {
    disk,
    running,
    seen,
    commit: (what: string) => disk.afterSync(see(what)),
    settle: (what: string) => void disk.settle().then(() => see(what)(), see(what)),
    async end(error: Error | null = null) {
      running.shift()?.(error);
      await tick();
    },
  };
}

test('one sync answers all who committed before it, in order', async () => {
  const { seen, running, commit, end } = slowDisk();
  commit('one');
  for (const next of ['two', 'three']) commit(next);
  await end();
  expect(seen).toEqual(['one']);
  await end();
  expect(seen).toEqual(['one', 'two', 'three']);
  expect(running).toEqual([]);
});

test('[S1] whoever reads waits for the sync that covers what was committed, and starts none', async () => {
  const { seen, running, commit, settle, end } = slowDisk();
  settle('nothing is unsynced');
  await tick();
  expect(seen.splice(0)).toEqual(['nothing is unsynced']);
  commit('one');
  settle('sees one');
  await tick();
  expect(seen).toEqual([]);
  commit('two');
  settle('sees two');
  await end();
  expect(seen.splice(0)).toEqual(['one', 'sees one']);
  await end();
  expect(seen).toEqual(['two', 'sees two']);
  expect(running).toEqual([]);
});

test('a disk that has failed once is not believed again, and not asked', async () => {
  const { disk, seen, running, commit, settle, end } = slowDisk();
  commit('one');
  commit('two');
  await end(new Error('EIO'));
  commit('three');
  settle('sees three');
  await tick();
  expect(seen.sort()).toEqual(['one: EIO', 'sees three: EIO', 'three: EIO', 'two: EIO']);
  expect(running).toEqual([]);
  expect(() => disk.check()).toThrow('EIO');
});

test('a sync that cannot even begin has failed', async () => {
  const disk = new WalDisk(() => {
    throw new Error('ENOENT');
  });
  expect(await new Promise((resolve) => disk.afterSync(resolve))).toMatchObject({ message: 'ENOENT' });
  await expect(disk.settle()).rejects.toThrow('ENOENT');
});
