// Leases: which of the matches in memory this node runs the automation of, where several nodes share a store. One node at
// most has the lease of a match; its players may be connected to any node.

import type { Millis } from '../../contract/game.ts';
import { pause, type Scheduler } from '../../play/scheduler.ts';
import type { Clock } from '../clock.ts';
import { every } from '../scheduler.ts';
import type { Log } from '../server-context.ts';
import type { LeaseState, SharedStore } from '../store/store.ts';

/** A message that was lost on the bus is made up for at the next renewal. */
const RENEW_EVERY: Millis = 1_000;
/** Requests for matches that are loaded or unloaded together are sent together. */
const BATCH_DELAY: Millis = 10;

/** A match in memory. */
export interface LeasedMatch {
  readonly id: string;
  readonly hasLease: boolean;
  onLeaseState(state: LeaseState): void;
  /** The match was paused, and has this epoch now; undefined where it has not changed. */
  applyPause(epoch: Millis | undefined): void;
  /** Players who were connected to other nodes than these are gone. */
  retainNodes(live: ReadonlySet<string>): void;
}

export interface LeaseContext {
  readonly shared: SharedStore;
  readonly clock: Pick<Clock, 'now' | 'onPause'>;
  readonly scheduler: Scheduler;
  readonly log: Log;
  readonly matches: () => Iterable<LeasedMatch>;
}

export class Leases {
  private readonly context: LeaseContext;
  private readonly stopRenewals: () => void;
  private toAcquire = new Set<LeasedMatch>();
  private toRelease = new Set<string>();
  private flushing: Promise<void> | undefined;
  private isRenewing = false;
  private isClosed = false;
  /** The requests that the store has not answered yet. */
  private readonly running = new Set<Promise<void>>();

  constructor(context: LeaseContext) {
    this.context = context;
    this.stopRenewals = every(context.scheduler, RENEW_EVERY, () => void this.renewAll());
    context.clock.onPause = (epochs) => {
      for (const match of context.matches()) match.applyPause(epochs.get(match.id));
    };
  }

  /** Takes the lease where no node has it. Resolves when it is known who has it. */
  acquire(match: LeasedMatch): Promise<void> {
    this.toAcquire.add(match);
    this.toRelease.delete(match.id);
    this.flushing ??= this.track(this.flush());
    return this.flushing;
  }

  release(match: LeasedMatch): void {
    this.toAcquire.delete(match);
    if (match.hasLease) this.toRelease.add(match.id);
    this.flushing ??= this.track(this.flush());
  }

  /** For a match that no node can load: takes its lease and gives it back, so that nobody is woken for it again. */
  async drop(match: string): Promise<void> {
    await this.context.shared.claimLeases([match], this.context.clock.now());
    await this.context.shared.releaseLeases([match]);
  }

  /** Renews all leases now, and takes those that have become free. */
  renewAll(): Promise<void> {
    return this.isRenewing || this.isClosed ? Promise.resolve() : this.track(this.renewNow());
  }

  private async renewNow(): Promise<void> {
    this.isRenewing = true;
    try {
      const all = [...this.context.matches()];
      await this.claim(all);
      const live = await this.context.shared.liveNodes();
      for (const match of all) match.retainNodes(live);
    } catch (error) {
      this.context.log.error({ err: error }, 'leases not renewed');
    } finally {
      this.isRenewing = false;
    }
  }

  async close(): Promise<void> {
    this.stopRenewals();
    this.isClosed = true;
    // A lease that is taken after this node has left would belong to nobody, and no alarm would wake the match.
    while (this.running.size > 0) await Promise.all(this.running);
    // If this fails, the others take over once this node has sent no heartbeat for long enough.
    await this.context.shared.leave(this.context.clock.now()).catch(() => {});
  }

  private track(request: Promise<void>): Promise<void> {
    this.running.add(request);
    return request.finally(() => this.running.delete(request));
  }

  private async flush(): Promise<void> {
    await pause(this.context.scheduler, BATCH_DELAY);
    this.flushing = undefined;
    const [taken, released] = [[...this.toAcquire], [...this.toRelease]];
    this.toAcquire.clear();
    this.toRelease.clear();
    try {
      if (released.length > 0) await this.context.shared.releaseLeases(released);
      if (taken.length > 0) await this.claim(taken);
    } catch (error) {
      this.context.log.error({ err: error }, 'leases not acquired or released');
    }
  }

  private async claim(matches: readonly LeasedMatch[]): Promise<void> {
    if (matches.length === 0) return;
    const byId = new Map(matches.map((match) => [match.id, match]));
    const states = await this.context.shared.claimLeases([...byId.keys()], this.context.clock.now());
    for (const state of states) byId.get(state.match)?.onLeaseState(state);
  }
}
