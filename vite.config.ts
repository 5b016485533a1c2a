// The client's build: one page, lazy chunks, and a list of its files for the service worker.

import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  build: { outDir: 'dist/client', target: 'es2022', modulePreload: { polyfill: false } },
});
