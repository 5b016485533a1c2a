// Seats over HTTP: taking and freeing them, seating bots, and handing seats over.

import type { FastifyInstance } from 'fastify';
import type { Seat } from '../../contract/game.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Input } from '../../match/types.ts';
import * as http from '../../protocol/http.ts';
import { serverRefusal } from '../matches/command.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { RateLimiter } from '../rate-limits.ts';
import { hashOf, newCode, newToken, sameHash } from '../secrets.ts';
import { no, type Refused, tooFast } from './answers.ts';
import { addRoute } from './routes.ts';
import { isOpener, isOwner, seatOf, type TableAccess } from './table-access.ts';

export interface SeatRoutes {
  readonly access: TableAccess;
  /** Seats taken before play, by address and match. */
  readonly sits: RateLimiter;
}

export function addSeatRoutes(app: FastifyInstance, { access, sits }: SeatRoutes): void {
  addRoute(app, http.takeSeat, async (received) => {
    const found = await access.find(received);
    if (!found.ok) return found;
    const live = found.value;
    const { code, name, seat } = received.body;
    const wanted = code === undefined ? seat : offeredSeat(live, code);
    if (code !== undefined && wanted === undefined) return access.fail(received, 'bad-code');
    if (live.match.stage === 'gathering') {
      const key = `${access.addressOf(received)} ${live.id}`;
      const now = performance.now();
      if (!sits.take(key, now)) return tooFast(sits.wait(key, now));
    }
    return sit(live, { seat: wanted, name: name.trim(), ...(code !== undefined && { code }) });
  });

  addRoute(app, http.seatBot, async (received) => {
    const live = await access.find(received);
    if (!live.ok) return live;
    if (!isOpener(live.value, received)) return access.fail(received, 'not-opener');
    return request(live.value, {
      type: 'sit',
      seat: seatOf(received),
      occupant: { kind: 'bot', ...received.body },
    });
  });

  addRoute(app, http.freeSeat, async (received) => {
    const live = await access.find(received);
    if (!live.ok) return live;
    const isAllowed = isOpener(live.value, received) || isOwner(live.value, received);
    return isAllowed
      ? request(live.value, { type: 'rise', seat: seatOf(received) })
      : access.fail(received, 'bad-token');
  });

  addRoute(app, http.offerSeat, async (received) => {
    const found = await access.find(received);
    if (!found.ok) return found;
    const live = found.value;
    const seat = seatOf(received);
    const status = live.match.seats[seat];
    const isBots = status?.standIn === true || status?.occupant?.kind === 'bot';
    const isOwners = isOwner(live, received);
    if (!isOwners && !(isBots && isOpener(live, received))) return access.fail(received, 'bad-token');
    const code = newCode();
    const offer = { type: 'offer', seat, code: hashOf(code) } as const;
    const refusal = await live.request(isOwners ? offer : { ...offer, untilBack: true });
    return refusal ? no(refusal) : ok({ seat, code });
  });
}

interface SeatWish {
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly code?: string;
}

async function sit(live: LiveMatch, wish: SeatWish): Promise<Result<http.Seated, Refused>> {
  const free = live.match.seats.findIndex(({ occupant }) => occupant === undefined);
  const seat = wish.seat ?? free;
  if (seat === -1) return no(serverRefusal('table-full'));
  const token = newToken();
  const refusal = await live.request({
    type: 'sit',
    seat,
    occupant: { kind: 'person', name: wish.name },
    key: hashOf(token),
    ...(wish.code !== undefined && { code: hashOf(wish.code) }),
  });
  // Somebody else took the seat in the meantime: any other will do, where none was named.
  if (refusal?.code === 'seat-taken' && wish.seat === undefined) return sit(live, wish);
  return refusal ? no(refusal) : ok({ match: live.id, seat, token });
}

async function request(live: LiveMatch, input: Input): Promise<Result<undefined, Refused>> {
  const refusal = await live.request(input);
  return refusal ? no(refusal) : ok(undefined);
}

function offeredSeat(live: LiveMatch, code: string): Seat | undefined {
  const hashed = hashOf(code);
  const seat = live.match.seats.findIndex((status) => status.code !== undefined && sameHash(status.code, hashed));
  return seat === -1 ? undefined : seat;
}
