// Several real nodes on one PostgreSQL and one NATS, and the means to hurt them.

import fs from 'node:fs';
import type { ServeOptions } from '../../../src/server/serve.ts';
import { GENEROUS } from '../../chaos/limits.ts';
import { newFolder, type ServerProcess, startProcess } from './process.ts';
import { newDatabase, type Service, startNats, startPostgres } from './services.ts';

export interface Cluster {
  readonly postgres: Service;
  readonly nats: Service;
  readonly database: string;
  /** Another node. */
  node(options?: Partial<ServeOptions>): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** A node whose wall clock is stepped to and fro by this many milliseconds, twice a second. */
export async function withSteppedClock<T>(step: number, start: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_OPTIONS;
  const program = `const now=Date.now;Date.now=()=>now()+(now()%1000<500?${step}:${-step})`;
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(program)}`;
  try {
    return await start();
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  }
}

export async function startCluster(connections = 60): Promise<Cluster> {
  const [postgres, nats] = await Promise.all([startPostgres([`max_connections=${connections}`]), startNats()]);
  const database = await newDatabase(postgres);
  const data = newFolder();
  const nodes: ServerProcess[] = [];
  // Whatever ends this process ends its nodes as well.
  const abandon = (): void => {
    for (const node of nodes) node.signal('SIGKILL');
  };
  process.once('exit', abandon);
  return {
    postgres,
    nats,
    database,
    async node(options = {}) {
      const node = await startProcess({ data, database, nats: nats.url, limits: GENEROUS, ...options });
      nodes.push(node);
      return node;
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      process.off('exit', abandon);
      await postgres.stop();
      await nats.stop();
      fs.rmSync(data, { recursive: true });
    },
  };
}
