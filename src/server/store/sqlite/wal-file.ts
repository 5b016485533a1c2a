// The write-ahead log of SQLite as a file: room in it, and its way to the disk.

import fs from 'node:fs';
import path from 'node:path';
import type { Sync } from './wal-disk.ts';

/** What SQLite writes for a page: a header and the page. */
const FRAME_BYTES = 24 + 4096;
const CHUNK = 1 << 20;
const ZEROS = Buffer.alloc(CHUNK);

export class WalFile {
  private readonly file: string;
  private log: number | undefined;

  constructor(database: string) {
    this.file = `${database}-wal`;
  }

  /**
   * What a killed process has left may not be on the disk yet, and will be shown. A sync alone is not enough: where one has
   * failed, Linux has dropped what it could not write, and the next sync reports success. So the same bytes are written
   * again. Before SQLite opens the file: it may sync and checkpoint by itself.
   */
  rewriteLeftovers(): void {
    if (!fs.existsSync(this.file)) return;
    const log = this.open();
    const bytes = Buffer.alloc(CHUNK);
    for (let at = 0; ; at += CHUNK) {
      const length = fs.readSync(log, bytes, 0, CHUNK, at);
      const read = bytes.subarray(0, length);
      // Room that was reserved, or the end: SQLite reads no further either.
      if (read.equals(ZEROS.subarray(0, length))) break;
      writeAll(log, read, at);
    }
    fs.fdatasyncSync(log);
    // SQLite may take the log for outdated, and make a new file.
    this.close();
  }

  /**
   * Preallocates room for so many pages in the log: overwriting takes the disk half as long as growing a file. SQLite reads
   * only as far as it has written, and uses the room again after each checkpoint. Throws where the disk has not enough of it:
   * the log would fill that disk before its first checkpoint, which needs room in the data file as well.
   */
  reserve(pages: number): void {
    const log = this.open();
    const { size } = fs.fstatSync(log);
    try {
      for (let at = size; at < pages * FRAME_BYTES; at += CHUNK) writeAll(log, ZEROS, at);
    } catch (error) {
      fs.ftruncateSync(log, size);
      throw isFull(error) ? noRoom(path.dirname(this.file), pages * FRAME_BYTES - size, error) : error;
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

/** The disk, or what this user may have of it. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const noRoom = (folder: string, bytes: number, cause: unknown): Error =>
  new Error(
    `${folder} has too little room: the log needs ${Math.ceil(bytes / 1e6)} MB more there. Free some space, or name another folder in GROTTO_DATA`,
    { cause },
  );

/** The system may write less than it is given. */
function writeAll(file: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(file, bytes, done, bytes.length - done, at + done);
}
