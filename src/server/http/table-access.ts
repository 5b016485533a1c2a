// Finds the table that a request names, and what its token gives a right to. Addresses that guess are locked out.

import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Seat } from '../../contract/game.ts';
import { ok, type Result } from '../../kit/result.ts';
import { matchId } from '../../match/fields.ts';
import { type ServerRefusalCode, token } from '../../protocol/words.ts';
import { serverRefusal } from '../matches/command.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { FailureCounter, Limits } from '../rate-limits.ts';
import { hashOf, sameHash } from '../secrets.ts';
import { no, type Refused, tooFast } from './answers.ts';

export interface AccessContext {
  readonly registry: Pick<MatchRegistry, 'find'>;
  readonly limits: Pick<Limits, 'failures'>;
  readonly failures: FailureCounter;
  readonly addressOf: (request: IncomingMessage) => string;
}

interface Received {
  readonly request: FastifyRequest;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export class TableAccess {
  private readonly context: AccessContext;

  constructor(context: AccessContext) {
    this.context = context;
  }

  addressOf({ request }: Received): string {
    return this.context.addressOf(request.raw);
  }

  async find(received: Received): Promise<Result<LiveMatch, Refused>> {
    const lockout = this.lockout(received);
    if (!lockout.ok) return lockout;
    const { match = '' } = received.params;
    const live = matchId.safeParse(match).success ? await this.context.registry.find(match) : undefined;
    return live === undefined ? this.fail(received, 'no-such-match') : ok(live);
  }

  /** Too many failures within a minute, and nothing is looked at any more. */
  lockout(received: Received): Result<undefined, Refused> {
    const { failures, limits } = this.context;
    const address = this.addressOf(received);
    const now = performance.now();
    if (failures.count(address, now) < limits.failures) return ok(undefined);
    return tooFast(failures.wait(address, limits.failures, now));
  }

  /** A refusal that whoever guesses gets only so often. */
  fail(received: Received, code: ServerRefusalCode): Result<never, Refused> {
    this.context.failures.add(this.addressOf(received), performance.now());
    return no(serverRefusal(code));
  }
}

/** −1 where it is none: the table says that there is no such seat. */
export const seatOf = ({ params: { seat = '' } }: Received): Seat => (/^[0-7]$/.test(seat) ? Number(seat) : -1);

export const isOpener = (live: LiveMatch, received: Received): boolean => isKey(live.match.key, received);

export const isOwner = (live: LiveMatch, received: Received): boolean =>
  isKey(live.match.seats[seatOf(received)]?.key, received);

function isKey(key: string | undefined, { request }: Received): boolean {
  const shown = request.headers.authorization?.replace(/^Bearer +/i, '');
  return key !== undefined && token.safeParse(shown).success && sameHash(key, hashOf(shown ?? ''));
}
