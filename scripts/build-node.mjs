// Bundles the programs that run in Node into dist/node: `grotto` (the command line and the server) and its workers.

import fs from 'node:fs';
import { build } from 'esbuild';

const entries = {
  grotto: 'src/tools/main.ts',
  'bot-worker': 'src/server/bots/worker.ts',
  'arena-worker': 'src/tools/arena/worker.ts',
};

await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => fs.existsSync(file))),
  outdir: 'dist/node',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
