// Starting the server as a host does: where that cannot be, one sentence says why.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from './system/kit/process.ts';

interface Started {
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
}

function serveHere(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'grotto', 'serve'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => line.startsWith('[setup]') || errors.push(line));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said: errors.join('\n') }));
  });
  return { ended };
}

function throwAwayFolder(): string {
  const folder = newFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

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
