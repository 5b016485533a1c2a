// Alarms: when a match has something due, as the store knows it. They wake sleeping matches in time, also after a crash.

import type { Millis } from '../../contract/game.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { ServerContext } from '../server-context.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Automation } from './automation.ts';

const BATCH_SIZE = 100;
const BATCH_PAUSE = 20;

/** A match in memory. */
export interface AlarmedMatch {
  readonly live: LiveMatch;
  readonly automation: Automation;
  /** What the store has as the match's alarm: always at or before what is due. */
  alarm: Millis | undefined;
}

interface AlarmContext extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  /** Brings a match into memory whose alarm is due, and sets a new one. */
  readonly wake: (match: string) => Promise<void>;
  /** It cannot be woken. */
  readonly onCannotWake: (match: string) => Promise<void>;
}

export class Alarms {
  private readonly context: AlarmContext;
  private isClosed = false;
  private isWaking = false;

  constructor(context: AlarmContext) {
    this.context = context;
  }

  /** After a crash, the next process must know which matches have something due. */
  update(open: AlarmedMatch): void {
    if (!open.live.hasLease) return;
    const due = open.automation.alarm();
    if (due === undefined ? open.alarm === undefined : open.alarm !== undefined && open.alarm <= due) return;
    void this.set(open, due);
  }

  /** Sets what is due now, be it sooner or later than what was set before. */
  renew(open: AlarmedMatch): Promise<void> {
    return this.set(open, open.automation.alarm());
  }

  /** The same for a match that leaves memory, where it differs and is ours to set. */
  async saveBeforeUnload(open: AlarmedMatch): Promise<void> {
    const due = open.automation.alarm();
    if (open.live.hasLease && due !== open.alarm) await this.set(open, due);
  }

  private async set(open: AlarmedMatch, due: Millis | undefined): Promise<void> {
    open.alarm = due;
    await this.context.store.setAlarm(open.live.id, due).catch((error: unknown) => {
      open.alarm = undefined;
      this.context.log.error({ match: open.live.id, err: error }, 'alarm not set');
    });
  }

  /** One at a time: what takes longer than a sweep would be done anew by every sweep, and take longer still. */
  async wakeDue(): Promise<void> {
    if (this.isWaking) return;
    this.isWaking = true;
    try {
      for (let isMore = true; isMore && !this.isClosed; ) isMore = await this.wakeSome();
    } catch (error) {
      this.context.log.error({ err: error }, 'alarms not read');
    } finally {
      this.isWaking = false;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  /** Gives whether there may be more of them. */
  private async wakeSome(): Promise<boolean> {
    const due = await this.context.store.dueAlarms(this.context.clock.now(), BATCH_SIZE);
    for (const { match } of due) {
      if (this.isClosed) break;
      await this.wake(match);
    }
    // Not at once: alarms that cannot be set anew, as on a full disk, are due again and again.
    await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE));
    return due.length === BATCH_SIZE;
  }

  private async wake(match: string): Promise<void> {
    try {
      await this.context.wake(match);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // It cannot be folded: it stays as it is, and must not be tried again and again.
      this.context.log.error({ match, err: error }, 'match cannot be woken');
      await this.context.store.setAlarm(match, undefined);
      await this.context.onCannotWake(match);
    }
  }
}
