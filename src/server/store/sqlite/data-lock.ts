// Lock on the data file: one process at a time. The operating system releases it when the process ends.

import fs from 'node:fs';
import { type Database, isFault, openDatabase } from './driver.ts';

/** Another process has this data file, and may be about to close it. */
export class InUse extends Error {
  override readonly name = 'InUse';
}

export interface DataLock {
  release(): void;
}

/**
 * The lock is an open transaction on an empty file beside the data file, so the data file itself can still be read and
 * backed up. Node has no file locks of its own; SQLite has them on every system.
 */
export function lockData(data: string): DataLock {
  const file = `${data}-lock`;
  const before = inodeOf(file);
  const lock = openDatabase(file);
  if (!isTaken(lock)) {
    lock.close();
    throw new InUse(`another Grotto uses ${data}`);
  }
  // Its last owner may have removed it while it was opened here, and another process may have made a new one.
  if (before === undefined || inodeOf(file) !== before) {
    close(lock);
    return lockData(data);
  }
  return {
    release() {
      // Removed while it is still locked: whoever waits for it would lose it otherwise.
      remove(file);
      close(lock);
    },
  };
}

function isTaken(lock: Database): boolean {
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isFault(error, 'busy')) return false;
    lock.close();
    throw error;
  }
}

function close(lock: Database): void {
  lock.exec('ROLLBACK');
  lock.close();
}

function remove(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // Windows keeps a file that is open. An empty lock file without an owner harms nobody.
  }
}

const inodeOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ino;
