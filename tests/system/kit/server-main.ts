// The server as a process of its own, for tests that kill it.

import { type ServeOptions, serve } from '../../../src/server/serve.ts';
import { hearFaults } from './faults.ts';
import { watchLoop } from './loop-watch.ts';
import type { ProcessWishes } from './process.ts';

const { watchesLoop, logs, hasFaults, ...options } = JSON.parse(process.argv[2] ?? '{}') as ServeOptions &
  ProcessWishes;
const note = (fields: object, message: string): void => console.log(message, JSON.stringify(fields));
const server = await serve({
  ...options,
  ...(logs && { log: { info: note, error: note } }),
  ...(hasFaults && { games: hearFaults() }),
});
process.once('SIGTERM', async () => {
  await server.close();
  // Whatever came in must not have got into every object there is.
  process.exit(Object.keys(Object.prototype).length + Object.keys(Array.prototype).length === 0 ? 0 : 3);
});
if (watchesLoop) {
  const look = watchLoop();
  process.on('SIGUSR2', () => console.log(`loop ${JSON.stringify(look())}`));
}
console.log(`listening ${server.port}`);
