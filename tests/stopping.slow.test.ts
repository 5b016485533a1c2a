// Stopping the server as a terminal does: every process of the group is signalled, and `npm start` passes it on once more.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newFolder } from './system/kit/process.ts';
import { seatTable, start } from './system/kit/table.ts';

interface Started {
  readonly url: string;
  readonly data: string;
  readonly child: ChildProcess;
}

async function serveHere(env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const data = newFolder();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'grotto', 'serve'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: '0', GROTTO_DATA: data },
  });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Grotto is open: (\S+)$/.exec(line) ?? [];
    if (url) return { url, data, child };
  }
  throw new Error('the server never opened');
}

async function interrupt({ child }: Started, times: number): Promise<number | null> {
  const exit = once(child, 'exit');
  for (let i = 0; i < times && child.exitCode === null; i++) {
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await sleep(10);
  }
  await exit;
  return child.exitCode;
}

test('Ctrl-C, even pressed again, says goodbye to everybody and leaves one whole file', async () => {
  const server = await serveHere();
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  expect(await interrupt(server, 50)).toBe(0);
  for (const player of table.players) {
    await player.until('closed', () => player.closed);
    expect(player.closed?.code).toBe(1012);
  }
  expect(fs.readdirSync(server.data)).toEqual(['grotto.db']);
  fs.rmSync(server.data, { recursive: true });
});

test('a server that cannot close ends after a while all the same', async () => {
  const program = 'import http from "node:http";http.Server.prototype.close=()=>{};setInterval(()=>{},1000)';
  const server = await serveHere({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` });
  const began = performance.now();
  expect(await interrupt(server, 3)).toBe(1);
  expect(performance.now() - began).toBeGreaterThan(9_000);
  fs.rmSync(server.data, { recursive: true });
});
