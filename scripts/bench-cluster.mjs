// Bundles and runs the benchmark of several machines.

import { runBundled } from './bundled.mjs';

await runBundled({ main: 'bench/cluster/main.ts' }, 'out/bench/cluster');
