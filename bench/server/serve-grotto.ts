// Our own server as it is run, durable on its file, only with limits that let one machine play everybody.

import { serve } from '../../src/server/serve.ts';

const [data = ''] = process.argv.slice(2);
const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  limits: {
    connections: plenty,
    socketsPerAddress: 1_000_000,
    newSockets: plenty,
    requests: plenty,
    tables: plenty,
    messages: plenty,
  },
});
process.on('SIGUSR2', () => globalThis.gc?.());
console.log(`listening ${server.port}`);
