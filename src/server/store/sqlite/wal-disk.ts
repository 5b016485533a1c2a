// Waits until commits are on the disk, without blocking the event loop. Everybody who asks in the meantime shares the next
// wait.

import { errorOf } from '../../error-of.ts';

type Done = (error?: Error) => void;

/** Calls back once all that was written to the log before would survive a power cut. Only one runs at a time. */
export type Sync = (done: (error: Error | null) => void) => void;

export class WalDisk {
  private readonly sync: Sync;
  private readonly onFailure: (error: Error) => Error;
  /** They committed something since the running sync began. */
  private waiting: Done[] = [];
  /** The running sync covers all that they wait for; absent while none runs. */
  private served: Done[] | undefined;
  /** After a failed sync the system may report success without having written, so no later sync is believed, or tried. */
  private failure: Error | undefined;

  /** `onFailure`: before anybody is told. Gives the error that they get. */
  constructor(sync: Sync, onFailure: (error: Error) => Error = (error) => error) {
    this.sync = sync;
    this.onFailure = onFailure;
  }

  /** Calls back once everything that was committed before would survive a power cut. Every commit calls this at once. */
  afterSync(done: Done): void {
    const { failure } = this;
    if (failure) {
      setImmediate(() => done(failure));
      return;
    }
    this.waiting.push(done);
    if (this.served === undefined) this.next();
  }

  /** Resolves when everything that was committed before would survive a power cut: for what is read and then shown. */
  async settle(): Promise<void> {
    this.check();
    const { served } = this;
    if (served === undefined) return;
    // Without a commit since the running sync began, that one is enough.
    const joined = this.waiting.length > 0 ? this.waiting : served;
    await new Promise<void>((resolve, reject) => joined.push((error) => (error ? reject(error) : resolve())));
  }

  /** Throws where the disk has failed: what is read may be lost later, and what is written is lost. */
  check(): void {
    if (this.failure) throw this.failure;
  }

  /** SQLite has seen a sync fail: after that no other is believed. */
  fail(error: Error): void {
    this.failure ??= this.onFailure(error);
  }

  private next(): void {
    const served = this.waiting;
    this.served = served;
    this.waiting = [];
    const answer = (error: Error | null): void => {
      this.served = undefined;
      if (error) this.fail(error);
      const failed = this.failure ? this.waiting.splice(0) : [];
      if (this.waiting.length > 0) this.next();
      for (const done of [...served, ...failed]) done(this.failure);
    };
    try {
      this.sync(answer);
    } catch (error) {
      answer(errorOf(error));
    }
  }
}
