// Makes a folder and its missing parents.

import fs from 'node:fs';
import path from 'node:path';

/** Node's recursive mkdir loops forever where the system reports ENOENT for an existing folder, as Linux does below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another process may have made it.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (folder: string): boolean => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
