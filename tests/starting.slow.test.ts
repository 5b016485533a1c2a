// Starting the server as a host does: where that cannot be, one sentence says why.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, startProcess } from './system/kit/process.ts';
import { seatTable, start } from './system/kit/table.ts';

interface Started {
  /** Where it is open; undefined where it ended before. */
  readonly url: Promise<string | undefined>;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  stop(): void;
}

function serveHere(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'grotto', 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => line.startsWith('[setup]') || errors.push(line));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said: errors.join('\n') }));
  });
  const opened = new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => resolve(/^Grotto is open: (\S+)$/.exec(line)?.[1]));
  });
  return { url: Promise.race([opened, ended.then(() => undefined)]), ended, stop: () => void child.kill('SIGTERM') };
}

function throwAwayFolder(): string {
  const folder = newFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

describe('two servers on one data file', () => {
  test('the second ends with a sentence, and the first plays on', async () => {
    const data = throwAwayFolder();
    const first = await startProcess({ data });
    const second = await serveHere({ GROTTO_DATA: data }).ended;
    const file = path.join(data, 'grotto.db');
    expect(second).toEqual({
      code: 2,
      said: `grotto: cannot open: another Grotto uses ${file}: stop it, or name another folder in GROTTO_DATA`,
    });
    await start(await seatTable(first.url));
    await backup(new DatabaseSync(file), path.join(data, 'back-up.db'));
    const copy = new DatabaseSync(path.join(data, 'back-up.db'));
    expect(copy.prepare('SELECT count(*) AS matches FROM matches').get()).toEqual({ matches: 1 });
    copy.close();
    expect(await first.stop()).toBe(0);
  });

  test('the second opens where the first was about to stop', async () => {
    const data = throwAwayFolder();
    const first = await startProcess({ data });
    const second = serveHere({ GROTTO_DATA: data });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await first.stop()).toBe(0);
    expect(await second.url).toBeDefined();
    second.stop();
    expect(await second.ended).toEqual({ code: 0, said: '' });
    expect(fs.readdirSync(data)).toEqual(['grotto.db']);
  });

  test('a server that was killed is in the way of nobody', async () => {
    const data = throwAwayFolder();
    const first = await startProcess({ data });
    await first.kill();
    expect(fs.readdirSync(data)).toContain('grotto.db-lock');
    const second = await startProcess({ data });
    expect(await second.stop()).toBe(0);
    expect(fs.readdirSync(data)).toEqual(['grotto.db']);
  });
});

describe('a server that cannot open says why', () => {
  const folder = (): string => path.join(throwAwayFolder(), 'data');
  const FILE = 'grotto.db';

  async function notOpened(env: Readonly<Record<string, string>>): Promise<string> {
    const { code, said } = await serveHere(env).ended;
    expect(code).toBe(2);
    expect(said.split('\n')).toHaveLength(1);
    return said;
  }

  test('where its port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port));
    });
    const said = await notOpened({ PORT: String(port), GROTTO_DATA: folder() });
    taken.close();
    expect(said).toBe(
      `grotto: cannot open: port ${port} of 127.0.0.1 is taken: stop whoever has it, or name another in PORT`,
    );
  });

  test.each([
    ['nowhere.invalid', 'HOST is not known here'],
    ['203.0.113.7', 'HOST is no address of this machine'],
  ])('where HOST is %s', async (HOST, why) => {
    expect(await notOpened({ HOST, GROTTO_DATA: folder() })).toBe(`grotto: cannot open: ${why}: ${HOST}`);
  });

  test('where the folder is a file', async () => {
    const data = folder();
    fs.writeFileSync(data, '');
    expect(await notOpened({ GROTTO_DATA: data })).toContain(`${data} is no folder: name another in GROTTO_DATA`);
  });

  test('where nothing can be written', async () => {
    const data = folder();
    fs.mkdirSync(path.join(data, FILE), { recursive: true });
    expect(await notOpened({ GROTTO_DATA: data })).toContain(`nothing can be written in ${data}`);
  });

  test.skipIf(process.platform !== 'linux')('where nobody can make a folder', async () => {
    expect(await notOpened({ GROTTO_DATA: '/proc/grotto/data' })).toContain(
      'nothing can be written in /proc/grotto/data',
    );
  });

  test.each([
    ['no data file', 'Dear diary, today we went down into the cave.'],
    ['the beginning of one', 'SQLite format 3\u0000'],
  ])('where the file is %s, and leaves it as it was', async (_, contents) => {
    const data = folder();
    fs.mkdirSync(data);
    fs.writeFileSync(path.join(data, FILE), contents);
    expect(await notOpened({ GROTTO_DATA: data })).toContain('is damaged, or not Grotto');
    expect(fs.readFileSync(path.join(data, FILE), 'utf8')).toBe(contents);
    expect(fs.readdirSync(data)).toEqual([FILE]);
  });

  test('where a setting makes no sense', async () => {
    expect(await notOpened({ GROTTO_ORIGINS: 'a.example' })).toContain('GROTTO_ORIGINS');
  });
});
