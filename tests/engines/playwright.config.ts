// The same tests in Chromium, Firefox and WebKit. ENGINES=webkit runs one of them.

import { defineConfig } from '@playwright/test';
import type { Workers } from './fixtures.ts';
import { ENGINES } from './tab.ts';

const wanted = process.env.ENGINES?.split(',') ?? ENGINES;

export default defineConfig<object, Workers>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: 'list',
  workers: 2,
  fullyParallel: false,
  // As in the browser tests: none for people, one in CI until ten runs in a row were green.
  retries: process.env.CI ? 1 : 0,
  timeout: 240_000,
  projects: ENGINES.filter((name) => wanted.includes(name)).map((name) => ({ name, use: { engineName: name } })),
});
