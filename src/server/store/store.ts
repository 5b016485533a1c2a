// Where matches are kept. The log of a match is the match; everything else in a store helps to find it again.

import type { Millis } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { EndReason, Entry, Stage } from '../../match/types.ts';
import type { CommitmentLine, LobbyTable } from '../../protocol/http.ts';

/** A public table as its log tells of it. When it was opened, the store knows. */
export type LobbyCard = Omit<LobbyTable, 'opened'>;

export interface NewMatch {
  readonly match: string;
  readonly serverSeed: Hex;
  readonly commitment: Hex;
  /** House time at which the match's own time was 0. */
  readonly epoch: Millis;
  readonly entries: readonly Entry[];
  /** How the lobby shows it; absent where it is not for the lobby. */
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
  /** How many entries the writer has folded: the store takes the append only where this is all there is. */
  readonly seq: number;
  readonly entries: readonly Entry[];
  /** What changes for those who look for matches, if anything does. */
  readonly listing?: Listing | undefined;
  /** Given by whoever acts for the house: taken only as long as the match is still in its care. */
  readonly fence?: Fence | undefined;
}

/** Counts how often a match has gone from the care of one node into that of another. */
export type Fence = number;

export interface Listing {
  readonly state: Stage | EndReason;
  readonly card?: LobbyCard;
}

/** `conflict`: somebody else was quicker. `fenced`: the match is in the care of another node by now. */
export type Appended = 'stored' | 'conflict' | 'fenced';

export type AppendAnswer = (appended: Appended | Error) => void;

/** The store did not answer: nothing is known, and asking again later may help. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** What is kept of this match is no log. To ask again will not help, and nobody else is to suffer for it. */
export class Corrupt extends Error {
  override readonly name = 'Corrupt';
}

/** When a match that sleeps has to be woken, in house time. */
export interface Alarm {
  readonly match: string;
  readonly due: Millis;
}

export interface Store {
  /** Refuses with a thrown error where the name is taken. Durable when it resolves. */
  open(match: NewMatch): Promise<void>;
  /**
   * Durable when it answers `stored`; an error leaves open whether it was stored. It calls back, for there is no other
   * wait as frequent, and promises would take as long as the writing.
   */
  append(append: Append, answer: AppendAnswer): void;
  load(match: string): Promise<StoredMatch | undefined>;
  /** The entries from this number on. */
  tail(match: string, seq: number): Promise<readonly Entry[]>;

  /** Wakes the match at this house time; never, where it is undefined. */
  setAlarm(match: string, due: Millis | undefined): Promise<void>;
  /** The matches to be woken by now, earliest first. */
  dueAlarms(now: Millis, limit: number): Promise<readonly Alarm[]>;
  nextAlarm(): Promise<Millis | undefined>;

  /** Public tables that still gather, newest first. */
  lobby(limit: number): Promise<readonly LobbyTable[]>;
  /** Those of these matches that still gather. */
  gathering(matches: readonly string[]): Promise<readonly string[]>;
  commitments(after: number, limit: number): Promise<readonly CommitmentLine[]>;

  /** The time this house has been open for, all in all. It stands still while nobody runs it. */
  readClock(): Promise<Millis>;
  saveClock(now: Millis): Promise<void>;

  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;

  /** Where several nodes share this store. Absent where there is only one. */
  readonly shared?: Shared;
}

/** How a match stands in a shared store. */
export interface Standing {
  readonly match: string;
  readonly seq: number;
  readonly epoch: Millis;
  /** Present where the match is in this node's care. */
  readonly fence?: Fence;
}

/** How long those who played on a node that died get to come to another one, before their time goes on. */
export const MOVING_OVER: Millis = 10_000;

/** What nodes that share a store agree on there: how late it is, who lives, and who looks after which match. */
export interface Shared {
  /** Says that this node lives, and how late it is by its own clock. Gives how late it is for the house. */
  beat(now: Millis): Promise<Millis>;
  /** The nodes that have said so lately. */
  living(): Promise<ReadonlySet<string>>;
  /**
   * Takes these matches into this node's care where no living node has them, and says how all of them stand. For the
   * time in which a match was in nobody's care its own time stood still; where that was because a node died, it stands
   * still for `MOVING_OVER` longer.
   */
  keep(matches: readonly string[], now: Millis): Promise<readonly Standing[]>;
  /** Out of this node's care: as nobody waits for anything there, its time runs on. */
  release(matches: readonly string[]): Promise<void>;
  /** This node was stopped for so long: the time of the matches in its care stood still. Gives their new epochs. */
  credit(time: Millis): Promise<ReadonlyMap<string, Millis>>;
  /** This node goes: all of its matches are free, and their time stands still until another takes them. */
  leave(now: Millis): Promise<void>;
}

/** For those who have time to wait. */
export const appendTo = (store: Pick<Store, 'append'>, append: Append): Promise<Appended> =>
  new Promise((resolve, reject) => {
    store.append(append, (appended) => (appended instanceof Error ? reject(appended) : resolve(appended)));
  });
