// The HTTP side of the server: tables, seats, records. A no of the server is thrown as Refused.

import * as z from 'zod/mini';
import { GAME_IDS, type GameId, type Refusal, type Seat } from '../../contract/game.ts';
import { type MatchRecord, recordSchema } from '../../match/record.ts';
import { STAGES, type Stage } from '../../match/types.ts';
import type { BotBody, Offered, OpenBody, Opened, Seated, SitBody } from '../../protocol/http.ts';

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** No answer, or none that we understand. */
export class Unreachable extends Error {}

/** Somebody answers, but not as our server does: there is none behind this page. */
export class NoServer extends Unreachable {}

/** What stands before a server says so itself while that one is down. */
const DOWN = 500;

const problemShape = z.object({ refusal: z.object({ code: z.string(), rule: z.string() }) });
const seatedShape = z.object({ match: z.string(), seat: z.int(), token: z.string() });
const openedShape = z.object({
  match: z.string(),
  commitment: z.string(),
  opener: z.string(),
  seated: z.optional(seatedShape),
});
const seatsShape = z.array(z.object({ occupant: z.optional(z.object({ name: z.string() })) }));
const tableShape = z.object({
  table: z.object({
    terms: z.object({ game: z.enum(GAME_IDS) }),
    stage: z.enum(STAGES),
    seats: seatsShape,
    followedBy: z.optional(z.string()),
  }),
});

const tablesShape = z.object({ tables: z.array(z.unknown()) });
const openShape = z.object({
  match: z.string(),
  game: z.enum(GAME_IDS),
  options: z.unknown(),
  pace: z.object({ decision: z.optional(z.number()) }),
  hints: z.optional(z.boolean()),
  seats: seatsShape,
});
const offeredShape = z.object({ seat: z.int(), code: z.string() });

/** A table of others with room. */
export interface OpenTable {
  readonly match: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly free: number;
  readonly terms: AgreedTerms;
}

/** What is agreed at a table, as far as it is said before anybody sits down. */
export interface AgreedTerms {
  readonly seats: number;
  readonly options: unknown;
  readonly pace: { readonly decision?: number | undefined };
  readonly hints?: boolean | undefined;
}

/** A table, as the public sees it. */
export interface LiveTable {
  readonly match: string;
  readonly game: GameId;
  readonly stage: Stage;
  readonly names: readonly string[];
  /** The next match of those who played here. */
  readonly followedBy: string | undefined;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string | undefined;
}

async function ask(path: string, { method, body, token }: Request): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api/matches${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable('no network');
  }
  if (response.status === 204) return undefined;
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && json !== undefined) return json;
  const problem = problemShape.safeParse(json);
  if (problem.success) throw new Refused(problem.data.refusal);
  const status = `status ${response.status}`;
  throw response.status >= DOWN ? new Unreachable(status) : new NoServer(status);
}

/** The answer, in the shape it must have; anything else is as good as none. */
function read<S extends z.ZodMiniType>(shape: S, json: unknown): z.infer<S> {
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new NoServer('an answer that is not ours');
  return parsed.data;
}

export const openTable = async (body: OpenBody): Promise<Opened> =>
  read(openedShape, await ask('', { method: 'POST', body })) as Opened;

const namesAt = (seats: z.infer<typeof seatsShape>): readonly string[] =>
  seats.flatMap(({ occupant }) => occupant?.name ?? []);

export async function lookAt(match: string): Promise<LiveTable> {
  const { table } = read(tableShape, await ask(`/${match}`, { method: 'GET' }));
  const { terms, stage, seats, followedBy } = table;
  return { match, game: terms.game, stage, names: namesAt(seats), followedBy };
}

/** Without those of games that this page does not know yet. */
export async function listTables(): Promise<readonly OpenTable[]> {
  const { tables } = read(tablesShape, await ask('', { method: 'GET' }));
  return tables.flatMap((table) => {
    const parsed = openShape.safeParse(table);
    return parsed.success ? openTableOf(parsed.data) : [];
  });
}

function openTableOf({ match, game, seats, options, pace, hints }: z.infer<typeof openShape>): OpenTable {
  const names = namesAt(seats);
  const terms = { seats: seats.length, options, pace, hints };
  return { match, game, names, free: seats.length - names.length, terms };
}

/** A code with which somebody else takes over the seat, once. */
export const offerSeat = async (match: string, seat: Seat, token: string): Promise<Offered> =>
  read(offeredShape, await ask(`/${match}/seats/${seat}/offer`, { method: 'POST', token }));

export const takeSeat = async (match: string, body: SitBody): Promise<Seated> =>
  read(seatedShape, await ask(`/${match}/seats`, { method: 'POST', body }));

/** Why an offered seat cannot be taken, if so. Asked without a name: only the code is looked at, and nobody sits down. */
export async function whyNotTake(match: string, offer: Offered): Promise<string | undefined> {
  try {
    await takeSeat(match, { name: ' ', ...offer });
  } catch (fault) {
    if (fault instanceof Refused && fault.refusal.code !== 'bad-name') return fault.refusal.code;
  }
  return undefined;
}

export async function seatBot(match: string, seat: Seat, opener: string, body: BotBody): Promise<void> {
  await ask(`/${match}/seats/${seat}/bot`, { method: 'PUT', body, token: opener });
}

export async function freeSeat(match: string, seat: Seat, token: string): Promise<void> {
  await ask(`/${match}/seats/${seat}`, { method: 'DELETE', token });
}

export const fetchRecord = async (match: string): Promise<MatchRecord> =>
  read(recordSchema, await ask(`/${match}/record`, { method: 'GET' }));
