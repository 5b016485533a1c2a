// Lock on the data file: one process at a time. The operating system releases it when the process ends.

import fs from 'node:fs';
import { type Database, isFault, openDatabase } from './driver.ts';

/** Somebody else has this data file, and may be about to close it. */
export class InUse extends Error {
  override readonly name = 'InUse';
}

export interface DataLock {
  release(): void;
}

/**
 * An open transaction on an empty file beside the data file: whoever reads or backs up the data file itself is not kept
 * from it. Node has no locks of its own, and SQLite has them wherever it runs.
 */
export function lockData(data: string): DataLock {
  const file = `${data}-lock`;
  const before = inodeOf(file);
  const lock = openDatabase(file);
  if (!isTaken(lock)) {
    lock.close();
    throw new InUse(`another Grotto uses ${data}`);
  }
  // Whoever had it may have removed it while we opened it, and somebody else may have made a new one.
  if (before === undefined || inodeOf(file) !== before) {
    close(lock);
    return lockData(data);
  }
  return {
    release() {
      // While it is still ours: whoever waits for it would lose it otherwise.
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
    // Windows keeps a file that is open. Empty and without an owner it is in nobody's way.
  }
}

const inodeOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ino;
