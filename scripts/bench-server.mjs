// Bundles and runs the benchmark of the server against others.

import { runBundled } from './bundled.mjs';

const programs = {
  main: 'bench/server/main.ts',
  load: 'bench/server/load.ts',
  disk: 'bench/server/disk.ts',
  watch: 'bench/server/watch.ts',
  'serve-grotto': 'bench/server/serve-grotto.ts',
};
await runBundled(programs, 'out/bench/server');
