// What both ends of the wire agree on: the version, the phrases, the codes, and the shapes of names and secrets.

import * as z from 'zod/mini';
import type { GameId } from '../contract/game.ts';
import type { Pace } from '../match/types.ts';

/** Raised when an old client could not go on talking to a new server. */
export const PROTOCOL = 1;

/** Longest message a client may send, in bytes. */
export const MAX_MESSAGE = 16 * 1024;

/** Advice is told in so many steps, each of which says more. */
export const HINT_STEPS = 3;

/** Instead of free chat: each arrives in the reader's own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'wow',
  'hurry-up',
  'one-moment',
  'sorry',
  'good-game',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Why a socket is turned away; it is closed right after. */
export const DENIALS = [
  'bad-message',
  'bad-protocol',
  'bad-token',
  'locked-out',
  'no-such-match',
  'too-fast',
  'too-slow',
  'full',
  'frozen',
  'restarting',
] as const;
export type Denial = (typeof DENIALS)[number];

/** Refusals of the server itself, on top of those of the host and the games. Their rule is `table`. */
export const SERVER_REFUSALS = [
  /** An id that was used before, for something else. */
  'conflict',
  /** The store did not answer: nothing was acknowledged; ask again with the same id. */
  'busy',
  /** Only somebody who sits here may ask this. */
  'not-seated',
  'not-opener',
  'too-many-phrases',
  /** As many public tables of this address gather as may do so at once. */
  'too-many-public',
  /** So much has happened in this match that it takes nothing more from those who play it. */
  'log-full',
  'no-such-match',
  'bad-code',
  'bad-token',
  'bad-request',
  'table-full',
  'not-over',
] as const;
export type ServerRefusalCode = (typeof SERVER_REFUSALS)[number];

/** 32 random bytes, base64url. */
export const token = z.string().check(z.regex(/^[\w-]{43}$/));
/** A hand-over code: 16 random bytes, base64url. */
export const code = z.string().check(z.regex(/^[\w-]{22}$/));
/** The sender's name for an action: unique for its seat. */
export const ASK_ID = /^[\w-]{8,40}$/;
export const askId = z.string().check(z.regex(ASK_ID));
/** Judged in full by the host; here only the length is bounded. */
export const name = z.string().check(z.minLength(1), z.maxLength(96));

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const span = z.int().check(z.gte(5 * SECOND), z.lte(30 * DAY));
/** The pace that somebody asks for. */
export const paceWish = z.strictObject({ decision: z.optional(span), away: z.optional(span) });

/** The paces to choose from. `relaxed` is what a table has when nothing was said. */
export const PACES = {
  brisk: { decision: 30 * SECOND, away: 20 * SECOND },
  relaxed: { decision: 120 * SECOND, away: 60 * SECOND },
  unhurried: { away: 120 * SECOND },
  daily: { decision: DAY },
  endless: {},
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

/** Out of Mine! has the hourglass of its own game: only absence needs a limit there. */
export const DEFAULT_PACE: Readonly<Record<GameId, Pace>> = {
  ocelot: PACES.relaxed,
  diamant: PACES.relaxed,
  'out-of-mine': { away: 20 * SECOND },
};
