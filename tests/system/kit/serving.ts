// A server on a real file and a free port, for the tests of one file: as a process of its own, or inside the test.

import fs from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ServeOptions, type Serving, serve } from '../../../src/server/serve.ts';
import { GENEROUS } from '../../chaos/limits.ts';
import { newFolder, type ServerProcess, startProcess } from './process.ts';

export interface Running {
  readonly url: string;
  readonly data: string;
  /** What the server had to say to its operator. */
  readonly log: readonly string[];
}

/** It must be alive to the last, and stop in order. */
export function running(options: Partial<ServeOptions> = {}): Running {
  const data = newFolder();
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await startProcess({ data, limits: GENEROUS, logs: true, ...options });
  });
  afterAll(async () => {
    const exit = await server?.stop();
    fs.rmSync(data, { recursive: true });
    expect(exit).toBe(0);
  });
  return {
    get url() {
      return server?.url ?? '';
    },
    data,
    get log() {
      return server?.output ?? [];
    },
  };
}

/** For tests that put something of their own into the server. */
export function runningInside(options: Partial<ServeOptions> = {}): Running {
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
