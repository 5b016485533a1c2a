// Handshake: finds the match and the seat that a hello names. Addresses that guess tokens or matches are locked out.

import type { Millis, Viewer } from '../../contract/game.ts';
import type { Hello } from '../../protocol/asks.ts';
import type { Denial } from '../../protocol/words.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { FailureCounter, Limits } from '../rate-limits.ts';
import { hashOf, sameHash } from '../secrets.ts';
import type { Connection } from './connection.ts';

export interface HandshakeContext {
  readonly registry: Pick<MatchRegistry, 'find'>;
  readonly limits: Pick<Limits, 'failures' | 'watchersPerMatch'>;
  /** Failed attempts by address, by match, and by both. */
  readonly failures: FailureCounter;
}

export class Handshake {
  private readonly context: HandshakeContext;

  constructor(context: HandshakeContext) {
    this.context = context;
  }

  /** Joins the connection to its match, or gives the reason why not. */
  async admit(connection: Connection, { match, token, seq }: Hello): Promise<Denial | undefined> {
    const { registry, limits, failures } = this.context;
    const { address } = connection;
    const now = performance.now();
    if (token !== undefined && this.isLockedOut(address, match, now)) return 'locked-out';
    const live = await registry.find(match);
    if (live === undefined) {
      failures.add(address, now);
      return 'no-such-match';
    }
    const viewer = token === undefined ? 'public' : seatOf(live, hashOf(token));
    if (viewer === undefined) {
      for (const key of [address, match, `${address} ${match}`]) failures.add(key, now);
      return 'bad-token';
    }
    if (viewer === 'public' && live.listenerCount('public') >= limits.watchersPerMatch) return 'full';
    // The connection may have been closed while the match was loading.
    if (!connection.isOpen) return undefined;
    connection.viewer = viewer;
    if (token !== undefined) connection.key = hashOf(token);
    connection.live = live;
    live.join(connection, seq);
    return undefined;
  }

  /** A match under attack is closed only to addresses that have guessed wrong: its owners still get in. */
  private isLockedOut(address: string, match: string, now: Millis): boolean {
    const { failures, limits } = this.context;
    if (failures.count(address, now) >= limits.failures) return true;
    return failures.count(match, now) >= limits.failures && failures.count(`${address} ${match}`, now) > 0;
  }
}

/** Compares with every seat, so that it takes the same time for each. */
function seatOf(live: LiveMatch, key: string): Viewer | undefined {
  let found: Viewer | undefined;
  for (const [seat, status] of live.match.seats.entries()) {
    if (status.key !== undefined && sameHash(status.key, key)) found = seat;
  }
  return found;
}
