// What a client may say over the socket. Everything else is refused at the door.

import * as z from 'zod/mini';
import { firstFault } from '../kit/first-fault.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { entropy, hash, matchId } from '../match/fields.ts';
import { ASK_ID, askId, HINT_STEPS, PHRASES, PROTOCOL, token } from './words.ts';

/** The first message, and the only place where a token is ever sent on a socket. */
export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  match: matchId,
  /** The seat token; absent to watch. */
  token: z.optional(token),
  /** How many lines this client has been told before: the rest follows, or the whole table, whichever is shorter. */
  seq: z.optional(z.int().check(z.gte(0))),
});

const asks = [
  z.strictObject({
    type: z.literal('act'),
    id: askId,
    /** The phase the action is meant for: once that is over, the action is stale. */
    phase: z.int(),
    action: z.unknown(),
  }),
  z.strictObject({ type: z.literal('undo'), id: askId }),
  z.strictObject({ type: z.literal('ready'), commitment: hash }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('reveal'), entropy }),
  /** "I am back": the stand-in rises. */
  z.strictObject({ type: z.literal('back') }),
  /** Leaves the seat: empties it before play, hands it to a stand-in during play. */
  z.strictObject({ type: z.literal('leave') }),
  /** Advice was shown about this phase, up to this step. Said again, it counts once. */
  z.strictObject({
    type: z.literal('hint'),
    id: askId,
    phase: z.int().check(z.gte(0)),
    step: z.int().check(z.gte(0), z.lt(HINT_STEPS)),
  }),
  z.strictObject({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ type: z.literal('rematch') }),
  /** The whole table again. */
  z.strictObject({ type: z.literal('look') }),
  z.strictObject({ type: z.literal('ping'), id: z.int() }),
] as const;

export const askSchema = z.discriminatedUnion('type', asks);

export type Hello = z.infer<typeof helloSchema>;
export type Ask = z.infer<typeof askSchema>;

export type Unread = { readonly why: 'not-json' | 'bad-protocol' | 'bad-message'; readonly where?: string };

export const readHello = (text: string): Result<Hello, Unread> => {
  const json = readJson(text);
  if (!json.ok) return json;
  const said = versionSchema.safeParse(json.value);
  if (said.success && said.data.protocol !== PROTOCOL) return err({ why: 'bad-protocol' });
  return read(helloSchema, json.value);
};

const versionSchema = z.looseObject({ type: z.literal('hello'), protocol: z.int() });

export function readAsk(text: string): Result<Ask, Unread> {
  const json = readJson(text);
  if (!json.ok) return json;
  const act = asAct(json.value);
  return act ? ok(act) : read(askSchema, json.value);
}

type Act = Extract<Ask, { type: 'act' }>;

/** Nearly all that is asked is an act in just this shape. Anything else is left to the schema, which says the same of it. */
function asAct(json: unknown): Act | undefined {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== 4) return undefined;
  if (!('type' in json && 'id' in json && 'phase' in json && 'action' in json)) return undefined;
  const { type, id, phase, action } = json;
  if (type !== 'act' || typeof id !== 'string' || typeof phase !== 'number') return undefined;
  return ASK_ID.test(id) && Number.isSafeInteger(phase) ? { type, id, phase, action } : undefined;
}

function readJson(text: string): Result<unknown, Unread> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ why: 'not-json' });
  }
}

function read<S extends z.ZodMiniType>(schema: S, json: unknown): Result<z.infer<S>, Unread> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const { where } = firstFault(parsed.error);
  return err({ why: 'bad-message', ...(where !== undefined && { where }) });
}
