// Bundles and runs the benchmark of several machines.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = path.resolve('out/bench/cluster.js');
await build({
  entryPoints: ['bench/cluster/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
