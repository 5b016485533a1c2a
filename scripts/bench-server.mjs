// Bundles and runs the benchmark of the server against others.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outdir = path.resolve('out/bench/server');
await build({
  entryPoints: ['main', 'load', 'serve-grotto'].map((name) => `bench/server/${name}.ts`),
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
await import(pathToFileURL(path.join(outdir, 'main.js')).href);
