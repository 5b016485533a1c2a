// The client's build: one page, lazy chunks, and a service worker that knows every built file.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const WORKER = 'src/client/service-worker.js';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Large pictures for home screens and licences are not needed offline. */
const isKept = (name: string): boolean => !/\.(map|txt)$|^\/icons\/.*\.png$/.test(name);

/** Writes /sw.js: the worker's text with the list of all files, and a version that changes with any of them. */
function serviceWorker(): Plugin {
  let publicDir = '';
  const publicFiles = (): [string, string][] =>
    readdirSync(publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(publicDir, file).split(path.sep).join('/')}`, hash(readFileSync(file))]);
  return {
    name: 'grotto-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file): [string, string] => [
          file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
          hash(file.type === 'chunk' ? file.code : file.source),
        ]);
        const files = [...built, ...publicFiles()].filter(([name]) => isKept(name)).sort();
        const text = readFileSync(WORKER, 'utf8');
        const names = JSON.stringify(files.map(([name]) => name));
        const id = hash(JSON.stringify(files) + text).slice(0, 16);
        const source = `const VERSION = '${id}';\nconst FILES = ${names};\n${text}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
  build: { outDir: 'dist/client', target: 'es2022', modulePreload: { polyfill: false } },
});
