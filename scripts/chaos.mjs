// Bundles and runs the faults at full size.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outdir = path.resolve('out/chaos');
await build({
  entryPoints: { main: 'tests/chaos/main.ts', flooder: 'tests/chaos/flooder.ts', load: 'bench/server/load.ts' },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
await import(pathToFileURL(path.join(outdir, 'main.js')).href);
