// The HTTP interface: a schema for every body and answer, and the endpoints. Routes, the OpenAPI description and the
// requests of the page are made from them.

import * as z from 'zod/mini';
import { BOT_LEVELS, GAME_IDS } from '../contract/game.ts';
import { at, hash, matchId, pace, seat, seatView, type Typed, tableView } from '../match/fields.ts';
import { recordSchema } from '../match/record.ts';
import { END_REASONS, STAGES } from '../match/types.ts';
import { presence, refusal } from './frames.ts';
import { code, name, paceWish, token } from './words.ts';

const level = z.literal([...BOT_LEVELS]);

export const openBody = z.strictObject({
  game: z.enum(GAME_IDS),
  seats: z.int().check(z.gte(1), z.lte(8)),
  /** The game's own, judged at its doors. Not `z.json()`: it goes as deep as the text does, and the stack does not. */
  options: z.unknown(),
  scenario: z.optional(z.unknown()),
  pace: z.optional(paceWish),
  open: z.enum(['public', 'link']),
  /** Players may ask for advice; everybody sees that before sitting down. */
  hints: z.optional(z.boolean()),
  bots: z.optional(z.array(z.strictObject({ seat, level, name }))),
  /** The opener takes this seat, the first free one by default; absent for a table screen that only watches. */
  sit: z.optional(z.strictObject({ name, seat: z.optional(seat) })),
});

export const sitBody = z.strictObject({
  name,
  /** The first free one by default. */
  seat: z.optional(seat),
  /** Shown to take over a seat that was offered. */
  code: z.optional(code),
});

export const botBody = z.strictObject({ level, name });

export const seated = z.object({
  match: matchId,
  seat,
  /** Shown this once. */
  token,
});

export const opened = z.object({
  match: matchId,
  commitment: hash,
  /** For the opener's own rights: bots, freeing seats, closing the table. */
  opener: token,
  seated: z.exactOptional(seated),
});

export const offered = z.object({
  seat,
  /** Hands the seat over, once. */
  code,
});

/** A public table that still has room. */
export const lobbyTable = z.object({
  match: matchId,
  game: z.enum(GAME_IDS),
  options: z.unknown(),
  pace,
  hints: z.exactOptional(z.literal(true)),
  seats: z.array(z.object({ occupant: seatView.shape.occupant, ready: seatView.shape.ready })),
  /** When it was opened, as the server's wall clock had it. */
  opened: z.string(),
});

export const commitmentLine = z.object({
  number: z.int(),
  commitment: hash,
  opened: z.string(),
  /** SHA-256 over the line before, this commitment and its time: the list cannot be rewritten unnoticed. */
  chain: hash,
  state: z.enum([...STAGES, ...END_REASONS]),
});

export const lobby = z.object({ tables: z.array(lobbyTable) });
export const shown = z.object({ table: tableView, now: at, presence });
export const commitments = z.object({ lines: z.array(commitmentLine) });
export const gameParts = z.object({
  game: z.enum(GAME_IDS),
  rules: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  /** What lies in the box. */
  parts: z.unknown(),
});
export const health = z.object({ ok: z.boolean(), bus: z.exactOptional(z.boolean()) });
export const problem = z.object({ refusal });

export type OpenBody = z.infer<typeof openBody>;
export type SitBody = z.infer<typeof sitBody>;
export type BotBody = z.infer<typeof botBody>;
export type Seated = Typed<z.infer<typeof seated>>;
export type Opened = Typed<z.infer<typeof opened>>;
export type Offered = Typed<z.infer<typeof offered>>;
export type LobbyTable = Typed<z.infer<typeof lobbyTable>>;
export type CommitmentLine = Typed<z.infer<typeof commitmentLine>>;
export type Problem = Typed<z.infer<typeof problem>>;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Whose token the request has to bear. */
  readonly token?: string;
  readonly body?: z.ZodMiniType;
  readonly query?: z.ZodMiniObject;
  /** When all is well: 204 where there is no answer. */
  readonly status: 200 | 201 | 204;
  readonly answer?: z.ZodMiniType;
  /** Answered with 503 in place of a refusal. */
  readonly down?: z.ZodMiniType;
  /** What it may be refused with, besides what any such request may be: see `refusalsOf`. */
  readonly refusals: readonly string[];
}

const OF_A_TABLE = ['no-such-match', 'match-frozen'] as const;
const OF_A_SEAT = [...OF_A_TABLE, 'no-such-seat', 'log-full'] as const;

export const openTable = {
  method: 'POST',
  path: '/api/matches',
  summary: 'Opens a table',
  body: openBody,
  status: 201,
  answer: opened,
  refusals: ['bad-options', 'bad-scenario', 'unreadable', 'bad-name', 'too-many-public'],
} as const satisfies Endpoint;

export const listTables = {
  method: 'GET',
  path: '/api/matches',
  summary: 'Lists public tables with room, newest first',
  status: 200,
  answer: lobby,
  refusals: [],
} as const satisfies Endpoint;

export const lookAtTable = {
  method: 'GET',
  path: '/api/matches/:match',
  summary: 'Shows a table as the public sees it',
  status: 200,
  answer: shown,
  refusals: OF_A_TABLE,
} as const satisfies Endpoint;

export const takeSeat = {
  method: 'POST',
  path: '/api/matches/:match/seats',
  summary: 'Takes a seat',
  body: sitBody,
  status: 201,
  answer: seated,
  refusals: [...OF_A_SEAT, 'bad-name', 'bad-code', 'seat-taken', 'table-full', 'already-started', 'match-over'],
} as const satisfies Endpoint;

export const seatBot = {
  method: 'PUT',
  path: '/api/matches/:match/seats/:seat/bot',
  summary: 'Seats a bot',
  token: 'opener',
  body: botBody,
  status: 204,
  refusals: [...OF_A_SEAT, 'bad-name', 'not-opener', 'seat-taken', 'already-started', 'match-over'],
} as const satisfies Endpoint;

export const freeSeat = {
  method: 'DELETE',
  path: '/api/matches/:match/seats/:seat',
  summary: 'Frees a seat before play',
  token: 'opener or seat',
  status: 204,
  refusals: [...OF_A_SEAT, 'bad-token', 'seat-empty', 'already-started'],
} as const satisfies Endpoint;

export const offerSeat = {
  method: 'POST',
  path: '/api/matches/:match/seats/:seat/offer',
  summary: 'Makes a code that hands a seat over',
  token: 'seat; opener for bots and stand-ins',
  status: 201,
  answer: offered,
  refusals: [...OF_A_SEAT, 'bad-token', 'seat-empty', 'not-standing-in', 'match-over'],
} as const satisfies Endpoint;

export const closeTable = {
  method: 'DELETE',
  path: '/api/matches/:match',
  summary: 'Closes a table',
  token: 'opener',
  status: 204,
  refusals: [...OF_A_TABLE, 'not-opener', 'match-over', 'still-played'],
} as const satisfies Endpoint;

export const getRecord = {
  method: 'GET',
  path: '/api/matches/:match/record',
  summary: 'Gives the record of an ended match',
  status: 200,
  answer: recordSchema,
  refusals: [...OF_A_TABLE, 'not-over', 'not-started'],
} as const satisfies Endpoint;

export const listCommitments = {
  method: 'GET',
  path: '/api/commitments',
  summary: 'Lists the commitments of all matches, in order',
  query: z.object({
    /** Only lines with a larger number; at most 1000 at once. */
    after: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
  }),
  status: 200,
  answer: commitments,
  refusals: [],
} as const satisfies Endpoint;

export const describeGame = {
  method: 'GET',
  path: '/api/games/:game',
  summary: 'Says what lies in the box of a game',
  status: 200,
  answer: gameParts,
  refusals: ['not-found'],
} as const satisfies Endpoint;

export const checkHealth = {
  method: 'GET',
  path: '/healthz',
  summary: 'Says whether the store answers, and the bus',
  status: 200,
  answer: health,
  down: health,
  refusals: [],
} as const satisfies Endpoint;

/** By their operation ids. */
export const ENDPOINTS = {
  openTable,
  listTables,
  lookAtTable,
  closeTable,
  takeSeat,
  seatBot,
  freeSeat,
  offerSeat,
  getRecord,
  listCommitments,
  describeGame,
  checkHealth,
} as const;

/** Refusals that only HTTP has. Their rule is `table`, too. */
export const HTTP_REFUSALS = ['too-fast', 'foreign-origin', 'unknown-host', 'not-found'] as const;
export type HttpRefusalCode = (typeof HTTP_REFUSALS)[number];

/** Whatever is not named here is 409: not now. */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'bad-name': 400,
  'bad-options': 400,
  'bad-scenario': 400,
  unreadable: 400,
  'bad-token': 401,
  'bad-code': 401,
  'not-opener': 401,
  'foreign-origin': 403,
  'unknown-host': 421,
  'no-such-match': 404,
  'no-such-seat': 404,
  'not-found': 404,
  'too-fast': 429,
  busy: 503,
};

/** All that a request to this endpoint may be refused with. */
export const refusalsOf = ({ method, body, query, refusals }: Endpoint): readonly string[] => [
  ...(body || query ? ['bad-request'] : []),
  ...refusals,
  ...(method === 'GET' ? [] : ['foreign-origin']),
  'unknown-host',
  'too-fast',
  'busy',
];

export const statusOf = (refusalCode: string): number => STATUS[refusalCode] ?? 409;
