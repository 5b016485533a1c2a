// Waits until commits are on the disk, without blocking the event loop. Everybody who asks in the meantime shares the next
// wait.

import fs from 'node:fs';
import { errorOf } from '../../error-of.ts';

type Done = (error?: Error) => void;

/** What SQLite writes for a page: a header and the page. */
const FRAME_BYTES = 24 + 4096;
const ZEROS = 1 << 20;

export class WalDisk {
  private readonly file: string;
  private log: number | undefined;
  private waiting: Done[] = [];
  private isSyncing = false;
  /** After a failed write the system may report success without having written, so nothing is believed any more. */
  private failure: Error | undefined;

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
    this.log ??= fs.openSync(this.file, 'r+');
    const { size } = fs.fstatSync(this.log);
    const zeros = Buffer.alloc(ZEROS);
    try {
      for (let at = size; at < pages * FRAME_BYTES; at += ZEROS) fs.writeSync(this.log, zeros, 0, ZEROS, at);
    } catch {
      // The disk is nearly full, and the space is needed for other things.
      fs.ftruncateSync(this.log, size);
      return;
    }
    this.sync();
  }

  /** Calls back once everything that was committed before would survive a power cut. */
  afterSync(done: Done): void {
    this.waiting.push(done);
    if (!this.isSyncing) this.sync();
  }

  /** Resolves when everything that was committed before would survive a power cut: for what is read and then shown. */
  async settle(): Promise<void> {
    this.check();
    if (!this.isSyncing) return;
    await new Promise<void>((resolve, reject) => this.afterSync((error) => (error ? reject(error) : resolve())));
  }

  /** Throws where the disk has failed: what is read may be lost later. */
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
      // Only now: the file does not exist before the first commit.
      this.log ??= fs.openSync(this.file, 'r+');
      fs.fdatasync(this.log, answer);
    } catch (error) {
      answer(errorOf(error));
    }
  }

  /** After the last waiting caller. */
  async close(): Promise<void> {
    if (this.log === undefined) return;
    await new Promise<void>((resolve) => this.afterSync(() => resolve()));
    fs.closeSync(this.log);
  }
}
