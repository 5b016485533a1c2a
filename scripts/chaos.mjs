// Bundles and runs the faults at full size.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = path.resolve('out/chaos/main.js');
await build({
  entryPoints: ['tests/chaos/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
