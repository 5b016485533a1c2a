// Browser tests: the built client and the real server, in a real Chromium.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Each has a server of its own: what one test does at its tables, or asks too often, is none of another's business. */
const WORKERS = [0, 1, 2];

// Set once, so that the workers, which read this file again, agree with the runner.
// Above the ports of the slow tests, which run at the same time, and below those of outgoing connections.
process.env.GROTTO_TEST_PORT ??= String(30_000 + WORKERS.length * (process.pid % 900));
process.env.GROTTO_TEST_DATA ??= newFolder();
const { GROTTO_TEST_PORT: firstPort, GROTTO_TEST_DATA: data } = process.env;

const portOf = (worker: number): string => String(Number(firstPort) + worker);
const urlOf = (worker: number): string => `http://127.0.0.1:${portOf(worker)}`;

/** Gone when the runner is, after the server. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'grotto-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  reporter: 'list',
  workers: WORKERS.length,
  fullyParallel: true,
  // None for people. In CI one, until ten runs in a row were green: then it goes, too.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is no fault of the code.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urlOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
      // Scrollbars take room, as they do for people.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  webServer: WORKERS.map((worker) => ({
    command: 'node dist/node/grotto.js serve',
    url: `${urlOf(worker)}/healthz`,
    env: { PORT: portOf(worker), GROTTO_DATA: path.join(data, String(worker)) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  })),
});
