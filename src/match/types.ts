// The words of a match: what was agreed, what was logged, what may be asked, and what it all adds up to.

import type * as z from 'zod/mini';
import {
  BOT_LEVELS,
  type BotLevel,
  type MatchId,
  type Millis,
  type Move,
  type Outcome,
  type Refusal,
  type Seat,
  type Shapes,
} from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import type { Luck } from '../kit/luck.ts';
import type { occupant, pace, Typed, terms } from './fields.ts';

export type Pace = Typed<z.infer<typeof pace>>;
export type Terms = Typed<z.infer<typeof terms>>;

export { BOT_LEVELS, type BotLevel };

/** How well a stand-in plays. */
export const STAND_IN_LEVEL: BotLevel = 3;

export type Occupant = Typed<z.infer<typeof occupant>>;

/** One line of the log. The log is the match: everything else is folded from it. */
export type Entry<G extends Shapes = Shapes> =
  /** `key` is the hash of the opener's token. */
  | { readonly type: 'opened'; readonly terms: Terms; readonly key?: Hex }
  /** `key` is the hash of the seat's token; bots and seats on one device have none. Old logs do not say when. */
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly occupant: Occupant;
      readonly key?: Hex;
      readonly at?: Millis;
    }
  | { readonly type: 'rose'; readonly seat: Seat; readonly at?: Millis }
  /** Anybody who shows the code that hashes to `code` may take the seat over. */
  | { readonly type: 'offered'; readonly seat: Seat; readonly code: Hex; readonly untilBack?: true }
  | { readonly type: 'ready'; readonly seat: Seat; readonly commitment: Hex; readonly at: Millis }
  | { readonly type: 'unready'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly entropy: Hex }
  | { readonly type: 'started'; readonly at: Millis }
  /** `id` is the sender's name for the move: sent twice, it is applied once. */
  | { readonly type: 'moved'; readonly move: Move<G>; readonly id?: string; readonly standIn?: true }
  | { readonly type: 'undone'; readonly seat: Seat; readonly at: Millis; readonly id?: string }
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly at: Millis }
  | { readonly type: 'returned'; readonly seat: Seat; readonly at: Millis }
  /** A seat was shown advice about a phase; each step tells more. */
  | {
      readonly type: 'hinted';
      readonly seat: Seat;
      readonly phase: number;
      readonly step: number;
      readonly at: Millis;
    }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly at: Millis; readonly serverSeed: Hex }
  | { readonly type: 'frozen'; readonly what: string }
  /** The next match of the same table. */
  | { readonly type: 'followed'; readonly match: MatchId };

export const END_REASONS = ['finished', 'abandoned', 'aborted'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const STAGES = ['gathering', 'sealing', 'playing', 'over', 'frozen'] as const;
export type Stage = (typeof STAGES)[number];

/** Here and in `Match` every field is always there: objects of one shape are copied and read much faster. */
export interface SeatStatus {
  readonly occupant: Occupant | undefined;
  readonly key: Hex | undefined;
  /** The hash of the code that hands this seat over. */
  readonly code: Hex | undefined;
  /** That code was made by somebody else while a stand-in held the seat: it is void once the owner is back. */
  readonly untilBack: boolean;
  readonly commitment: Hex | undefined;
  readonly entropy: Hex | undefined;
  /** The stand-in acts for this seat until its owner is back. */
  readonly standIn: boolean;
  /** What it was shown advice about, each once: `phase/step`. */
  readonly hinted: readonly string[];
}

/** A match as far as its log goes. What is known of it depends on its stage. */
export type Match<G extends Shapes = Shapes> = MatchBeforePlay<G> | MatchInPlay<G> | FinishedMatch<G> | FrozenMatch<G>;

export interface MatchBeforePlay<G extends Shapes = Shapes> extends MatchFields<G> {
  readonly stage: 'gathering' | 'sealing';
  readonly state: undefined;
  readonly outcome: undefined;
  readonly ended: undefined;
  readonly serverSeed: undefined;
}

export interface MatchInPlay<G extends Shapes = Shapes> extends MatchFields<G> {
  readonly stage: 'playing';
  /** The truth. */
  readonly state: G['State'];
  readonly outcome: undefined;
  readonly ended: undefined;
  readonly serverSeed: undefined;
}

export interface FinishedMatch<G extends Shapes = Shapes> extends MatchFields<G> {
  readonly stage: 'over';
  /** Undefined where the match ended before play began. */
  readonly state: G['State'] | undefined;
  readonly outcome: Outcome | undefined;
  readonly ended: EndReason;
  /** Shown when the match has ended, for everybody to check the luck. */
  readonly serverSeed: Hex;
}

/** Nothing more happens in it; the rest is as it was. */
export interface FrozenMatch<G extends Shapes = Shapes> extends MatchFields<G> {
  readonly stage: 'frozen';
  readonly state: G['State'] | undefined;
  readonly outcome: Outcome | undefined;
  readonly ended: EndReason | undefined;
  readonly serverSeed: Hex | undefined;
}

interface MatchFields<G extends Shapes> {
  readonly terms: Terms;
  /** The hash of the opener's token. */
  readonly key: Hex | undefined;
  readonly seats: readonly SeatStatus[];
  /** By seat: since when the table waits for it, in match time. */
  readonly awaitedSince: readonly (Millis | undefined)[];
  /** How many entries the log has. */
  readonly seq: number;
  /** Match time of the last entry. */
  readonly at: Millis;
  /** How many chance moves have been drawn: the number of the next luck stream. */
  readonly chances: number;
  /** What undo goes back to, latest last: the states of this turn before luck or anybody else spoke. */
  readonly undo: readonly { readonly seat: Seat; readonly state: G['State'] }[];
  /** Since when every person's seat is in the hands of a stand-in. */
  readonly leftSince: Millis | undefined;
  readonly followedBy: MatchId | undefined;
}

/** What somebody asks of the host. Identities are proven by the caller; everything else is judged here. */
export type Input =
  /** `code` is the hash of the hand-over code that was shown: without it only an empty seat can be taken. */
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly occupant: Occupant;
      readonly key?: Hex;
      readonly code?: Hex;
    }
  | { readonly type: 'rise'; readonly seat: Seat }
  /** `untilBack`: the opener of the table asks, and may only hand on seats that a bot or a stand-in holds. */
  | { readonly type: 'offer'; readonly seat: Seat; readonly code: Hex; readonly untilBack?: true }
  | { readonly type: 'ready'; readonly seat: Seat; readonly commitment: Hex }
  | { readonly type: 'unready'; readonly seat: Seat }
  | { readonly type: 'reveal'; readonly seat: Seat; readonly entropy: Hex }
  /** `phase` is the one the action was meant for; `action` comes from outside, unread. */
  | {
      readonly type: 'act';
      readonly seat: Seat;
      readonly phase?: number;
      readonly action: unknown;
      readonly id?: string;
      readonly standIn?: true;
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly id?: string }
  | { readonly type: 'stand-in'; readonly seat: Seat }
  | { readonly type: 'return'; readonly seat: Seat }
  /** The seat has been shown advice: the result will name it. */
  | { readonly type: 'hint'; readonly seat: Seat; readonly phase: number; readonly step: number }
  /** Time has passed: whatever was due by now happens. */
  | { readonly type: 'tick' }
  /** `unlessPlayed`: somebody asks who may not end it for the people who play. */
  | { readonly type: 'end'; readonly reason: 'abandoned' | 'aborted'; readonly unlessPlayed?: true }
  /** A broken invariant: nothing more happens in this match. */
  | { readonly type: 'freeze'; readonly what: string }
  /** The next match of the same table has been opened. */
  | { readonly type: 'follow'; readonly match: MatchId };

/** What only the host knows, and the time. */
export interface Circumstances {
  readonly at: Millis;
  readonly serverSeed: Hex;
  /** That of the seed which `seedOf` gives, where the caller has kept it: from the start of play on it stays the same. */
  readonly luck?: Luck | undefined;
}

/** An entry with all that happened in it, in order, and the match after it. What is told of it, `tellNews` knows. */
export interface News<G extends Shapes = Shapes> {
  readonly entry: Entry<G>;
  readonly match: Match<G>;
  readonly effects: readonly G['Effect'][];
}

export interface Hosted<G extends Shapes = Shapes> {
  readonly match: Match<G>;
  /** To be stored, all or nothing, before anybody hears of them. */
  readonly news: readonly News<G>[];
}

/** Refusals of the host itself; those of the games come on top. */
export const HOST_REFUSALS = [
  'no-such-seat',
  'seat-taken',
  'seat-empty',
  'bad-name',
  'already-started',
  'not-started',
  'match-over',
  /** People play it: nobody else may end it for them. */
  'still-played',
  'match-frozen',
  'stale-phase',
  'not-standing-in',
  'nothing-to-undo',
  'no-hints',
  'bad-commitment',
  'bad-entropy',
  'not-over',
  'already-followed',
] as const;
export type HostRefusal = Refusal & { readonly code: (typeof HOST_REFUSALS)[number]; readonly rule: 'table' };
