// A match with its whole log in memory: for the page, the command line and tests.

import type { Game, Shapes } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import { present } from '../kit/invariant.ts';
import { openMatch } from '../match/step.ts';
import type { Entry, Hosted, News, Terms } from '../match/types.ts';
import { HostedMatch, newsOf } from './hosted-match.ts';

export class MatchLog<G extends Shapes = Shapes> extends HostedMatch<G> {
  readonly entries: Entry<G>[];

  constructor(game: Game<G>, serverSeed: Hex, [opening, ...entries]: readonly Entry<G>[]) {
    super({ game, serverSeed, opening });
    this.entries = [present(opening)];
    this.take(entries);
  }

  override accept(hosted: Hosted<G>): void {
    super.accept(hosted);
    for (const { entry } of hosted.news) this.entries.push(entry);
  }

  /** All that has happened, from the opening on. */
  history(): Iterable<News<G>> {
    const { terms, key } = this.match;
    return newsOf(this.game, openMatch(terms, key), this.entries.slice(1));
  }
}

/** A new match, where nobody sits yet. `key` is the hash of the opener's token. */
export function openLog<G extends Shapes>(game: Game<G>, serverSeed: Hex, terms: Terms, key?: Hex): MatchLog<G> {
  return new MatchLog(game, serverSeed, [{ type: 'opened', terms, ...(key !== undefined && { key }) }]);
}
