// The built server with the built client, on a port and in a folder of its own, for whoever looks at it from outside.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TRIES = 100;

/** Resolves when it answers; `stop` ends it and clears up. */
export async function serveHere() {
  const port = 20_000 + (process.pid % 20_000);
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'grotto-here-'));
  const child = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], {
    env: { ...process.env, PORT: String(port), GROTTO_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  async function stop() {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('the server does not answer');
}
