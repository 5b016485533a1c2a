// Bundles the benchmarks, their suites and the peers they are measured against into dist/bench.

import fs from 'node:fs';
import { build } from 'esbuild';

const suites = fs.readdirSync('bench/suites').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

fs.rmSync('dist/bench', { recursive: true, force: true });
await build({
  entryPoints: ['bench/main.ts', ...suites.map((file) => `bench/suites/${file}`)],
  outbase: 'bench',
  outdir: 'dist/bench',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The peers at their best: without the checks that they make while a game is being developed.
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  sourcemap: true,
  logLevel: 'warning',
});
