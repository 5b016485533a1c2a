// The HTTP side of tables: opening them, taking and leaving seats, handing them over, and what remains of them.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Refusal, Seat } from '../../contract/game.ts';
import { matchId } from '../../match/fields.ts';
import { recordSchema } from '../../match/record.ts';
import type { Input } from '../../match/types.ts';
import * as http from '../../protocol/http.ts';
import { token } from '../../protocol/words.ts';
import { badRequest, serverRefusal } from '../matches/command.ts';
import { Frozen } from '../matches/frozen.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { FailureCounter, Limits, RateLimiter } from '../rate-limits.ts';
import { hashOf, newCode, newToken, sameHash } from '../secrets.ts';
import { refuse } from './answers.ts';
import { describeRoute } from './openapi.ts';
import { Records } from './records.ts';

export interface MatchRoutes {
  readonly registry: MatchRegistry;
  readonly limits: Limits;
  /** Tables opened, by address. */
  readonly tables: RateLimiter;
  /** Seats taken before play, by address and match. */
  readonly sits: RateLimiter;
  readonly failures: FailureCounter;
  readonly addressOf: (request: IncomingMessage) => string;
}

interface AtTable {
  readonly live: LiveMatch;
  readonly reply: FastifyReply;
  readonly request: FastifyRequest;
}

const AFTER = {
  after: { type: 'integer', minimum: 0, description: 'Only lines with a larger number; at most 1000 at once' },
};

type Params = { readonly match?: string; readonly seat?: string; readonly after?: string };

export function addMatchRoutes(
  app: FastifyInstance,
  { registry, limits, tables, sits, failures, addressOf }: MatchRoutes,
): void {
  const { store } = registry.context;
  const records = new Records(store);

  app.post(
    '/api/matches',
    describeRoute('Opens a table', { body: http.openBody, status: 201, answer: http.opened }),
    async (request, reply) => {
      const body = http.openBody.safeParse(request.body);
      if (!body.success) return refuse(reply, badRequest(whereOf(body.error)));
      const address = addressOf(request.raw);
      if (!tables.take(address, performance.now())) return tooMany(reply);
      const opened = await registry.open(body.data, address);
      return opened.ok ? reply.code(201).send(opened.value) : refuse(reply, opened.error);
    },
  );

  app.get('/api/matches', describeRoute('Public tables with room', { answer: http.lobby }), async () => ({
    tables: await store.lobby(100),
  }));

  app.get(
    '/api/matches/:match',
    describeRoute('A table as the public sees it', { answer: http.shown }),
    (request, reply) => atTable(request, reply, async ({ live }) => reply.send(show(live))),
  );

  app.post(
    '/api/matches/:match/seats',
    describeRoute('Takes a seat', { body: http.sitBody, status: 201, answer: http.seated }),
    (request, reply) =>
      atTable(request, reply, async ({ live }) => {
        const body = http.sitBody.safeParse(request.body);
        if (!body.success) return refuse(reply, badRequest(whereOf(body.error)));
        const { code } = body.data;
        if (code !== undefined && isLockedOut(request)) return tooMany(reply);
        const wanted = code === undefined ? body.data.seat : offeredSeat(live, code);
        if (code !== undefined && wanted === undefined) return fail(request, reply, 'bad-code');
        if (!maySit(request, live)) return tooMany(reply, 600);
        return sit(live, reply, { seat: wanted, name: body.data.name.trim(), ...(code !== undefined && { code }) });
      }),
  );

  app.put(
    '/api/matches/:match/seats/:seat/bot',
    describeRoute('Seats a bot', { body: http.botBody, token: 'opener' }),
    (request, reply) =>
      atTable(request, reply, async ({ live }) => {
        const body = http.botBody.safeParse(request.body);
        if (!body.success) return refuse(reply, badRequest(whereOf(body.error)));
        if (!isOpener(live, request)) return fail(request, reply, 'not-opener');
        return done(live, reply, { type: 'sit', seat: seatParam(request), occupant: { kind: 'bot', ...body.data } });
      }),
  );

  app.delete(
    '/api/matches/:match/seats/:seat',
    describeRoute('Frees a seat before play', { token: 'opener or seat' }),
    (request, reply) =>
      atTable(request, reply, async ({ live }) => {
        const seat = seatParam(request);
        if (!isOpener(live, request) && !isOwner(live, seat, request)) return fail(request, reply, 'bad-token');
        return done(live, reply, { type: 'rise', seat });
      }),
  );

  app.post(
    '/api/matches/:match/seats/:seat/offer',
    describeRoute('Hands a seat over', {
      status: 201,
      answer: http.offered,
      token: 'seat; opener for bots and stand-ins',
    }),
    (request, reply) =>
      atTable(request, reply, async ({ live }) => {
        const seat = seatParam(request);
        const status = live.match.seats[seat];
        const isBots = status?.standIn === true || status?.occupant?.kind === 'bot';
        const isOwners = isOwner(live, seat, request);
        if (!isOwners && !(isBots && isOpener(live, request))) return fail(request, reply, 'bad-token');
        const code = newCode();
        const offer = { type: 'offer', seat, code: hashOf(code) } as const;
        const refusal = await live.request(isOwners ? offer : { ...offer, untilBack: true });
        return refusal ? refuse(reply, refusal) : reply.code(201).send({ seat, code } satisfies http.Offered);
      }),
  );

  app.delete('/api/matches/:match', describeRoute('Closes a table', { token: 'opener' }), (request, reply) =>
    atTable(request, reply, async ({ live }) =>
      isOpener(live, request)
        ? done(live, reply, { type: 'end', reason: 'aborted' })
        : fail(request, reply, 'not-opener'),
    ),
  );

  app.get(
    '/api/matches/:match/record',
    describeRoute('The record of an ended match', { answer: recordSchema }),
    (request, reply) =>
      atTable(request, reply, async ({ live }) => {
        if (live.match.stage !== 'over') return refuse(reply, serverRefusal('not-over'));
        if (live.match.state === undefined) return refuse(reply, { code: 'not-started', rule: 'table' });
        const record = await records.textOf(live);
        if (record === undefined) return refuse(reply, serverRefusal('no-such-match'));
        return reply.type('application/json').send(record);
      }),
  );

  app.get(
    '/api/commitments',
    describeRoute('The append-only list of commitments', { query: AFTER, answer: http.commitments }),
    async (request, reply) => {
      const { after = '0' } = request.query as Params;
      // Whoever pages through the list with something else would get its beginning, again and again.
      if (!/^\d{1,15}$/.test(after)) return refuse(reply, badRequest('after'));
      return { lines: await store.commitments(Number(after), 1000) };
    },
  );

  async function atTable(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (at: AtTable) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { match } = request.params as Params;
    if (isLockedOut(request)) return tooMany(reply);
    const live = matchId.safeParse(match).success ? await registry.find(match ?? '') : undefined;
    if (live === undefined) return fail(request, reply, 'no-such-match');
    return work({ live, request, reply });
  }

  function maySit(request: FastifyRequest, { id, match }: LiveMatch): boolean {
    return match.stage !== 'gathering' || sits.take(`${addressOf(request.raw)} ${id}`, performance.now());
  }

  function isLockedOut(request: FastifyRequest): boolean {
    return failures.count(addressOf(request.raw), performance.now()) >= limits.failures;
  }

  function fail(request: FastifyRequest, reply: FastifyReply, code: Parameters<typeof serverRefusal>[0]): FastifyReply {
    failures.add(addressOf(request.raw), performance.now());
    return refuse(reply, serverRefusal(code));
  }
}

function show(live: LiveMatch): object {
  try {
    return { table: live.table('public'), now: live.now(), presence: live.presence() };
  } catch (cause) {
    live.freeze(cause);
    throw new Frozen(`${live.id} cannot be shown`, { cause });
  }
}

async function sit(
  live: LiveMatch,
  reply: FastifyReply,
  wish: { readonly seat: Seat | undefined; readonly name: string; readonly code?: string },
): Promise<FastifyReply> {
  const free = live.match.seats.findIndex(({ occupant }) => occupant === undefined);
  const seat = wish.seat ?? free;
  if (seat === -1) return refuse(reply, serverRefusal('table-full'));
  const secret = newToken();
  const refusal = await live.request({
    type: 'sit',
    seat,
    occupant: { kind: 'person', name: wish.name },
    key: hashOf(secret),
    ...(wish.code !== undefined && { code: hashOf(wish.code) }),
  });
  // Somebody else took the seat in the meantime: any other will do, where none was named.
  if (refusal?.code === 'seat-taken' && wish.seat === undefined) return sit(live, reply, wish);
  const seated: http.Seated = { match: live.id, seat, token: secret };
  return refusal ? refuse(reply, refusal) : reply.code(201).send(seated);
}

async function done(live: LiveMatch, reply: FastifyReply, input: Input): Promise<FastifyReply> {
  const refusal: Refusal | undefined = await live.request(input);
  return refusal ? refuse(reply, refusal) : reply.code(204).send();
}

function tooMany(reply: FastifyReply, seconds = 60): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ refusal: { code: 'too-fast', rule: 'table' } });
}

function offeredSeat(live: LiveMatch, code: string): Seat | undefined {
  const hashed = hashOf(code);
  const seat = live.match.seats.findIndex((status) => status.code !== undefined && sameHash(status.code, hashed));
  return seat === -1 ? undefined : seat;
}

const isOpener = (live: LiveMatch, request: FastifyRequest): boolean => isKey(live.match.key, request);

const isOwner = (live: LiveMatch, seat: Seat, request: FastifyRequest): boolean =>
  isKey(live.match.seats[seat]?.key, request);

function isKey(key: string | undefined, request: FastifyRequest): boolean {
  const shown = request.headers.authorization?.replace(/^Bearer +/i, '');
  return key !== undefined && token.safeParse(shown).success && sameHash(key, hashOf(shown ?? ''));
}

function seatParam(request: FastifyRequest): Seat {
  const { seat } = request.params as Params;
  return /^[0-7]$/.test(seat ?? '') ? Number(seat) : -1;
}

const whereOf = (error: z.core.$ZodError): string => error.issues[0]?.path.join('.') ?? '';
