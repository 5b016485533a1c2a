// The bodies of the HTTP interface: opening a table, taking seats, the lobby, the list of commitments.

import * as z from 'zod/mini';
import { GAME_IDS, type GameId, type Refusal, type Seat } from '../contract/game.ts';
import type { Json } from '../kit/json.ts';
import { BOT_LEVELS, type EndReason, type Occupant, type Pace, type Stage } from '../match/types.ts';
import { code, name, pace, seat } from './words.ts';

const level = z.union(BOT_LEVELS.map((value) => z.literal(value)));

export const openSchema = z.strictObject({
  game: z.enum(GAME_IDS),
  seats: z.int().check(z.gte(1), z.lte(8)),
  /** The game's own, judged at its doors. Not `z.json()`: it goes as deep as the text does, and the stack does not. */
  options: z.unknown(),
  scenario: z.optional(z.unknown()),
  pace: z.optional(pace),
  open: z.enum(['public', 'link']),
  /** Players may ask for advice; everybody sees that before sitting down. */
  hints: z.optional(z.boolean()),
  bots: z.optional(z.array(z.strictObject({ seat, level, name }))),
  /** The opener takes this seat, the first free one by default; absent for a table screen that only watches. */
  sit: z.optional(z.strictObject({ name, seat: z.optional(seat) })),
});
export type OpenBody = z.infer<typeof openSchema>;

export const sitSchema = z.strictObject({
  name,
  /** The first free one by default. */
  seat: z.optional(seat),
  /** Shown to take over a seat that was offered. */
  code: z.optional(code),
});
export type SitBody = z.infer<typeof sitSchema>;

export const botSchema = z.strictObject({ level, name });
export type BotBody = z.infer<typeof botSchema>;

export interface Seated {
  readonly match: string;
  readonly seat: Seat;
  /** Shown this once. */
  readonly token: string;
}

export interface Opened {
  readonly match: string;
  readonly commitment: string;
  /** For the opener's own rights: bots, freeing seats, closing the table. */
  readonly opener: string;
  readonly seated?: Seated;
}

export interface Offered {
  readonly seat: Seat;
  /** Hands the seat over, once. */
  readonly code: string;
}

/** A public table that still has room. */
export interface LobbyTable {
  readonly match: string;
  readonly game: GameId;
  readonly options: Json;
  readonly pace: Pace;
  readonly hints?: true;
  readonly seats: readonly { readonly occupant?: Occupant; readonly ready: boolean }[];
  /** When it was opened, as the server's wall clock had it. */
  readonly opened: string;
}

export interface CommitmentLine {
  readonly number: number;
  readonly commitment: string;
  readonly opened: string;
  /** SHA-256 over the line before, this commitment and its time: the list cannot be rewritten unnoticed. */
  readonly chain: string;
  readonly state: Stage | EndReason;
}

export interface Problem {
  readonly refusal: Refusal;
}
