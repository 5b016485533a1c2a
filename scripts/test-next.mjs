// Runs the fast tests on the next Node, from a folder of its own so that it shadows nothing.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installDependencies, root } from './setup.mjs';

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The next Node is only kept for linux-x64: run `npm run check` with it by hand.');
  process.exit(0);
}
installDependencies();
const folder = path.join(root, 'tools/node-next');
installDependencies(folder);
const next = path.join(folder, 'node_modules/node24/bin/node');
const { status } = spawnSync(next, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fast'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
