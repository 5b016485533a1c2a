// The store interface. The log of a match is the match; everything else in a store helps to find it again.

import type { Millis } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { EndReason, Entry, Stage } from '../../match/types.ts';
import type { CommitmentLine, LobbyTable } from '../../protocol/http.ts';

/** A public table in the lobby, as its log describes it. The store knows when it was opened. */
export type LobbyCard = Omit<LobbyTable, 'opened'>;

export interface NewMatch {
  readonly match: string;
  readonly serverSeed: Hex;
  readonly commitment: Hex;
  /** Server time at which match time was 0. */
  readonly epoch: Millis;
  readonly entries: readonly Entry[];
  /** Its lobby card; absent where it is not public. */
  readonly card?: LobbyCard;
}

export interface StoredMatch {
  readonly match: string;
  readonly serverSeed: Hex;
  readonly epoch: Millis;
  readonly entries: readonly Entry[];
}

export interface Append {
  readonly match: string;
  /** The number of entries that the writer knows: the append is taken only where the log has no more. */
  readonly seq: number;
  readonly entries: readonly Entry[];
  /** The change of the index, if there is one. */
  readonly listing?: Listing | undefined;
  /** Fencing token, for what the server does by itself: stored only as long as the node still has the lease. */
  readonly fence?: Fence | undefined;
}

/** Fencing token: counts how often the lease of a match has moved to another node. */
export type Fence = number;

export interface Listing {
  readonly state: Stage | EndReason;
  readonly card?: LobbyCard;
}

/** `conflict`: another writer was faster. `fenced`: another node has the lease by now. */
export type Appended = 'stored' | 'conflict' | 'fenced';

export type AppendAnswer = (appended: Appended | Error) => void;

/** The store did not answer: nothing is known, and a retry may help. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreAway';
}

/** The stored log is unreadable. A retry will not help, and other matches must not suffer. */
export class Corrupt extends Error {
  override readonly name = 'Corrupt';
}

/** When a sleeping match has to be woken, in server time. */
export interface Alarm {
  readonly match: string;
  readonly due: Millis;
}

export interface Store {
  /** Throws where the id is taken. Durable when it resolves. */
  open(match: NewMatch): Promise<void>;
  /**
   * Durable when it answers `stored`; after an error it is unknown whether it was stored. A callback, because appends are so
   * frequent that promises would take as long as the writing itself.
   */
  append(append: Append, answer: AppendAnswer): void;
  load(match: string): Promise<StoredMatch | undefined>;
  /** The entries from this number on. */
  entriesFrom(match: string, seq: number): Promise<readonly Entry[]>;

  /** Wakes the match at this server time; never, where it is undefined. */
  setAlarm(match: string, due: Millis | undefined): Promise<void>;
  /** The matches to be woken by now, earliest first. */
  dueAlarms(now: Millis, limit: number): Promise<readonly Alarm[]>;
  nextAlarm(): Promise<Millis | undefined>;

  /** Public tables that still gather, newest first. */
  lobby(limit: number): Promise<readonly LobbyTable[]>;
  /** Those of these matches that still gather. */
  gathering(matches: readonly string[]): Promise<readonly string[]>;
  commitments(after: number, limit: number): Promise<readonly CommitmentLine[]>;

  /** Server time: how long the server has been running in total. */
  readClock(): Promise<Millis>;
  saveClock(now: Millis): Promise<void>;

  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;

  /** Present where several nodes share this store. */
  readonly shared?: SharedStore;
}

/** A match and its lease in a shared store. */
export interface LeaseState {
  readonly match: string;
  readonly seq: number;
  readonly epoch: Millis;
  /** Present where this node has the lease. */
  readonly fence?: Fence;
}

/** Failover: how long players of a dead node get to reconnect elsewhere before their time goes on. */
export const FAILOVER_GRACE: Millis = 10_000;

/** What nodes agree on in a shared store: server time, live nodes, and leases. */
export interface SharedStore {
  /** Heartbeat: says that this node lives, and its own server time. Gives the server time that all nodes share. */
  heartbeat(now: Millis): Promise<Millis>;
  /** The nodes with a recent heartbeat. */
  liveNodes(): Promise<ReadonlySet<string>>;
  /**
   * Takes the leases of these matches where no live node has them, and gives the state of all. Match time was paused
   * while no node had the lease; where a node died, it stays paused for `FAILOVER_GRACE` longer.
   */
  claimLeases(matches: readonly string[], now: Millis): Promise<readonly LeaseState[]>;
  /** Gives the leases back. Nothing is due in these matches, so their time runs on. */
  releaseLeases(matches: readonly string[]): Promise<void>;
  /** This node was stopped for so long: the matches that it has the lease of were paused. Gives their new epochs. */
  creditPause(time: Millis): Promise<ReadonlyMap<string, Millis>>;
  /** This node stops: its leases are free, and its matches are paused until another node takes them. */
  leave(now: Millis): Promise<void>;
}

/** An append as a promise. */
export const appendTo = (store: Pick<Store, 'append'>, append: Append): Promise<Appended> =>
  new Promise((resolve, reject) => {
    store.append(append, (appended) => (appended instanceof Error ? reject(appended) : resolve(appended)));
  });
