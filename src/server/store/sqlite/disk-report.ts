// Disk report: whether anything can be stored. It is written to the log when that changes, and only then.

import type { Log } from '../../server-context.ts';
import { CannotStore } from '../cannot-store.ts';
import { type Fault, isFault } from './driver.ts';

/** Other errors are about what was to be stored, and not about the disk. */
const REASONS: readonly (readonly [Fault, string])[] = [
  ['full', 'the disk is full'],
  ['readonly', 'the data file is read-only'],
  ['io', 'the disk reports an error'],
  ['cannot-open', 'the data file cannot be opened'],
  ['busy', 'another process holds the data file'],
];

export class DiskReport {
  private readonly log: Log;
  private readonly file: string;
  private trouble: CannotStore | undefined;
  private isLost = false;

  constructor(log: Log, file: string) {
    this.log = log;
    this.file = file;
  }

  /** A commit has failed. Gives the error for whoever waits for it. */
  failed(error: Error): Error {
    const reason = REASONS.find(([fault]) => isFault(error, fault))?.[1];
    return reason === undefined ? error : this.say(error, `nothing can be stored: ${reason}`);
  }

  /** A sync has failed, and no later one will be believed. */
  lost(error: Error): Error {
    if (!this.isLost) this.trouble = undefined;
    this.isLost = true;
    return this.say(error, 'nothing can be stored until the server is restarted: the disk has failed');
  }

  /** The saved clock was stored. Other commits do not count: on a nearly full disk every other one may fail. */
  stored(): void {
    if (this.trouble === undefined) return;
    this.trouble = undefined;
    this.log.info({ file: this.file }, 'everything can be stored again');
  }

  /** Throws while nothing can be stored. */
  check(): void {
    if (this.trouble) throw this.trouble;
  }

  private say(error: Error, message: string): CannotStore {
    if (this.trouble === undefined) this.log.error({ file: this.file, err: error }, message);
    this.trouble ??= new CannotStore(error.message, { cause: error });
    return this.trouble;
  }
}
