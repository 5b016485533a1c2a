// Free ports for servers that tests start, also for several test files at the same time.

import { createServer } from 'node:net';

/** The system hands ports from 32 768 on out to connections. These are below, so a server can have its own again. */
const FIRST = 20_000;
const PER_FILE = 1_000;

/** Each test file that runs at the same time has ports of its own. */
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 10;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + worker * PER_FILE + Math.floor(Math.random() * PER_FILE);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
