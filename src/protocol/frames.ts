// What the server says over the socket.

import * as z from 'zod/mini';
import type { Millis, Refusal, Seat, Shapes, Viewer } from '../contract/game.ts';
import type { Pending, TableView, Told } from '../match/told.ts';
import { DENIALS, type Denial, PHRASES, type Phrase, PROTOCOL, seat } from './words.ts';

/** Who has a socket open right now. */
export interface Presence {
  /** By seat. */
  readonly here: readonly boolean[];
  readonly watchers: number;
}

/** Lines told since the last frame, in order, and what the table waits for after them. */
export interface NewsBody<G extends Shapes = Shapes> {
  /** The number of the last line: one frame goes on where the one before ended. */
  readonly seq: number;
  readonly news: readonly Told<G>[];
  readonly pending: Pending;
  /** Present where this viewer may take back its last action. */
  readonly canUndo?: true;
}

export interface Welcome<G extends Shapes = Shapes> {
  readonly type: 'welcome';
  readonly protocol: typeof PROTOCOL;
  readonly viewer: Viewer;
  /** Match time. */
  readonly now: Millis;
  readonly presence: Presence;
  /** Either the whole table, or what was missed. */
  readonly table?: TableView<G>;
  readonly tail?: NewsBody<G>;
}

export interface NewsFrame<G extends Shapes = Shapes> extends NewsBody<G> {
  readonly type: 'news';
  /** The ids of this client's own asks that are hereby answered: stored, and done. */
  readonly done?: readonly string[];
}

export type Frame<G extends Shapes = Shapes> =
  | Welcome<G>
  | NewsFrame<G>
  | { readonly type: 'table'; readonly now: Millis; readonly table: TableView<G> }
  | { readonly type: 'refused'; readonly ask: string; readonly id?: string; readonly refusal: Refusal }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'pong'; readonly id: number; readonly now: Millis }
  /** The socket is closed right after. */
  | { readonly type: 'denied'; readonly code: Denial; readonly retryAfter?: Millis };

const presence = z.object({ here: z.array(z.boolean()), watchers: z.int() });
const pending = z.object({
  phase: z.optional(z.int()),
  awaited: z.array(seat),
  deadline: z.optional(z.number()),
  decideBy: z.optional(z.record(z.string(), z.number())),
});
const told = z.looseObject({ type: z.string() });
const table = z.looseObject({ stage: z.string(), seats: z.array(z.unknown()), seq: z.int(), at: z.number(), pending });
const newsBody = {
  seq: z.int(),
  news: z.array(told),
  pending,
  canUndo: z.optional(z.literal(true)),
};
const refusal = z.object({
  code: z.string(),
  rule: z.string(),
  detail: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/**
 * The outer shape of every frame; the lines and the views inside belong to the games. A page that was loaded before an
 * upgrade goes on: what a newer server says besides is left out.
 */
const frameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    viewer: z.union([seat, z.literal('public')]),
    now: z.number(),
    presence,
    table: z.optional(table),
    tail: z.optional(z.object(newsBody)),
  }),
  z.object({ type: z.literal('news'), ...newsBody, done: z.optional(z.array(z.string())) }),
  z.object({ type: z.literal('table'), now: z.number(), table }),
  z.object({ type: z.literal('refused'), ask: z.string(), id: z.optional(z.string()), refusal }),
  z.object({ type: z.literal('presence'), presence }),
  z.object({ type: z.literal('phrase'), seat, phrase: z.enum(PHRASES) }),
  z.object({ type: z.literal('pong'), id: z.int(), now: z.number() }),
  z.object({ type: z.literal('denied'), code: z.enum(DENIALS), retryAfter: z.optional(z.number()) }),
]);

/** As much of a frame as we know; undefined where it is none that we know. */
export function readFrame(text: string): Frame | undefined {
  try {
    const parsed = frameSchema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Frame) : undefined;
  } catch {
    return undefined;
  }
}
