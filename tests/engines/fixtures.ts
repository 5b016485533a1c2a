// What a test of several engines gets: a server of its own, its engine, and windows that are closed after it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { chromiumEngine } from './chromium-engine.ts';
import { firefoxEngine } from './firefox-engine.ts';
import { type Engine, type EngineName, type Tab, untilHere } from './tab.ts';
import { webkitEngine } from './webkit-engine.ts';

export interface Server {
  readonly origin: string;
  start(): Promise<void>;
  /** Stops; what it stored stays. */
  pause(): Promise<void>;
  /** Stops for good. */
  stop(): Promise<void>;
}

interface Tests {
  /** A window on another device. What it reports as an error fails the test. */
  readonly open: (stored?: Readonly<Record<string, unknown>>) => Promise<Tab>;
}

export interface Workers {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly server: Server;
}

/** Nobody waits for effects. */
export const FAST = { speed: 'instant', motion: 'reduced' } as const;

export const test = base.extend<Tests, Workers>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ engineName }, use) => {
      const server = await startServer(engineName);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ engine, server }, use) => {
    const tabs: Tab[] = [];
    await use(async (stored = {}) => {
      const tab = await engine.open(server.origin);
      await store(tab, { settings: FAST, ...stored });
      tabs.push(tab);
      return tab;
    });
    const faults = await Promise.all(tabs.map((tab) => tab.faults()));
    await Promise.all(tabs.map((tab) => tab.close()));
    expect(faults.flat()).toEqual([]);
  },
});

/** Writes what the device remembers. */
async function store(tab: Tab, stored: Readonly<Record<string, unknown>>): Promise<void> {
  await tab.goto('/about');
  await tab.evaluate((shelf) => {
    for (const [key, value] of Object.entries(shelf)) localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
  }, stored);
}

async function startEngine(name: EngineName): Promise<Engine> {
  switch (name) {
    case 'chromium':
      return chromiumEngine(process.env.CHROMIUM ?? '/usr/bin/chromium');
    case 'firefox':
      return firefoxEngine(process.env.FIREFOX || '/usr/bin/firefox-esr');
    case 'webkit':
      return webkitEngine({ driver: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver', browser: miniBrowser() });
  }
}

function miniBrowser(): string {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  const lib = '/usr/lib/x86_64-linux-gnu';
  const folder = existsSync(lib) ? readdirSync(lib).findLast((each) => each.startsWith('webkit2gtk-4')) : undefined;
  return path.join(lib, folder ?? '', 'MiniBrowser');
}

async function startServer(name: EngineName): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), `grotto-${name}-`));
  let child: ReturnType<typeof spawn> | undefined;
  async function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port), GROTTO_DATA: data };
    child = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], { env, stdio: 'ignore' });
    await untilHere('the server', () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }
  async function pause(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  await start();
  return {
    origin,
    start,
    pause,
    async stop() {
      await pause();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
