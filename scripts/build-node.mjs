// Bundles the programs that run in Node into dist/node: `grotto` (the command line and the server) and its workers.

import { bundleForNode } from './for-node.mjs';

const programs = {
  grotto: 'src/tools/main.ts',
  'bot-worker': 'src/server/bots/worker.ts',
  'arena-worker': 'src/tools/arena/worker.ts',
};
await bundleForNode(programs, 'dist/node');
