// Threads change nothing but the time. Only the bundled program has them.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;

async function arena(threads: number, ...args: readonly string[]): Promise<string> {
  const words = ['grotto', 'arena', ...args, '--json', '--threads', String(threads)];
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'scripts/run.mjs'), ...words]);
  return stdout;
}

test.each([
  ['diamant', 'level-5,level-3,ev', '90'],
  ['out-of-mine', 'level-4,level-2', '6'],
])('%s comes to the same result in one thread and in three', async (game, seats, games) => {
  const args = [game, '--seats', seats, '--games', games, '--rotate'];
  expect(await arena(3, ...args)).toBe(await arena(1, ...args));
});
