// Several real nodes on one PostgreSQL and one NATS, and the means to hurt them.

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

export async function startCluster(): Promise<Cluster> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
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
    },
  };
}
