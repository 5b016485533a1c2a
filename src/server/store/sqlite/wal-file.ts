// The write-ahead log of SQLite as a file: room in it, and its way to the disk.

import fs from 'node:fs';
import type { Sync } from './wal-disk.ts';

/** What SQLite writes for a page: a header and the page. */
const FRAME_BYTES = 24 + 4096;
const ZEROS = 1 << 20;

export class WalFile {
  private readonly file: string;
  private log: number | undefined;

  constructor(database: string) {
    this.file = `${database}-wal`;
  }

  /** The rest of a killed process may not be on the disk yet, and will be shown to clients: sync it first. */
  syncLeftovers(): void {
    if (!fs.existsSync(this.file)) return;
    this.log = fs.openSync(this.file, 'r+');
    fs.fdatasyncSync(this.log);
  }

  /**
   * Preallocates room for so many pages in the log: overwriting takes the disk half as long as growing a file. SQLite reads
   * only as far as it has written, and uses the room again after each checkpoint.
   */
  reserve(pages: number): void {
    const log = this.open();
    const { size } = fs.fstatSync(log);
    const zeros = Buffer.alloc(ZEROS);
    try {
      for (let at = size; at < pages * FRAME_BYTES; at += ZEROS) fs.writeSync(log, zeros, 0, ZEROS, at);
    } catch {
      // The disk is nearly full, and the space is needed for other things.
      fs.ftruncateSync(log, size);
    }
  }

  readonly sync: Sync = (done) => fs.fdatasync(this.open(), done);

  close(): void {
    if (this.log !== undefined) fs.closeSync(this.log);
    this.log = undefined;
  }

  /** Late: the file does not exist before the first commit. */
  private open(): number {
    this.log ??= fs.openSync(this.file, 'r+');
    return this.log;
  }
}
