// Two groups: `fast` (in memory, part of every check) and `slow` (real processes, sockets, disks, databases).

import { defineConfig } from 'vitest/config';

/** Generous: a busy machine is no fault of the code. */
const PATIENCE = 300_000;

const patient = { testTimeout: PATIENCE, hookTimeout: PATIENCE, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...patient,
          name: 'fast',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/*.slow.test.ts'],
          // One copy of each module for all files of a thread: loading them anew took more than half of the time.
          isolate: false,
          pool: 'threads',
          // Every core: the runner alone would leave one idle.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'slow',
          include: ['**/*.slow.test.ts', 'tests/system/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: 'tests/system/kit/once.ts',
          // As in the browser tests: none for people, one in CI until ten runs in a row were green.
          retry: process.env.CI ? 1 : 0,
          // More than there are cores: most of the time these tests wait.
          maxWorkers: 4,
        },
      },
    ],
  },
});
