// What the server says over the socket: the schema of every frame, how frames are written, and how they are read.

import * as z from 'zod/mini';
import type { Refusal, Shapes } from '../contract/game.ts';
import { at, line, pending, seat, type Typed, tableView } from '../match/fields.ts';
import { DENIALS, PHRASES, PROTOCOL } from './words.ts';

const LINE_TYPES: ReadonlySet<string> = new Set(line.def.options.flatMap((option) => option.def.shape.type.def.values));

/** A line that a newer server tells of. It counts like any other, and nobody may rely on what is in it. */
const newerLine = z.looseObject({
  type: z.string().check(z.refine((type) => !LINE_TYPES.has(type))),
}) as unknown as z.ZodMiniType<never>;

/** Who has a socket open right now. */
export const presence = z.object({
  /** By seat. */
  here: z.array(z.boolean()),
  watchers: z.int(),
});

/** Lines told since the last frame, in order, and what the table waits for after them. */
export const newsBody = z.object({
  /** The number of the last line: one frame goes on where the one before ended. */
  seq: z.int(),
  news: z.array(z.union([line, newerLine])),
  pending,
  /** Present where this viewer may take back its last action. */
  canUndo: z.exactOptional(z.literal(true)),
});

export const refusal: z.ZodMiniType<Refusal> = z.object({
  code: z.string(),
  rule: z.string(),
  detail: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

const frames = [
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    viewer: z.union([seat, z.literal('public')]),
    now: at,
    presence,
    /** Either the whole table, or what was missed. */
    table: z.exactOptional(tableView),
    tail: z.exactOptional(newsBody),
  }),
  z.object({
    ...newsBody.shape,
    type: z.literal('news'),
    /** The ids of this client's own asks that are hereby answered: stored, and done. */
    done: z.exactOptional(z.array(z.string())),
  }),
  z.object({ type: z.literal('table'), now: at, table: tableView }),
  z.object({ type: z.literal('refused'), ask: z.string(), id: z.exactOptional(z.string()), refusal }),
  z.object({ type: z.literal('presence'), presence }),
  z.object({ type: z.literal('phrase'), seat, phrase: z.enum(PHRASES) }),
  z.object({ type: z.literal('pong'), id: z.int(), now: at }),
  /** The socket is closed right after. */
  z.object({
    type: z.literal('denied'),
    code: z.enum(DENIALS),
    /** Milliseconds. */
    retryAfter: z.exactOptional(z.number()),
    /** The field that made it a `bad-message`. */
    where: z.exactOptional(z.string()),
  }),
] as const;

/**
 * A page that was loaded before an upgrade goes on: fields that a newer server says besides are left out when a frame is
 * read, and lines that nobody knows yet are counted.
 */
export const frameSchema = z.discriminatedUnion('type', frames);

export type Frame<G extends Shapes = Shapes> = Typed<z.infer<typeof frameSchema>, G>;
export type NewsBody<G extends Shapes = Shapes> = Typed<z.infer<typeof newsBody>, G>;
export type Presence = Typed<z.infer<typeof presence>>;

/** A frame as text. The compiler holds what is said to the schema, so that nothing has to be checked at run time. */
export const encode = (frame: Frame): string => JSON.stringify(frame);

/** As much of a frame as we know; undefined where it is none that we know. */
export function readFrame(text: string): Frame | undefined {
  try {
    const parsed = frameSchema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Frame) : undefined;
  } catch {
    return undefined;
  }
}
