// Bundles and runs the faults at full size.

import { runBundled } from './bundled.mjs';

const programs = { main: 'tests/chaos/main.ts', flooder: 'tests/chaos/flooder.ts', load: 'bench/server/load.ts' };
await runBundled(programs, 'out/chaos');
