// A server in this process, on a real file and a free port, for the tests of one file.

import fs from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { type ServeOptions, type Serving, serve } from '../../../src/server/serve.ts';
import { GENEROUS } from '../../chaos/limits.ts';
import { newFolder } from './process.ts';

export interface Running {
  readonly url: string;
  readonly data: string;
  /** What the server had to say to its operator. */
  readonly log: string[];
}

export function running(options: Partial<ServeOptions> = {}): Running {
  const data = newFolder();
  const log: string[] = [];
  const note = (fields: object, message: string): number => log.push(`${message} ${JSON.stringify(fields)}`);
  let server: Serving | undefined;
  beforeAll(async () => {
    server = await serve({
      port: 0,
      host: '127.0.0.1',
      data,
      limits: GENEROUS,
      botPace: 0,
      log: { info: note, error: note },
      ...options,
    });
  });
  afterAll(async () => {
    await server?.close();
    fs.rmSync(data, { recursive: true });
  });
  return {
    get url() {
      return server?.url ?? '';
    },
    data,
    log,
  };
}
