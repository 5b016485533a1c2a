// The client's build: one page, lazy chunks, a service worker that knows every built file, and all of it compressed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const WORKER = 'src/client/service-worker.js';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What every table needs, whatever is played at it. */
const TABLE =
  /[\\/]src[\\/](kit|contract|match|play(?:[\\/](?:session|presenter))?|client[\\/](games|hints|kit|session|table|ui))[\\/](?:styles[\\/])?(?!record\.|scenario\.|copy-link\.|fields\.|online\.|lesson\.|replay\.|recorded-news\.|seat-news\.|virtual-time\.)[\w-]+\.(tsx?|css)$/;

/** What several parts of one game need. */
const GAME = /[\\/]games[\\/]([\w-]+)[\\/]/;

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

/** Writes every text once more in both compressions: the server sends what is there, and never compresses by itself. */
function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'grotto-compressed',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|webmanifest)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** `./gems.svg?drawing` is what is inside that file, as text without comments and blanks. */
function drawings(): Plugin {
  const query = '?drawing';
  return {
    name: 'grotto-drawings',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.svg${query}`)) return;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const text = readFileSync(file, 'utf8')
        .replace(/<!--.*?-->|\n\s*/gs, '')
        .replace(/ \/>/g, '/>')
        .replace(/^<svg[^>]*>|<\/svg>$/g, '');
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' };
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  plugins: [drawings(), serviceWorker(), compressed()],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Left alone, every set of screens that shares a module gets a chunk for it: dozens of files of a kilobyte.
    rolldownOptions: {
      // Compressing takes most of a build, which is no news to whoever starts the server.
      checks: { bundlerTimings: false },
      output: {
        // The first script names most of the others: seven characters tell their versions apart, and cost less than eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: 'table', test: TABLE, minShareCount: 2 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, debugName: 'games', test: GAME, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
