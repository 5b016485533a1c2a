// Says when what has been committed is on the disk. The event loop does not wait for that; all who came meanwhile share
// the next wait.

import fs from 'node:fs';

type Done = (error?: Error) => void;

export class WalDisk {
  private readonly file: string;
  private log: number | undefined;
  private waiting: Done[] = [];
  private isSyncing = false;

  constructor(database: string) {
    this.file = `${database}-wal`;
  }

  /** Calls back once everything that was committed before this call would survive a power cut. */
  afterSync(done: Done): void {
    this.waiting.push(done);
    if (!this.isSyncing) this.sync();
  }

  private sync(): void {
    const served = this.waiting;
    this.waiting = [];
    this.isSyncing = true;
    this.log ??= fs.openSync(this.file, 'r+');
    fs.fdatasync(this.log, (error) => {
      this.isSyncing = false;
      if (this.waiting.length > 0) this.sync();
      for (const done of served) done(error ?? undefined);
    });
  }

  /** After the last of those who wait. */
  async close(): Promise<void> {
    if (this.log === undefined) return;
    await new Promise<void>((resolve) => this.afterSync(() => resolve()));
    fs.closeSync(this.log);
  }
}
