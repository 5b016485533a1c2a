// A match as it stands: folded from its log, and judged from there.

import { type Game, knowsRules, type Millis } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { invariant } from '../../kit/invariant.ts';
import { openMatch, step } from '../../match/step.ts';
import { type Pending, pendingOf } from '../../match/told.ts';
import type { Entry, Match, News } from '../../match/types.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Asked } from './asked.ts';
import type { HouseTools } from './house-tools.ts';
import { Judge, type Round } from './judge.ts';

export class Folded {
  readonly game: Game;
  readonly serverSeed: Hex;
  match: Match;
  /** What the table waits for. */
  pending: Pending;
  private readonly judging: Judge;

  /** `onNews` hears of everything that the log tells. */
  constructor({ games, log }: Pick<HouseTools, 'games' | 'log'>, stored: StoredMatch, onNews: (news: News) => void) {
    const [opening, ...entries] = stored.entries;
    invariant(opening?.type === 'opened', 'a log begins with its opening');
    this.game = games[opening.terms.game];
    this.serverSeed = stored.serverSeed;
    invariant(knowsRules(this.game, opening.terms.rules), `rules ${opening.terms.rules} are not played any more`);
    this.judging = new Judge(stored.match, this.game, stored.serverSeed, log);
    this.match = openMatch(opening.terms, opening.key);
    for (const news of this.take(entries)) onNews(news);
    this.pending = pendingOf(this.game, this.match);
  }

  judge(asks: readonly Asked[], at: Millis): Round {
    return this.judging.judge(this.match, asks, at);
  }

  /** What was judged here is stored by now. */
  accept(round: Round): void {
    for (const { entry } of round.news) this.judging.note(entry);
    this.match = round.match;
  }

  /** Answers those who were refused, once what was judged with them is stored. */
  refuse(round: Round): void {
    this.judging.refuse(round);
  }

  /** Folds entries that are in the store: all of them or, where one cannot be, none. What is taken has to be told. */
  take(entries: readonly Entry[]): readonly News[] {
    let { match } = this;
    const news = entries.map((entry) => {
      const stepped = step(this.game, match, entry);
      invariant(stepped.ok, `entry ${match.seq} of ${match.terms.match} is refused`);
      match = stepped.value.match;
      return stepped.value;
    });
    for (const entry of entries) this.judging.note(entry);
    this.match = match;
    return news;
  }

  /** Looks anew what the table waits for. Throws where the game does. */
  look(): void {
    this.pending = pendingOf(this.game, this.match);
  }
}
