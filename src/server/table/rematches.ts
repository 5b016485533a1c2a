// The next match of a table: there is one, however many friends ask for it at once, and at however many nodes.

import type { Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Games } from '../../match/record.ts';
import { nextMatchId } from '../secrets.ts';
import { BUSY, serverRefusal } from './asked.ts';
import type { LiveMatch } from './live-match.ts';
import { sitAgain } from './next-seats.ts';
import { agreedAgain, type Wanted } from './opening.ts';

interface RematchTools {
  readonly games: Games;
  readonly find: (match: string) => Promise<LiveMatch | undefined>;
  readonly open: (wanted: Wanted) => Promise<Result<unknown, Refusal>>;
  /** Everybody has been led to this match, and is expected there. */
  readonly keepSeats: (match: string) => Promise<void>;
}

/** Whoever asks for the next match. */
export interface Asker {
  readonly address: string;
  /** Asked where a match has to be opened. */
  readonly mayOpen: () => boolean;
}

export class Rematches {
  private readonly tools: RematchTools;
  private readonly opening = new Map<string, Promise<Result<string, Refusal>>>();

  constructor(tools: RematchTools) {
    this.tools = tools;
  }

  open(live: LiveMatch, asker: Asker): Promise<Result<string, Refusal>> {
    const { id } = live;
    const opening = this.opening.get(id) ?? this.openNext(live, asker).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  private async openNext(live: LiveMatch, { address, mayOpen }: Asker): Promise<Result<string, Refusal>> {
    const { match } = live;
    if (match.followedBy !== undefined) return ok(match.followedBy);
    if (match.stage !== 'over') return err(serverRefusal('not-over'));
    if (!mayOpen()) return err(BUSY);
    const next = await this.openOnce(live, address);
    if (!next.ok) return next;
    const refusal = await live.request({ type: 'follow', match: next.value });
    await this.tools.keepSeats(next.value);
    // Where nobody knows whether that was stored, it may still be: the match it leads to stays as it is.
    const { followedBy } = live.match;
    return followedBy === undefined ? err(refusal ?? BUSY) : ok(followedBy);
  }

  /** Whichever node opens it, and whoever tries again: the next match has one name, and so there is one. */
  private async openOnce(live: LiveMatch, address: string): Promise<Result<string, Refusal>> {
    const { find, games, open } = this.tools;
    const { terms, key } = live.match;
    const agreed = agreedAgain(games[terms.game], terms);
    for (let attempt = 0; ; attempt++) {
      const match = nextMatchId(live.serverSeed, attempt);
      const found = await find(match);
      // Opened once, but nobody was led there, until it was forgotten.
      if (found?.match.stage === 'over') continue;
      if (found) return ok(match);
      try {
        const opened = await open({ match, agreed, sits: sitAgain(live), key, address });
        return opened.ok ? ok(match) : opened;
      } catch (error) {
        // Another node was quicker, or nobody knows.
        if ((await find(match)) === undefined) throw error;
        return ok(match);
      }
    }
  }
}
