// The files of the built client. It is one page: whatever path a link names, the page finds its way.

import fs from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { httpRefusal, refuse } from './answers.ts';

/** The route of all that no other route is for, where there is a client. */
export const CLIENT_FILES = '/*';

export async function addClientFiles(app: FastifyInstance, client: string | undefined): Promise<void> {
  const refusal = httpRefusal('not-found');
  if (client === undefined || !fs.existsSync(client)) {
    app.setNotFoundHandler((_request, reply) => refuse(reply, { refusal }));
    return;
  }
  await app.register(files, {
    root: client,
    cacheControl: false,
    // The build has written them: nothing is compressed while somebody waits.
    preCompressed: true,
    setHeaders(reply, file) {
      // Below the client's own folder, wherever that lies: a page that is kept for ever never learns of a new version.
      const forEver = /^assets[\\/]/.test(path.relative(client, file));
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isLook && !/^\/(api|assets)(\/|$)|\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isPage ? reply.sendFile('index.html') : refuse(reply, { refusal });
  });
}
