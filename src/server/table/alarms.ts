// When which match has something due, as the store knows it: so that it is woken in time where it sleeps, also after a crash.

import type { Millis } from '../../contract/game.ts';
import { StoreAway } from '../store/store.ts';
import type { Attendant } from './attendant.ts';
import type { HouseTools } from './house-tools.ts';
import type { LiveMatch } from './live-match.ts';

const ALARMS_AT_ONCE = 100;
const NEXT_ALARMS = 20;

/** A match in memory. */
export interface Alarmed {
  readonly live: LiveMatch;
  readonly attendant: Attendant;
  /** What the store has as the match's alarm: always at or before what is due. */
  alarm: Millis | undefined;
}

interface AlarmTools extends Pick<HouseTools, 'store' | 'clock' | 'log'> {
  /** Brings a match into memory whose alarm is due, and sets a new one. */
  readonly wake: (match: string) => Promise<void>;
  /** It cannot be woken. */
  readonly giveUp: (match: string) => Promise<void>;
}

export class Alarms {
  private readonly tools: AlarmTools;
  private isClosed = false;
  private isWaking = false;

  constructor(tools: AlarmTools) {
    this.tools = tools;
  }

  /** After a crash, whoever starts the house again must know which matches have something due. */
  keep(open: Alarmed): void {
    if (!open.live.isInCare) return;
    const due = open.attendant.alarm();
    if (due === undefined ? open.alarm === undefined : open.alarm !== undefined && open.alarm <= due) return;
    void this.set(open, due);
  }

  /** Sets what is due now, be it sooner or later than what was set before. */
  renew(open: Alarmed): Promise<void> {
    return this.set(open, open.attendant.alarm());
  }

  /** The same for a match that leaves memory, where it differs and is ours to set. */
  async leave(open: Alarmed): Promise<void> {
    const due = open.attendant.alarm();
    if (open.live.isInCare && due !== open.alarm) await this.set(open, due);
  }

  private async set(open: Alarmed, due: Millis | undefined): Promise<void> {
    open.alarm = due;
    await this.tools.store.setAlarm(open.live.id, due).catch((error: unknown) => {
      open.alarm = undefined;
      this.tools.log.error({ match: open.live.id, err: error }, 'alarm not set');
    });
  }

  /** One at a time: what takes longer than a sweep would be done anew by every sweep, and take longer still. */
  async wakeDue(): Promise<void> {
    if (this.isWaking) return;
    this.isWaking = true;
    try {
      for (let isMore = true; isMore && !this.isClosed; ) isMore = await this.wakeSome();
    } catch (error) {
      this.tools.log.error({ err: error }, 'alarms not read');
    } finally {
      this.isWaking = false;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  /** Gives whether there may be more of them. */
  private async wakeSome(): Promise<boolean> {
    const due = await this.tools.store.dueAlarms(this.tools.clock.now(), ALARMS_AT_ONCE);
    for (const { match } of due) {
      if (this.isClosed) break;
      await this.wake(match);
    }
    // Not at once: alarms that cannot be set anew, as on a full disk, are due again and again.
    await new Promise((resolve) => setTimeout(resolve, NEXT_ALARMS));
    return due.length === ALARMS_AT_ONCE;
  }

  private async wake(match: string): Promise<void> {
    try {
      await this.tools.wake(match);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      // It cannot be folded: it stays as it is, and must not be tried again and again.
      this.tools.log.error({ match, err: error }, 'match cannot be woken');
      await this.tools.store.setAlarm(match, undefined);
      await this.tools.giveUp(match);
    }
  }
}
