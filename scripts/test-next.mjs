// Runs the fast tests on the next Node.

import { spawnSync } from 'node:child_process';
import { hasNextNode, installNextNode } from './next-node.mjs';
import { installDependencies, root } from './setup.mjs';

if (!hasNextNode()) {
  console.error('The next Node is only kept for linux-x64: run `npm run check` with it by hand.');
  process.exit(0);
}
installDependencies();
const { status } = spawnSync(installNextNode(), ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fast'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
