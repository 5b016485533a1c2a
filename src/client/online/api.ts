// The HTTP side of the server: tables, seats, records. A no of the server is thrown as Refused.

import * as z from 'zod/mini';
import type { GameId, Refusal, Seat } from '../../contract/game.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { Stage } from '../../match/types.ts';
import * as http from '../../protocol/http.ts';
import {
  type BotBody,
  type Endpoint,
  type LobbyTable,
  lobbyTable,
  type Offered,
  type OpenBody,
  type Opened,
  problem,
  type Seated,
  type SitBody,
} from '../../protocol/http.ts';

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

/** One by one: a newer server may have tables of games that this page does not know. */
const tableList = z.object({ tables: z.array(z.unknown()) });

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
  /** What stands in the path in place of `:match` and the like. */
  readonly at?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

async function ask({ method, path, status }: Endpoint, { at = {}, body, token }: Request = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(
      path.replace(/:(\w+)/g, (_, name: string) => String(at[name])),
      {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    );
  } catch {
    throw new Unreachable('no network');
  }
  if (response.status === 204 && status === 204) return undefined;
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && json !== undefined) return json;
  const no = problem.safeParse(json);
  if (no.success) throw new Refused(no.data.refusal);
  const told = `status ${response.status}`;
  throw response.status >= DOWN ? new Unreachable(told) : new NoServer(told);
}

/** The answer, in the shape it must have; anything else is as good as none. */
function read<S extends z.ZodMiniType>(schema: S, json: unknown): z.infer<S> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new NoServer('an answer that is not ours');
  return parsed.data;
}

/** Asks and reads the answer by the schema of the endpoint. */
async function fetchFrom<S extends z.ZodMiniType>(
  endpoint: Endpoint & { readonly answer: S },
  request?: Request,
): Promise<z.infer<S>> {
  return read(endpoint.answer, await ask(endpoint, request));
}

export const openTable = (body: OpenBody): Promise<Opened> => fetchFrom(http.openTable, { body });

const namesAt = (seats: LobbyTable['seats']): readonly string[] =>
  seats.flatMap(({ occupant }) => occupant?.name ?? []);

export async function lookAt(match: string): Promise<LiveTable> {
  const { table } = await fetchFrom(http.lookAtTable, { at: { match } });
  const { terms, stage, seats, followedBy } = table;
  return { match, game: terms.game, stage, names: namesAt(seats), followedBy };
}

/** Without those of games that this page does not know yet. */
export async function listTables(): Promise<readonly OpenTable[]> {
  const { tables } = read(tableList, await ask(http.listTables));
  return tables.flatMap((table) => {
    const parsed = lobbyTable.safeParse(table);
    return parsed.success ? openTableOf(parsed.data) : [];
  });
}

function openTableOf({ match, game, seats, options, pace, hints }: z.infer<typeof lobbyTable>): OpenTable {
  const names = namesAt(seats);
  const terms = { seats: seats.length, options, pace, hints };
  return { match, game, names, free: seats.length - names.length, terms };
}

/** A code with which somebody else takes over the seat, once. */
export const offerSeat = (match: string, seat: Seat, token: string): Promise<Offered> =>
  fetchFrom(http.offerSeat, { at: { match, seat }, token });

export const takeSeat = (match: string, body: SitBody): Promise<Seated> =>
  fetchFrom(http.takeSeat, { at: { match }, body });

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
  await ask(http.seatBot, { at: { match, seat }, body, token: opener });
}

export async function freeSeat(match: string, seat: Seat, token: string): Promise<void> {
  await ask(http.freeSeat, { at: { match, seat }, token });
}

export const fetchRecord = (match: string): Promise<MatchRecord> => fetchFrom(http.getRecord, { at: { match } });
