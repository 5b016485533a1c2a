// Match registry: opens matches, loads them into memory when they are needed, and unloads them when they are idle.

import type { Millis, Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { OpenBody, Opened } from '../../protocol/http.ts';
import { SavedAbsences } from '../audience/saved-absences.ts';
import { type AlarmedMatch, Alarms } from '../automation/alarms.ts';
import { Automation, type AutomationOptions } from '../automation/automation.ts';
import { Timers } from '../automation/timers.ts';
import { Leases } from '../cluster/leases.ts';
import { LobbyQuota } from '../lobby/lobby-quota.ts';
import { newMatch } from '../lobby/new-match.ts';
import { type MatchRequest, readOpenRequest } from '../lobby/open-request.ts';
import { Rematches, type Requester } from '../lobby/rematches.ts';
import { isRematch, SeatHolds } from '../lobby/seat-holds.ts';
import { every } from '../scheduler.ts';
import { hashOf, newMatchId, newToken } from '../secrets.ts';
import type { ServerContext } from '../server-context.ts';
import { Corrupt, type NewMatch, type StoredMatch, StoreUnavailable } from '../store/store.ts';
import { BUSY, serverRefusal } from './command.ts';
import { Frozen } from './frozen.ts';
import { LiveMatch } from './live-match.ts';

export interface RegistryOptions extends AutomationOptions {
  /** A match without connections is unloaded after this long. */
  readonly idle: Millis;
  /** Public tables of one address that gather at once. */
  readonly publicTables: number;
}

interface LoadedMatch extends AlarmedMatch {
  readonly live: LiveMatch;
  readonly automation: Automation;
  emptySince: Millis | undefined;
  /** Present for a while in a rematch. */
  seatHolds?: SeatHolds | undefined;
  /** This may be a rematch, and this node does not have its lease yet. */
  mayHoldSeats: boolean;
}

const SWEEP_EVERY = 5_000;
/** After a start of the server, players get this long to reconnect before they count as away. */
const RECONNECT_GRACE: Millis = 60_000;

export class MatchRegistry {
  readonly context: ServerContext;
  private readonly options: RegistryOptions;
  private readonly timers: Timers;
  private readonly loaded = new Map<string, LoadedMatch>();
  private readonly loading = new Map<string, Promise<LoadedMatch | undefined>>();
  private readonly rematches: Rematches;
  private readonly lobbyQuota: LobbyQuota;
  private readonly absences = new SavedAbsences();
  private readonly startedAt: Millis;
  private readonly stopSweeping: () => void;
  private readonly leases: Leases | undefined;
  private readonly alarms: Alarms;
  private isClosed = false;

  constructor(context: ServerContext, options: RegistryOptions) {
    this.context = context;
    this.options = options;
    this.timers = new Timers(context.clock, context.scheduler);
    this.startedAt = context.clock.now();
    const sweepEvery = Math.min(SWEEP_EVERY, options.idle / context.clock.speed);
    this.stopSweeping = every(context.scheduler, sweepEvery, () => void this.unloadIdle());
    const { shared } = context.store;
    const matches = (): LiveMatch[] => [...this.loaded.values()].map(({ live }) => live);
    this.leases = shared && new Leases({ ...context, shared, matches });
    this.alarms = new Alarms({
      ...context,
      wake: (match) => this.wake(match),
      onCannotWake: async (match) => this.leases?.drop(match),
    });
    this.lobbyQuota = new LobbyQuota({
      store: context.store,
      now: () => context.clock.now(),
      max: options.publicTables,
    });
    this.rematches = new Rematches({
      games: context.games,
      find: (match) => this.find(match),
      open: (request) => this.openWith(request),
      holdSeats: (match) => this.holdSeats(match),
    });
    context.bus.onReconnect = () => {
      for (const live of matches()) live.presenceTracker.requestPresence();
      void this.leases?.renewAll();
    };
    void this.alarms.wakeDue();
  }

  get size(): number {
    return this.loaded.size;
  }

  /** Gives the match, loaded. Throws `Frozen` where its log cannot be folded. */
  async find(match: string): Promise<LiveMatch | undefined> {
    return (await this.getOrLoad(match))?.live;
  }

  private async getOrLoad(match: string): Promise<LoadedMatch | undefined> {
    const loadedMatch = this.loaded.get(match);
    if (loadedMatch) return loadedMatch;
    const loading = this.loading.get(match) ?? this.load(match).finally(() => this.loading.delete(match));
    this.loading.set(match, loading);
    return loading;
  }

  private async load(match: string): Promise<LoadedMatch | undefined> {
    const stored = await this.context.store.load(match).catch((cause: unknown) => {
      if (cause instanceof Corrupt) throw this.frozen(match, cause);
      throw new StoreUnavailable(`match ${match} cannot be read`, { cause });
    });
    if (!stored || this.isClosed) return undefined;
    const live = this.fold(stored);
    const automation = new Automation(live, this.context, this.timers, this.options);
    const loadedMatch: LoadedMatch = {
      live,
      automation,
      emptySince: this.context.clock.now(),
      alarm: undefined,
      mayHoldSeats: isRematch(stored.entries),
    };
    this.loaded.set(match, loadedMatch);
    this.absences.restore(live);
    live.onChange = () => this.update(loadedMatch);
    this.update(loadedMatch);
    void this.leases?.acquire(live);
    return loadedMatch;
  }

  /** A log that cannot be folded freezes that match for sockets and requests alike. The log stays as it is. */
  private fold(stored: StoredMatch): LiveMatch {
    try {
      return new LiveMatch(this.context, stored);
    } catch (cause) {
      throw this.frozen(stored.match, cause);
    }
  }

  private frozen(match: string, cause: unknown): Frozen {
    this.context.log.error({ match, err: cause }, 'frozen');
    return new Frozen(`the log of ${match} cannot be folded`, { cause });
  }

  private update(loadedMatch: LoadedMatch): void {
    if (!this.loaded.has(loadedMatch.live.id)) return;
    loadedMatch.emptySince = loadedMatch.live.presenceTracker.isEmpty
      ? (loadedMatch.emptySince ?? this.context.clock.now())
      : undefined;
    if (loadedMatch.mayHoldSeats && loadedMatch.live.hasLease) {
      loadedMatch.mayHoldSeats = false;
      loadedMatch.seatHolds ??= SeatHolds.takenOver(loadedMatch.live);
    }
    try {
      loadedMatch.automation.update();
      this.alarms.update(loadedMatch);
    } catch (error) {
      if (loadedMatch.live.match.stage !== 'frozen') loadedMatch.live.freeze(error);
    }
  }

  private async unloadIdle(): Promise<void> {
    const now = this.context.clock.now();
    const alarms: Promise<void>[] = [];
    this.lobbyQuota.sweep();
    for (const loadedMatch of this.loaded.values()) {
      const { live, automation, emptySince, seatHolds } = loadedMatch;
      seatHolds?.update();
      if (seatHolds?.isEmpty === false) continue;
      if (emptySince === undefined || now - emptySince < this.options.idle) continue;
      if (!live.isIdle || automation.isBusy || !live.presenceTracker.isEmpty) continue;
      const alarm = automation.alarm();
      if (alarm !== undefined && alarm - now < this.options.idle) continue;
      alarms.push(this.alarms.saveBeforeUnload(loadedMatch));
      this.leases?.release(live);
      // Not where another node may have the lease in the meantime.
      if (!this.leases) this.absences.save(live);
      this.unload(loadedMatch);
    }
    // Wait for the alarms: an old alarm would wake a match at once, and its players would count as long away.
    await Promise.all(alarms);
    await this.alarms.wakeDue();
  }

  private unload({ live, automation }: LoadedMatch): void {
    this.loaded.delete(live.id);
    automation.close();
    live.close();
  }

  /** The alarm of the match is due. */
  private async wake(match: string): Promise<void> {
    const hasSlept = !this.loaded.has(match);
    const loadedMatch = await this.getOrLoad(match);
    if (!loadedMatch) return;
    await this.leases?.acquire(loadedMatch.live);
    if (!loadedMatch.live.hasLease) return;
    if (this.context.clock.now() - this.startedAt > RECONNECT_GRACE && !loadedMatch.live.wasPaused) {
      if (hasSlept) loadedMatch.live.presenceTracker.setLongAway();
      loadedMatch.automation.endIfAbandoned();
    }
    void this.alarms.renew(loadedMatch);
    this.update(loadedMatch);
  }

  /** Opens a match. Its bots and its opener sit down at once. */
  async open(body: OpenBody, address?: string): Promise<Result<Opened, Refusal>> {
    if (this.context.isOverloaded?.()) return err(BUSY);
    const token = newToken();
    const opener = newToken();
    const opening = readOpenRequest(this.context.games[body.game], body, hashOf(token));
    if (!opening.ok) return opening;
    const { terms, sits, own } = opening.value;
    const match = newMatchId();
    const opened = await this.openWith({ match, agreed: terms, sits, key: hashOf(opener), address });
    if (!opened.ok) return opened;
    const { commitment: promised } = opened.value;
    const seated = own === undefined ? {} : { seated: { match, seat: own, token } };
    return ok({ match, commitment: promised, opener, ...seated });
  }

  private async openWith(request: MatchRequest): Promise<Result<NewMatch, Refusal>> {
    const laid = newMatch(this.context.games[request.agreed.game], request);
    if (!laid.ok) return laid;
    const match = { ...laid.value, epoch: this.context.clock.now() };
    const isOpen = await this.lobbyQuota.openWithin(request, () => this.context.store.open(match));
    if (!isOpen) return err(serverRefusal('too-many-public'));
    // Loads it, so that its bots get ready, and sets the alarm that ends it should nobody ever come.
    const loadedMatch = await this.getOrLoad(match.match);
    if (loadedMatch) void this.alarms.renew(loadedMatch);
    return ok(match);
  }

  /** Opens the rematch of a match. */
  rematch(live: LiveMatch, { address, mayOpen }: Requester): Promise<Result<string, Refusal>> {
    return this.rematches.open(live, { address, mayOpen: () => !this.context.isOverloaded?.() && mayOpen() });
  }

  private async holdSeats(match: string): Promise<void> {
    const loadedMatch = await this.getOrLoad(match);
    if (loadedMatch) loadedMatch.seatHolds ??= new SeatHolds(loadedMatch.live);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.alarms.close();
    this.stopSweeping();
    this.timers.close();
    await Promise.allSettled(this.loading.values());
    const alarms = [...this.loaded.values()].map((loadedMatch) => {
      const isSet = this.alarms.saveBeforeUnload(loadedMatch);
      this.unload(loadedMatch);
      return isSet;
    });
    await Promise.all(alarms);
    await this.leases?.close();
  }
}
