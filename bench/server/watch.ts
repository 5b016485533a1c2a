// Looks at the clock every millisecond, and says from when to when it was kept from that. Started with more right to the
// processor than anything else, only a machine that stood still can keep it.

import fs from 'node:fs';
import { clock } from './standstills.ts';

const LOOK_EVERY = 1;
/** In milliseconds; less is the usual pace of things. */
const SHORTEST = 3;

const nobody = new Int32Array(new SharedArrayBuffer(4));
for (let last = clock(); ; ) {
  Atomics.wait(nobody, 0, 0, LOOK_EVERY);
  const now = clock();
  if (now - last > LOOK_EVERY + SHORTEST) fs.writeSync(1, `${last} ${now}\n`);
  last = now;
}
