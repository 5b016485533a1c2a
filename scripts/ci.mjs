// The continuous check: the fast tests on the next Node, `npm test`, and one closing line that counts both.

import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const steps = [
  [process.execPath, ['scripts/test-next.mjs']],
  ['npm', ['test']],
];
const results = steps.map(([command, args]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  return status === 0;
});
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);
