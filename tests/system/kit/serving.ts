// A server as a process of its own, on a real file and a free port, for the tests of one file.

import fs from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ServeOptions } from '../../../src/server/serve.ts';
import { GENEROUS } from '../../chaos/limits.ts';
import type { Fault } from './faults.ts';
import { newFolder, type ProcessWishes, type ServerProcess, startProcess } from './process.ts';

export interface Running {
  readonly url: string;
  readonly data: string;
  /** What the server had to say to its operator. */
  readonly log: readonly string[];
  /** Puts this fault into the process, in place of the one before; for servers that have faults. */
  fault(fault: Fault): Promise<void>;
}

/** It must be alive to the last, and stop in order. */
export function running(options: Partial<ServeOptions> & ProcessWishes = {}): Running {
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
    fault: async (fault) => server?.fault(fault),
  };
}
