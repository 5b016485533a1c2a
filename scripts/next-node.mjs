// The next Node, kept in a folder of its own so that it shadows nothing.

import path from 'node:path';
import { installDependencies, root } from './setup.mjs';

/** Only kept for linux-x64. */
export const hasNextNode = () => process.platform === 'linux' && process.arch === 'x64';

/** Gives the path of its program; where it is not kept, the program that runs now. */
export function installNextNode() {
  if (!hasNextNode()) return process.execPath;
  const folder = path.join(root, 'tools/node-next');
  installDependencies(folder);
  return path.join(folder, 'node_modules/node24/bin/node');
}
