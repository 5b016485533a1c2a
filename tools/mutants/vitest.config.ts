// What mutants are tried on: the tests of the folders that were named, without a browser or a server.

import { defineConfig } from 'vitest/config';

const folders = (process.env.GROTTO_MUTANTS ?? 'src/kit').split(',');

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/*.slow.test.ts'],
    testTimeout: 60_000,
  },
});
