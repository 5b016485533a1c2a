// How whatever runs in Node is bundled: what is shipped, what measures it and what the tests start.

import { build } from 'esbuild';

/** `entryPoints` by the name of the built file. */
export const bundleForNode = (entryPoints, outdir) =>
  build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
