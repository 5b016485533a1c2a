// Bundles a program that is not shipped, with whatever it starts beside itself, and runs it.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** `entryPoints` by the name of the built file; `main` is run, with the arguments of this process. */
export async function runBundled(entryPoints, folder) {
  const outdir = path.resolve(folder);
  await build({
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
  await import(pathToFileURL(path.join(outdir, 'main.js')).href);
}
