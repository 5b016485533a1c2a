// Group commit: everything from one turn of the event loop is committed together, and answered when it is on the disk.

import { errorOf } from '../../error-of.ts';
import { type Database, isFailedSync } from './driver.ts';
import type { WalDisk } from './wal-disk.ts';

export type Answer = (result: unknown) => void;

interface Job {
  readonly run: () => unknown;
  /** Called with the result once it is on the disk, or with the error. */
  readonly answer: Answer;
  result: unknown;
}

interface CommitContext {
  readonly db: Database;
  readonly disk: WalDisk;
  /** The last chance to write. */
  readonly beforeCommit: () => void;
  readonly onCommit: () => void;
  /** What was written since the last commit is lost. */
  readonly onRollback: () => void;
  /** Gives the error for whoever waits for the commit. */
  readonly onError: (error: Error) => Error;
}

export class SqliteCommits {
  private readonly context: CommitContext;
  private jobs: Job[] = [];
  private isScheduled = false;
  /** Whether the last transaction got as far as to write anything. */
  private hasBegun = false;

  constructor(context: CommitContext) {
    this.context = context;
  }

  /** Runs this in the next commit. */
  add(run: () => unknown, answer: Answer): void {
    this.jobs.push({ run, answer, result: undefined });
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.flush());
  }

  /** The same as a promise. */
  run<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(run, (result) => (result instanceof Error ? reject(result) : resolve(result as T)));
    });
  }

  flush(): void {
    const batch = this.jobs;
    this.jobs = [];
    this.isScheduled = false;
    if (batch.length === 0) return;
    let error = this.failure() ?? this.commit(batch);
    if (error === undefined) return;
    // One write has spoilt the commit: each is done on its own, so that only that one fails. Not where the file is locked:
    // each of them would block for as long again.
    for (const job of batch) {
      if (this.hasBegun) error = this.failure() ?? this.commit([job]);
      if (error !== undefined) job.answer(error);
    }
  }

  /**
   * After a failed sync nothing is committed any more: it would be refused and there all the same after a restart, and
   * SQLite would checkpoint from a log that is not on the disk.
   */
  private failure(): Error | undefined {
    try {
      this.context.disk.check();
    } catch (error) {
      this.hasBegun = false;
      return errorOf(error);
    }
    return undefined;
  }

  private commit(batch: readonly Job[]): Error | undefined {
    const { db, disk, beforeCommit, onCommit, onRollback, onError } = this.context;
    this.hasBegun = false;
    try {
      db.exec('BEGIN IMMEDIATE');
      this.hasBegun = true;
      for (const job of batch) job.result = job.run();
      beforeCommit();
      db.exec('COMMIT');
      onCommit();
    } catch (error) {
      try {
        db.exec('ROLLBACK');
      } catch {
        // No transaction had begun, or SQLite has rolled back itself.
      }
      onRollback();
      if (isFailedSync(error)) disk.fail(errorOf(error));
      return this.failure() ?? onError(errorOf(error));
    }
    disk.afterSync((error) => {
      for (const job of batch) job.answer(error ?? job.result);
    });
    return undefined;
  }
}
