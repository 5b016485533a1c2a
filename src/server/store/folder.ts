// Makes a folder and its missing parents.

import fs from 'node:fs';
import path from 'node:path';

/** Node's own way (`recursive`) never ends where the system says of a folder that is there that it is not, as Linux does below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Somebody else may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (folder: string): boolean => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
