// Alarms: when a match has something due, as the store knows it. They wake sleeping matches in time, also after a crash.

import type { Millis } from '../../contract/game.ts';
import { pause } from '../../play/scheduler.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { ServerContext } from '../server-context.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Automation } from './automation.ts';

const BATCH_SIZE = 100;
const BATCH_PAUSE: Millis = 20;

/** A match in memory. */
export interface AlarmedMatch {
  readonly live: Pick<LiveMatch, 'id' | 'hasLease'>;
  readonly automation: Pick<Automation, 'alarm'>;
  /** The alarm that the store has: never later than what is due. */
  alarm: Millis | undefined;
}

export interface AlarmContext extends Pick<ServerContext, 'clock' | 'log' | 'scheduler'> {
  readonly store: Pick<ServerContext['store'], 'setAlarm' | 'dueAlarms'>;
  /** Loads a match whose alarm is due, and sets a new one. */
  readonly wake: (match: string) => Promise<void>;
  readonly onCannotWake: (match: string) => Promise<void>;
}

export class Alarms {
  private readonly context: AlarmContext;
  private isClosed = false;
  private isWaking = false;

  constructor(context: AlarmContext) {
    this.context = context;
  }

  /** Sets an earlier alarm where something is due earlier: after a crash, the next process must know of it. */
  update(open: AlarmedMatch): void {
    if (!open.live.hasLease) return;
    const due = open.automation.alarm();
    if (due === undefined ? open.alarm === undefined : open.alarm !== undefined && open.alarm <= due) return;
    void this.set(open, due);
  }

  /** Sets the alarm to what is due now, whether that is earlier or later than before. */
  renew(open: AlarmedMatch): Promise<void> {
    return this.set(open, open.automation.alarm());
  }

  /** The same, where it changes anything, and only with the lease. */
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

  /** Wakes what is due. Calls do not overlap: a run that takes longer than a sweep must not be started again by every sweep. */
  async wakeDue(): Promise<void> {
    if (this.isWaking) return;
    this.isWaking = true;
    try {
      for (let isMore = true; isMore && !this.isClosed; ) isMore = await this.wakeBatch();
    } catch (error) {
      this.context.log.error({ err: error }, 'alarms not read');
    } finally {
      this.isWaking = false;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  /** Gives whether more may be due. */
  private async wakeBatch(): Promise<boolean> {
    const { store, clock, scheduler } = this.context;
    const due = await store.dueAlarms(clock.now(), BATCH_SIZE);
    for (const { match } of due) {
      if (this.isClosed) break;
      await this.wake(match);
    }
    // With a pause: alarms that cannot be set again, as on a full disk, are due in every batch.
    await pause(scheduler, BATCH_PAUSE);
    return due.length === BATCH_SIZE;
  }

  private async wake(match: string): Promise<void> {
    const { store, log, wake, onCannotWake } = this.context;
    try {
      await wake(match);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // Its log cannot be folded: the match stays as it is, and is not tried again and again.
      log.error({ match, err: error }, 'match cannot be woken');
      await store.setAlarm(match, undefined);
      await onCannotWake(match);
    }
  }
}
