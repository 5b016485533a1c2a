// A match as it stands, and the only caller of the host: judges what is asked, and takes what was judged.

import type { Game, Millis, Refusal, Shapes } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import { invariant } from '../kit/invariant.ts';
import { type Luck, luckOf } from '../kit/luck.ts';
import { ok, type Result } from '../kit/result.ts';
import { host, seedOf } from '../match/host.ts';
import { openMatch, step } from '../match/step.ts';
import type { Entry, Hosted, Input, Match, News } from '../match/types.ts';

export interface HostedMatchStart<G extends Shapes = Shapes> {
  readonly game: Game<G>;
  readonly serverSeed: Hex;
  /** The first entry of the log. */
  readonly opening: Entry<G> | undefined;
  /** Present: an error of ours is told here and freezes the match. Absent: it is thrown. */
  readonly onFault?: (error: unknown, input: Input) => void;
}

/** Keeps no entries: a server has them in its store. See `MatchLog` for a match that keeps its log. */
export class HostedMatch<G extends Shapes = Shapes> {
  readonly game: Game<G>;
  readonly serverSeed: Hex;
  match: Match<G>;
  /** Kept from the start of play on, because deriving it takes longer than judging a move. */
  private luck: Luck | undefined;
  private readonly onFault: HostedMatchStart<G>['onFault'];

  constructor({ game, serverSeed, opening, onFault }: HostedMatchStart<G>) {
    invariant(opening?.type === 'opened', 'a log begins with its opening');
    this.game = game;
    this.serverSeed = serverSeed;
    this.match = openMatch(opening.terms, opening.key);
    this.onFault = onFault;
  }

  /**
   * What would become of the match. Nothing changes before `accept`: a server stores the entries first. `from` is the
   * match after what was judged and is not accepted yet.
   */
  judge(input: Input, at: Millis, from: Match<G> = this.match): Result<Hosted<G>, Refusal> {
    if (from.stage === 'playing') this.luck ??= luckOf(seedOf(from, this.serverSeed));
    const { game, serverSeed, luck, onFault } = this;
    const now = { at, serverSeed, luck };
    try {
      return host(game, from, input, now);
    } catch (error) {
      if (onFault === undefined) throw error;
      onFault(error, input);
      return host(game, from, { type: 'freeze', what: messageOf(error) }, now);
    }
  }

  accept({ match }: Hosted<G>): void {
    this.match = match;
  }

  /** Judges and accepts at once. Gives what happened, or why nothing did. */
  ask(input: Input, at: Millis): Result<readonly News<G>[], Refusal> {
    const hosted = this.judge(input, at);
    if (!hosted.ok) return hosted;
    this.accept(hosted.value);
    return ok(hosted.value.news);
  }

  /** Takes entries that were accepted elsewhere or earlier: all of them or, where one does not fit, none. */
  take(entries: readonly Entry<G>[]): readonly News<G>[] {
    const news = [...newsOf(this.game, this.match, entries)];
    this.accept({ match: news.at(-1)?.match ?? this.match, news });
    return news;
  }
}

/** What these entries tell, one after the other, from this match on. */
export function* newsOf<G extends Shapes>(
  game: Game<G>,
  from: Match<G>,
  entries: Iterable<Entry<G>>,
): Generator<News<G>> {
  let match = from;
  for (const entry of entries) {
    const stepped = step(game, match, entry);
    invariant(stepped.ok, `entry ${match.seq} of ${match.terms.match} is refused`);
    match = stepped.value.match;
    yield stepped.value;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
