// The command line as a process: what only a real one shows.

import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const run = promisify(execFile);
const fixture = path.join(root, 'tests/fixtures/diamant-4-relics.json');

/** Through `npm run`'s own script, so that a fresh clone is built first. */
const grotto = (...args: readonly string[]): readonly [string, string[]] => [
  process.execPath,
  [path.join(root, 'scripts/run.mjs'), 'grotto', ...args],
];

async function exitOf(...args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const [command, words] = grotto(...args);
  return run(command, words).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (fault: { code: unknown; stdout: string; stderr: string }) => fault,
  );
}

describe('exit codes reach the shell', () => {
  test('0: good, and no progress bar where there is no terminal', async () => {
    const { code, stdout, stderr } = await exitOf(
      'arena',
      'diamant',
      '--seats',
      'random,random,random',
      '--games',
      '5',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^diamant, 5 games/);
    expect(stderr).not.toMatch(/█|░/);
  });

  test('1: a byte of luck was changed', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));
    const file = path.join(folder, 'changed.json');
    const record = JSON.parse(fs.readFileSync(fixture, 'utf8'));
    const { serverSeed } = record.luck;
    record.luck.serverSeed = (serverSeed[0] === 'f' ? 'e' : 'f') + serverSeed.slice(1);
    fs.writeFileSync(file, JSON.stringify(record));
    expect(await exitOf('verify', file)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^wrong: /) });
    fs.rmSync(folder, { recursive: true });
  });

  test('2: bad input', async () => {
    expect(await exitOf('replay', 'nowhere.json')).toMatchObject({ code: 2, stdout: '' });
  });
});

test('a reader that has seen enough is no fault', async () => {
  const [command, words] = grotto('replay', fixture);
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  await new Promise((resolve) => child.once('exit', resolve));
  expect(complaints).not.toMatch(/EPIPE|Error/);
});
