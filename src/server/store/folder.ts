// Makes a folder and its missing parents, so that they survive a power cut.

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
  syncFolder(above);
}

/** A new file or folder is durable once the folder that it is in has been synced. */
function syncFolder(folder: string): void {
  // Windows has no such sync, and does not open folders.
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

const isFolder = (folder: string): boolean => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
