// The house: opens tables, brings matches into memory when they are wanted, and puts them to sleep when they are not.

import type { Millis, Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { OpenBody, Opened } from '../../protocol/http.ts';
import { hashOf, newMatchId, newToken } from '../secrets.ts';
import { Corrupt, type NewMatch, StoreAway, type StoredMatch } from '../store/store.ts';
import { Timers } from '../timers.ts';
import { Absences } from './absences.ts';
import { type Alarmed, Alarms } from './alarms.ts';
import { BUSY, serverRefusal } from './asked.ts';
import { Attendant, type Attending } from './attendant.ts';
import { Care } from './care.ts';
import { Frozen } from './frozen.ts';
import type { HouseTools } from './house-tools.ts';
import { LiveMatch } from './live-match.ts';
import { newMatch } from './new-match.ts';
import { KeptSeats, satTogether } from './next-seats.ts';
import { readOpening, type Wanted } from './opening.ts';
import { PublicTables } from './public-tables.ts';
import { type Asker, Rematches } from './rematches.ts';

export interface HouseOptions extends Attending {
  /** A match without sockets is put to sleep after this long. */
  readonly idle: Millis;
  /** Public tables of one address that gather at once. */
  readonly publicTables: number;
}

interface Open extends Alarmed {
  emptySince: Millis | undefined;
  /** Present for a while in the next match of a table. */
  kept?: KeptSeats | undefined;
  /** Not in this node's care yet, and maybe such a match. */
  mayKeep: boolean;
}

const SWEEP = 5_000;
/** After a start, players get this long to come back before they count as away. */
const COMING_BACK: Millis = 60_000;

export class House {
  readonly tools: HouseTools;
  private readonly options: HouseOptions;
  private readonly timers: Timers;
  private readonly tables = new Map<string, Open>();
  private readonly loading = new Map<string, Promise<Open | undefined>>();
  private readonly rematches: Rematches;
  private readonly publicTables: PublicTables;
  private readonly absences = new Absences();
  private readonly startedAt: Millis;
  private readonly sweeper: NodeJS.Timeout;
  private readonly care: Care | undefined;
  private readonly alarms: Alarms;
  private isClosed = false;

  constructor(tools: HouseTools, options: HouseOptions) {
    this.tools = tools;
    this.options = options;
    this.timers = new Timers(tools.clock);
    this.startedAt = tools.clock.now();
    this.sweeper = setInterval(() => void this.sweep(), Math.min(SWEEP, options.idle / tools.clock.speed));
    this.sweeper.unref();
    const { shared } = tools.store;
    const matches = (): LiveMatch[] => [...this.tables.values()].map(({ live }) => live);
    this.care = shared && new Care({ shared, clock: tools.clock, log: tools.log, matches });
    this.alarms = new Alarms({
      ...tools,
      wake: (match) => this.wake(match),
      giveUp: async (match) => this.care?.giveUp(match),
    });
    this.publicTables = new PublicTables({
      store: tools.store,
      now: () => tools.clock.now(),
      most: options.publicTables,
    });
    this.rematches = new Rematches({
      games: tools.games,
      find: (match) => this.find(match),
      open: (wanted) => this.openWith(wanted),
      keepSeats: (match) => this.keepSeats(match),
    });
    tools.bus.onReturn = () => {
      for (const live of matches()) live.present.ask();
      void this.care?.round();
    };
    void this.alarms.wakeDue();
  }

  get size(): number {
    return this.tables.size;
  }

  /** The match, in memory from now on. Throws `Frozen` where its log cannot be folded. */
  async find(match: string): Promise<LiveMatch | undefined> {
    return (await this.table(match))?.live;
  }

  private async table(match: string): Promise<Open | undefined> {
    const open = this.tables.get(match);
    if (open) return open;
    const loading = this.loading.get(match) ?? this.load(match).finally(() => this.loading.delete(match));
    this.loading.set(match, loading);
    return loading;
  }

  private async load(match: string): Promise<Open | undefined> {
    const stored = await this.tools.store.load(match).catch((cause: unknown) => {
      if (cause instanceof Corrupt) throw this.frozen(match, cause);
      throw new StoreAway(`match ${match} cannot be read`, { cause });
    });
    if (!stored || this.isClosed) return undefined;
    const live = this.fold(stored);
    const attendant = new Attendant(live, this.tools, this.timers, this.options);
    const open: Open = {
      live,
      attendant,
      emptySince: this.tools.clock.now(),
      alarm: undefined,
      mayKeep: satTogether(stored.entries),
    };
    this.tables.set(match, open);
    this.absences.recall(live);
    live.onChange = () => this.tend(open);
    this.tend(open);
    void this.care?.take(live);
    return open;
  }

  /** A log that cannot be folded freezes that match, for sockets and requests alike, and stays as it is. */
  private fold(stored: StoredMatch): LiveMatch {
    try {
      return new LiveMatch(this.tools, stored);
    } catch (cause) {
      throw this.frozen(stored.match, cause);
    }
  }

  private frozen(match: string, cause: unknown): Frozen {
    this.tools.log.error({ match, err: cause }, 'frozen');
    return new Frozen(`the log of ${match} cannot be folded`, { cause });
  }

  private tend(open: Open): void {
    if (!this.tables.has(open.live.id)) return;
    open.emptySince = open.live.present.isEmpty ? (open.emptySince ?? this.tools.clock.now()) : undefined;
    if (open.mayKeep && open.live.isInCare) {
      open.mayKeep = false;
      open.kept ??= KeptSeats.takenOver(open.live);
    }
    try {
      open.attendant.look();
      this.alarms.keep(open);
    } catch (error) {
      if (open.live.match.stage !== 'frozen') open.live.freeze(error);
    }
  }

  private async sweep(): Promise<void> {
    const now = this.tools.clock.now();
    const alarms: Promise<void>[] = [];
    this.publicTables.sweep();
    for (const open of this.tables.values()) {
      const { live, attendant, emptySince, kept } = open;
      kept?.look();
      if (kept?.isEmpty === false) continue;
      if (emptySince === undefined || now - emptySince < this.options.idle) continue;
      if (!live.isIdle || attendant.isBusy || !live.present.isEmpty) continue;
      const alarm = attendant.alarm();
      if (alarm !== undefined && alarm - now < this.options.idle) continue;
      alarms.push(this.alarms.leave(open));
      this.care?.release(live);
      // Only where nobody else looks after it in the meantime.
      if (!this.care) this.absences.note(live);
      this.putAway(open);
    }
    // Who was here a moment ago would be long away, were it woken by the alarm from before.
    await Promise.all(alarms);
    await this.alarms.wakeDue();
  }

  private putAway({ live, attendant }: Open): void {
    this.tables.delete(live.id);
    attendant.close();
    live.close();
  }

  /** Its alarm is due. */
  private async wake(match: string): Promise<void> {
    const hasSlept = !this.tables.has(match);
    const open = await this.table(match);
    if (!open) return;
    await this.care?.take(open.live);
    if (!open.live.isInCare) return;
    if (this.tools.clock.now() - this.startedAt > COMING_BACK && !open.live.hasStoodStill) {
      if (hasSlept) open.live.present.setLongAway();
      open.attendant.giveUp();
    }
    void this.alarms.renew(open);
    this.tend(open);
  }

  /** Opens a table; its bots and its opener sit down at once. */
  async open(body: OpenBody, address?: string): Promise<Result<Opened, Refusal>> {
    if (this.tools.isTooMuch?.()) return err(BUSY);
    const token = newToken();
    const opener = newToken();
    const opening = readOpening(this.tools.games[body.game], body, hashOf(token));
    if (!opening.ok) return opening;
    const { terms, sits, own } = opening.value;
    const match = newMatchId();
    const opened = await this.openWith({ match, agreed: terms, sits, key: hashOf(opener), address });
    if (!opened.ok) return opened;
    const { commitment: promised } = opened.value;
    const seated = own === undefined ? {} : { seated: { match, seat: own, token } };
    return ok({ match, commitment: promised, opener, ...seated });
  }

  private async openWith(wanted: Wanted): Promise<Result<NewMatch, Refusal>> {
    const laid = newMatch(this.tools.games[wanted.agreed.game], wanted);
    if (!laid.ok) return laid;
    const match = { ...laid.value, epoch: this.tools.clock.now() };
    const isOpen = await this.publicTables.open(wanted, () => this.tools.store.open(match));
    if (!isOpen) return err(serverRefusal('too-many-public'));
    // So that its bots are ready, and so that it is given up should nobody ever come.
    const open = await this.table(match.match);
    if (open) void this.alarms.renew(open);
    return ok(match);
  }

  /** The next match of the same table. */
  rematch(live: LiveMatch, { address, mayOpen }: Asker): Promise<Result<string, Refusal>> {
    return this.rematches.open(live, { address, mayOpen: () => !this.tools.isTooMuch?.() && mayOpen() });
  }

  private async keepSeats(match: string): Promise<void> {
    const open = await this.table(match);
    if (open) open.kept ??= new KeptSeats(open.live);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.alarms.close();
    clearInterval(this.sweeper);
    this.timers.close();
    await Promise.allSettled(this.loading.values());
    const alarms = [...this.tables.values()].map((open) => {
      const isSet = this.alarms.leave(open);
      this.putAway(open);
      return isSet;
    });
    await Promise.all(alarms);
    await this.care?.close();
  }
}
