// Says when what has been committed is on the disk. The event loop does not wait for that; all who came meanwhile share
// the next wait.

import fs from 'node:fs';
import { errorOf } from '../../error-of.ts';

type Done = (error?: Error) => void;

/** What SQLite writes for a page: its head, and the page. */
const FRAME_BYTES = 24 + 4096;
const ZEROS = 1 << 20;

export class WalDisk {
  private readonly file: string;
  private log: number | undefined;
  private waiting: Done[] = [];
  private isSyncing = false;
  /** A system that has failed to write once may say "done" the next time without having written: nothing is done then. */
  private failure: Error | undefined;

  constructor(database: string) {
    this.file = `${database}-wal`;
  }

  /** What a process that was killed has left may not be on the disk yet, and is told to whoever comes from now on. */
  syncLeftovers(): void {
    if (!fs.existsSync(this.file)) return;
    this.log = fs.openSync(this.file, 'r+');
    fs.fdatasyncSync(this.log);
  }

  /**
   * Room for so many pages, in a log that is there. To write over what a file has already takes the disk half as long as to
   * make the file longer. SQLite reads no further than the last page that it has written, and uses the room again after
   * each checkpoint.
   */
  reserve(pages: number): void {
    this.log ??= fs.openSync(this.file, 'r+');
    const { size } = fs.fstatSync(this.log);
    const zeros = Buffer.alloc(ZEROS);
    try {
      for (let at = size; at < pages * FRAME_BYTES; at += ZEROS) fs.writeSync(this.log, zeros, 0, ZEROS, at);
    } catch {
      // There is little room left, and it is needed for more than this.
      fs.ftruncateSync(this.log, size);
      return;
    }
    this.sync();
  }

  /** Calls back once everything that was committed before this call would survive a power cut. */
  afterSync(done: Done): void {
    this.waiting.push(done);
    if (!this.isSyncing) this.sync();
  }

  /** Resolves when all that is committed by now would survive a power cut: for what is read to be told. */
  async settle(): Promise<void> {
    this.check();
    if (!this.isSyncing) return;
    await new Promise<void>((resolve, reject) => this.afterSync((error) => (error ? reject(error) : resolve())));
  }

  /** Throws where the disk has failed: what is read then may be what will be lost. */
  check(): void {
    if (this.failure) throw this.failure;
  }

  private sync(): void {
    const served = this.waiting;
    this.waiting = [];
    this.isSyncing = true;
    const answer = (error: Error | null): void => {
      this.isSyncing = false;
      this.failure ??= error ?? undefined;
      if (this.waiting.length > 0) this.sync();
      for (const done of served) done(this.failure);
    };
    try {
      // Only now: the file is not there before the first commit.
      this.log ??= fs.openSync(this.file, 'r+');
      fs.fdatasync(this.log, answer);
    } catch (error) {
      answer(errorOf(error));
    }
  }

  /** After the last of those who wait. */
  async close(): Promise<void> {
    if (this.log === undefined) return;
    await new Promise<void>((resolve) => this.afterSync(() => resolve()));
    fs.closeSync(this.log);
  }
}
