// The server as a process of its own, for tests that kill it.

import { type ServeOptions, serve } from '../../../src/server/serve.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions;
const server = await serve(options);
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
console.log(`listening ${server.port}`);
