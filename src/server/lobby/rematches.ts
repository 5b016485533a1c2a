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
  /** Everybody has been led to this match, and is expected there. */
  readonly holdSeats: (match: string) => Promise<void>;
}

/** Whoever asks for the next match. */
export interface Requester {
  readonly address: string;
  /** Asked where a match has to be opened. */
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
    // Where nobody knows whether that was stored, it may still be: the match it leads to stays as it is.
    const { followedBy } = live.match;
    return followedBy === undefined ? err(refusal ?? BUSY) : ok(followedBy);
  }

  /** Whichever node opens it, and whoever tries again: the next match has one name, and so there is one. */
  private async openOnce(live: LiveMatch, address: string): Promise<Result<string, Refusal>> {
    const { find, games, open } = this.context;
    const { terms, key } = live.match;
    const agreed = rematchTerms(games[terms.game], terms);
    for (let attempt = 0; ; attempt++) {
      const match = nextMatchId(live.serverSeed, attempt);
      const found = await find(match);
      // Opened once, but nobody was led there, until it was forgotten.
      if (found?.match.stage === 'over') continue;
      if (found) return ok(match);
      try {
        const opened = await open({ match, agreed, sits: rematchSeats(live), key, address });
        return opened.ok ? ok(match) : opened;
      } catch (error) {
        // Another node was quicker, or nobody knows.
        if ((await find(match)) === undefined) throw error;
        return ok(match);
      }
    }
  }
}
