// Two groups: `fast` (in memory, part of every check) and `slow` (real processes, sockets, disks, databases).

import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/*.slow.test.ts'],
          // Generous: a busy machine is no fault of the code.
          testTimeout: 60_000,
          // Every core: the runner alone would leave one idle.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['**/*.slow.test.ts', 'tests/system/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 180_000,
          // Real processes on a shared machine: a test that fails three times in a row is broken.
          retry: process.env.CI ? 2 : 0,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
