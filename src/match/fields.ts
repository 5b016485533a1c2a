// The schemas of a match as others may see it: what was agreed, who sits where, the table, and the lines of its log.
// Their types are inferred. The protocol builds its messages from them.

import * as z from 'zod/mini';
import { BOT_LEVELS, GAME_IDS, type Outcome, type Shapes } from '../contract/game.ts';
import type { Json } from '../kit/json.ts';
import { END_REASONS, STAGES } from './types.ts';

type Primitive = string | number | boolean | null | undefined;

/** What each game fills in its own way. No schema here looks inside. */
interface Own<G extends Shapes> {
  readonly options: Json;
  readonly scenario: Json;
  readonly view: G['View'];
  readonly effects: readonly G['Effect'][];
}

/** What a schema reads, as the code has it: readonly, and with the types of one game where that game fills it. The one place for both. */
export type Typed<T, G extends Shapes = Shapes> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Typed<Item, G>[]
    : { readonly [Key in keyof T]: Key extends keyof Own<Shapes> ? Own<G>[Key] : Typed<T[Key], G> };

const own = z.unknown();

export const seat = z.int().check(z.gte(0), z.lt(8));
export const matchId = z.string().check(z.regex(/^[0-9a-z]{16}$/));
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const entropy = z.string().check(z.regex(/^([0-9a-f]{2}){16,64}$/));
const serverSeed = z.string().check(z.regex(/^([0-9a-f]{2})*$/));
/** Match time. */
export const at = z.number();

/** Who sits on a seat. */
export const occupant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: z.literal([...BOT_LEVELS]) }),
]);

/** How long the table waits for somebody. Nothing given means no hurry. */
export const pace = z.object({
  /** Time for one decision; when it has passed, the stand-in sits down. */
  decision: z.exactOptional(z.int()),
  /** How long a player may be away while the table waits for them, before the stand-in sits down. */
  away: z.exactOptional(z.int()),
});

/** What is agreed when the table is opened. It never changes. */
export const terms = z.object({
  match: matchId,
  game: z.enum(GAME_IDS),
  rules: z.int(),
  seats: z.int(),
  options: own,
  /** A written starting position in place of the usual one. */
  scenario: z.exactOptional(own),
  pace,
  open: z.enum(['public', 'link']),
  /** Players may ask for advice, and the result says so. */
  hints: z.exactOptional(z.literal(true)),
  /** The hash of the secret seed, published before anybody sits down. */
  commitment: hash,
});

export const seatView = z.object({
  occupant: z.exactOptional(occupant),
  ready: z.boolean(),
  standIn: z.boolean(),
  commitment: z.exactOptional(hash),
  entropy: z.exactOptional(entropy),
  /** How often it was shown advice; absent where it never was. */
  hints: z.exactOptional(z.int()),
});

/** What the table waits for: the phase an action has to name, who is to act, and until when. */
export const pending = z.object({
  phase: z.exactOptional(z.int()),
  awaited: z.array(seat),
  /** When the next thing happens by itself. */
  deadline: z.exactOptional(at),
  /** By seat: until when it may decide, where that is not the deadline. Somebody who has just come back has all their time. */
  decideBy: z.exactOptional(z.record(z.string(), at)),
});

const outcome: z.ZodMiniType<Outcome> = z.object({ scores: z.array(z.number()), winners: z.array(seat) });

/** All that a viewer may know of a match. */
export const tableView = z.object({
  terms,
  stage: z.enum(STAGES),
  seats: z.array(seatView),
  /** How many lines this viewer has been told. */
  seq: z.int(),
  at,
  view: z.exactOptional(own),
  pending,
  canUndo: z.boolean(),
  outcome: z.exactOptional(outcome),
  ended: z.exactOptional(z.enum(END_REASONS)),
  serverSeed: z.exactOptional(serverSeed),
  followedBy: z.exactOptional(matchId),
});

/** A line of the log as a viewer may read it: no keys, no ids, and of moves only what the game tells. */
export const line = z.discriminatedUnion('type', [
  z.object({ type: z.literal('moved'), at, effects: z.array(own) }),
  z.object({ type: z.literal('sat'), seat, occupant }),
  z.object({ type: z.literal('rose'), seat }),
  z.object({ type: z.literal('ready'), seat, commitment: hash, at }),
  z.object({ type: z.literal('unready'), seat }),
  z.object({ type: z.literal('revealed'), seat, entropy }),
  z.object({ type: z.literal('started'), at, view: own }),
  /** The whole view, for nobody can unhear what was told. */
  z.object({ type: z.literal('undone'), seat, at, view: own }),
  z.object({ type: z.literal('stood-in'), seat, at }),
  z.object({ type: z.literal('returned'), seat, at }),
  z.object({ type: z.literal('hinted'), seat, at }),
  z.object({
    type: z.literal('ended'),
    reason: z.enum(END_REASONS),
    at,
    serverSeed,
    outcome: z.exactOptional(outcome),
  }),
  z.object({ type: z.literal('frozen') }),
  /** The next match of the same table. */
  z.object({ type: z.literal('followed'), match: matchId }),
]);
