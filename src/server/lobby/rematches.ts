// Opens the rematch of a match: exactly one, however many players ask for it at once, and on however many nodes.

import type { Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Games } from '../../match/record.ts';
import { BUSY, serverRefusal } from '../matches/command.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { nextMatchId } from '../secrets.ts';
import { type MatchRequest, rematchTerms } from './open-request.ts';
import { rematchSeats } from './seat-holds.ts';

interface RematchContext {
  readonly games: Games;
  readonly find: (match: string) => Promise<LiveMatch | undefined>;
  readonly open: (request: MatchRequest) => Promise<Result<unknown, Refusal>>;
  /** All players have been sent to this match, and are expected there. */
  readonly holdSeats: (match: string) => Promise<void>;
}

/** A player who asks for the rematch. */
export interface Requester {
  readonly address: string;
  /** Called only where a match has to be opened. */
  readonly mayOpen: () => boolean;
}

export class Rematches {
  private readonly context: RematchContext;
  private readonly opening = new Map<string, Promise<Result<string, Refusal>>>();

  constructor(context: RematchContext) {
    this.context = context;
  }

  open(live: LiveMatch, asker: Requester): Promise<Result<string, Refusal>> {
    const { id } = live;
    const opening = this.opening.get(id) ?? this.openNext(live, asker).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  private async openNext(live: LiveMatch, { address, mayOpen }: Requester): Promise<Result<string, Refusal>> {
    const { match } = live;
    if (match.followedBy !== undefined) return ok(match.followedBy);
    if (match.stage !== 'over') return err(serverRefusal('not-over'));
    if (!mayOpen()) return err(BUSY);
    const next = await this.openOnce(live, address);
    if (!next.ok) return next;
    const refusal = await live.request({ type: 'follow', match: next.value });
    await this.context.holdSeats(next.value);
    // If it is unknown whether this was stored, the new match stays: players may be sent there later.
    const { followedBy } = live.match;
    return followedBy === undefined ? err(refusal ?? BUSY) : ok(followedBy);
  }

  /** The rematch has the same id on every node and in every attempt, so there is only one. */
  private async openOnce(live: LiveMatch, address: string): Promise<Result<string, Refusal>> {
    const { find, games, open } = this.context;
    const { terms, key, outcome } = live.match;
    const agreed = rematchTerms(games[terms.game], terms, outcome);
    for (let attempt = 0; ; attempt++) {
      const match = nextMatchId(live.serverSeed, attempt);
      const found = await find(match);
      // Opened earlier, but nobody was sent there before it was abandoned.
      if (found?.match.stage === 'over') continue;
      if (found) return ok(match);
      try {
        const opened = await open({ match, agreed, sits: rematchSeats(live), key, address });
        return opened.ok ? ok(match) : opened;
      } catch (error) {
        // Another node was faster, or the answer was lost.
        if ((await find(match)) === undefined) throw error;
        return ok(match);
      }
    }
  }
}
