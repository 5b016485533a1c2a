// Bundles the programs that run in Node into dist/node: `grotto` (the command line and the server) and its workers.

import { build } from 'esbuild';

await build({
  entryPoints: {
    grotto: 'src/tools/main.ts',
    'bot-worker': 'src/server/bots/worker.ts',
    'arena-worker': 'src/tools/arena/worker.ts',
  },
  outdir: 'dist/node',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
