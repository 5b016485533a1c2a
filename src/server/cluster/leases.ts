// Leases: which of the matches in memory this node runs the automation of, where several nodes share a store. One node at
// most has the lease of a match; its players may be connected to any node.

import type { Clock } from '../clock.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Log } from '../server-context.ts';
import type { SharedStore } from '../store/store.ts';

/** How often all of them are looked after: what a lost note did not tell is found out by then. */
const RENEW_EVERY = 1_000;
/** Matches that come or go together are asked for together. */
const BATCH_DELAY = 10;

export interface LeaseContext {
  readonly shared: SharedStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly matches: () => Iterable<LiveMatch>;
}

export class Leases {
  private readonly context: LeaseContext;
  private readonly renewals: NodeJS.Timeout;
  private toAcquire = new Set<LiveMatch>();
  private toRelease = new Set<string>();
  private flushing: Promise<void> | undefined;
  private isRenewing = false;
  private isClosed = false;
  /** What is being taken, released and looked after right now. */
  private readonly running = new Set<Promise<void>>();

  constructor(context: LeaseContext) {
    this.context = context;
    this.renewals = setInterval(() => void this.renewAll(), RENEW_EVERY);
    this.renewals.unref();
    context.clock.onPause = (epochs) => {
      for (const live of context.matches()) live.applyPause(epochs.get(live.id));
    };
  }

  /** Takes the match where nobody has it; resolves when it is known who does. */
  acquire(live: LiveMatch): Promise<void> {
    this.toAcquire.add(live);
    this.toRelease.delete(live.id);
    this.flushing ??= this.track(this.flush());
    return this.flushing;
  }

  release(live: LiveMatch): void {
    this.toAcquire.delete(live);
    if (live.hasLease) this.toRelease.add(live.id);
    this.flushing ??= this.track(this.flush());
  }

  /** Nobody can look after this one: it is in nobody's care, and not to be taken by others in turn either. */
  async drop(match: string): Promise<void> {
    await this.context.shared.claimLeases([match], this.context.clock.now());
    await this.context.shared.releaseLeases([match]);
  }

  /** Looks at all of them now. */
  renewAll(): Promise<void> {
    return this.isRenewing || this.isClosed ? Promise.resolve() : this.track(this.renewNow());
  }

  private async renewNow(): Promise<void> {
    this.isRenewing = true;
    try {
      const all = [...this.context.matches()];
      await this.claim(all);
      const living = await this.context.shared.liveNodes();
      for (const live of all) live.presenceTracker.retainNodes(living);
    } catch (error) {
      this.context.log.error({ err: error }, 'matches not looked after');
    } finally {
      this.isRenewing = false;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.renewals);
    this.isClosed = true;
    // What is taken once we have left is in the care of nobody, and no alarm would wake it.
    while (this.running.size > 0) await Promise.all(this.running);
    // Where this does not get through, the others take over once we have been silent for long enough.
    await this.context.shared.leave(this.context.clock.now()).catch(() => {});
  }

  private track(work: Promise<void>): Promise<void> {
    this.running.add(work);
    return work.finally(() => this.running.delete(work));
  }

  private async flush(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY));
    this.flushing = undefined;
    const [taken, released] = [[...this.toAcquire], [...this.toRelease]];
    this.toAcquire.clear();
    this.toRelease.clear();
    try {
      if (released.length > 0) await this.context.shared.releaseLeases(released);
      if (taken.length > 0) await this.claim(taken);
    } catch (error) {
      this.context.log.error({ err: error }, 'matches not taken or released');
    }
  }

  private async claim(lives: readonly LiveMatch[]): Promise<void> {
    if (lives.length === 0) return;
    const byId = new Map(lives.map((live) => [live.id, live]));
    const leaseStates = await this.context.shared.claimLeases([...byId.keys()], this.context.clock.now());
    for (const leaseState of leaseStates) byId.get(leaseState.match)?.onLeaseState(leaseState);
  }
}
