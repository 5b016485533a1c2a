// Serves the built page and nothing else.

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Every path that is no file is a screen of the page. */
export function staticServer(folder: string): http.Server {
  const root = path.resolve(folder);
  return http.createServer((request, response) => {
    const wanted = path.join(root, path.normalize(decoded(request.url ?? '/')));
    const inside = wanted === root || wanted.startsWith(root + path.sep);
    const isFile = inside && fs.statSync(wanted, { throwIfNoEntry: false })?.isFile();
    const file = isFile ? wanted : path.join(root, 'index.html');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('x-content-type-options', 'nosniff');
    fs.createReadStream(file)
      .on('error', () => {
        response.statusCode = 404;
        response.end('not found');
      })
      .pipe(response);
  });
}

function decoded(url: string): string {
  try {
    return decodeURI(new URL(url, 'http://grotto').pathname);
  } catch {
    return '/';
  }
}
