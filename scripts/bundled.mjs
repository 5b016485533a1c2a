// Bundles a program that is not shipped, with whatever it starts beside itself, and runs it.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './for-node.mjs';

/** `entryPoints` by the name of the built file; `main` is run, with the arguments of this process. */
export async function runBundled(entryPoints, folder) {
  const outdir = path.resolve(folder);
  await bundleForNode(entryPoints, outdir);
  await import(pathToFileURL(path.join(outdir, 'main.js')).href);
}
