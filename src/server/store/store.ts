// Where matches are kept. The log of a match is the match; everything else in a store helps to find it again.

import type { Millis } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { EndReason, Entry, Stage } from '../../match/types.ts';
import type { CommitmentLine, LobbyTable } from '../../protocol/http.ts';

export interface NewMatch {
  readonly match: string;
  readonly serverSeed: Hex;
  readonly commitment: Hex;
  /** House time at which the match's own time was 0. */
  readonly epoch: Millis;
  readonly entries: readonly Entry[];
  /** How the lobby shows it; absent where it is not for the lobby. */
  readonly card?: LobbyTable;
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
  readonly listing?: Listing;
}

export interface Listing {
  readonly state: Stage | EndReason;
  readonly card?: LobbyTable;
}

export type Appended = 'stored' | 'conflict';

/** When a match that sleeps has to be woken, in house time. */
export interface Alarm {
  readonly match: string;
  readonly due: Millis;
}

export interface Store {
  /** Refuses with a thrown error where the name is taken. Durable when it resolves. */
  open(match: NewMatch): Promise<void>;
  /** Durable when it resolves to `stored`. A thrown error leaves open whether it was stored: read before answering. */
  append(append: Append): Promise<Appended>;
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
  commitments(after: number, limit: number): Promise<readonly CommitmentLine[]>;

  /** The time this house has been open for, all in all. It stands still while nobody runs it. */
  readClock(): Promise<Millis>;
  saveClock(now: Millis): Promise<void>;

  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
