// MatchState: the match as it stands, folded from its log, and the judge of commands: what is allowed, known or refused.

import { type Game, knowsRules, type Millis, type Refusal } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { invariant } from '../../kit/invariant.ts';
import { type Luck, luckOf } from '../../kit/luck.ts';
import { err } from '../../kit/result.ts';
import { host, seedOf } from '../../match/host.ts';
import { openMatch, step } from '../../match/step.ts';
import { type Pending, pendingOf } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import type { Log, ServerContext } from '../server-context.ts';
import type { StoredMatch } from '../store/store.ts';
import { type Command, type IdempotencyKey, idempotencyKeyOf, sendRefusal, serverRefusal } from './command.ts';
import { IdempotencyKeys, inputFingerprint } from './idempotency-keys.ts';
import { LogQuota } from './log-quota.ts';

const FROZEN: Refusal = { code: 'match-frozen', rule: 'table' };

/** What becomes of a batch of commands. */
export interface Outcome {
  readonly match: Match;
  readonly news: readonly News[];
  /** The entries of the news, to be stored. */
  readonly entries: readonly Entry[];
  /** Commands that are done once the news are stored. */
  readonly done: readonly Command[];
  /** The reason may be in the news: these are answered after the news are stored, too. */
  readonly refused: readonly RefusedCommand[];
}

export interface RefusedCommand {
  readonly command: Command;
  readonly refusal: Refusal;
}

export class MatchState {
  readonly game: Game;
  readonly serverSeed: Hex;
  match: Match;
  /** What the match waits for. */
  pending: Pending;
  private readonly id: string;
  private readonly log: Log;
  private readonly idempotencyKeys = new IdempotencyKeys();
  private readonly logQuota = new LogQuota();
  /** Kept from the start of play: deriving it takes longer than judging a move. */
  private luck: Luck | undefined;

  /** `onNews` is called for each piece of news in the log. */
  constructor({ games, log }: Pick<ServerContext, 'games' | 'log'>, stored: StoredMatch, onNews: (news: News) => void) {
    const [opening, ...entries] = stored.entries;
    invariant(opening?.type === 'opened', 'a log begins with its opening');
    this.id = stored.match;
    this.log = log;
    this.game = games[opening.terms.game];
    this.serverSeed = stored.serverSeed;
    invariant(knowsRules(this.game, opening.terms.rules), `rules ${opening.terms.rules} are not played any more`);
    this.match = openMatch(opening.terms, opening.key);
    for (const news of this.take(entries)) onNews(news);
    this.pending = pendingOf(this.game, this.match);
  }

  /** Judges the commands in order. Nothing changes until the outcome is stored and accepted. */
  judge(commands: readonly Command[], at: Millis): Outcome {
    const news: News[] = [];
    const done: Command[] = [];
    const refused: RefusedCommand[] = [];
    let { match } = this;
    for (const command of commands) {
      const key = idempotencyKeyOf(command);
      const known = key && this.recall(key, command.input, done, refused);
      if (known !== undefined) {
        if (known === 'done') done.push(command);
        else refused.push({ command, refusal: known });
        continue;
      }
      const hosted = this.logQuota.isExceeded(match, command)
        ? err(serverRefusal('log-full'))
        : this.hostSafely(match, command.input, command.at ?? at);
      if (!hosted.ok) {
        refused.push({ command, refusal: hosted.error });
        continue;
      }
      match = hosted.value.match;
      news.push(...hosted.value.news);
      // A command that hit a fault of ours was not done, whatever else is stored for it.
      if (match.stage === 'frozen' && command.input.type !== 'freeze') refused.push({ command, refusal: FROZEN });
      else done.push(command);
    }
    return { match, news, entries: news.map(({ entry }) => entry), done, refused };
  }

  /** The outcome is stored. */
  accept(outcome: Outcome): void {
    for (const entry of outcome.entries) this.noteStored(entry);
    this.match = outcome.match;
  }

  /** Answers the refused commands. Called after the news that they may rest on are stored. */
  refuse({ refused }: Outcome): void {
    for (const { command, refusal } of refused) {
      const key = idempotencyKeyOf(command);
      if (key && !this.idempotencyKeys.knows(key)) {
        const fingerprint = inputFingerprint(this.game, command.input);
        this.idempotencyKeys.noteRefused({ ...key, fingerprint, refusal });
      }
      sendRefusal(command, refusal);
    }
  }

  /** Folds entries from the store: all of them or, where one cannot be folded, none. The news have to be broadcast. */
  take(entries: readonly Entry[]): readonly News[] {
    let { match } = this;
    const news = entries.map((entry) => {
      const stepped = step(this.game, match, entry);
      invariant(stepped.ok, `entry ${match.seq} of ${match.terms.match} is refused`);
      match = stepped.value.match;
      return stepped.value;
    });
    for (const entry of entries) this.noteStored(entry);
    this.match = match;
    return news;
  }

  /** Asks the game again what the match waits for. Throws where the game does. */
  updatePending(): void {
    this.pending = pendingOf(this.game, this.match);
  }

  private noteStored(entry: Entry): void {
    this.idempotencyKeys.noteStored(entry);
    this.logQuota.noteStored(entry);
  }

  /** The answer to a key that was used before, in this batch or earlier; undefined where the key is new. */
  private recall(
    key: IdempotencyKey,
    input: Input,
    done: readonly Command[],
    refused: readonly RefusedCommand[],
  ): 'done' | Refusal | undefined {
    const isKnown = this.idempotencyKeys.knows(key);
    if (!isKnown && done.length === 0 && refused.length === 0) return undefined;
    const twin = done.find((other) => hasKey(other, key));
    const refusedTwins = refused.filter(({ command }) => hasKey(command, key));
    if (twin === undefined && refusedTwins.length === 0 && !isKnown) return undefined;
    const { game } = this;
    const fingerprint = inputFingerprint(game, input);
    const known = twin === undefined ? this.idempotencyKeys.fingerprintOf(key) : inputFingerprint(game, twin.input);
    if (known !== undefined) return known === fingerprint ? 'done' : serverRefusal('conflict');
    const same = refusedTwins.find(({ command }) => inputFingerprint(game, command.input) === fingerprint);
    return same?.refusal ?? this.idempotencyKeys.refusalOf(key, fingerprint);
  }

  /** A broken invariant freezes this match, and nothing else. */
  private hostSafely(match: Match, input: Input, at: Millis): ReturnType<typeof host> {
    if (match.stage === 'playing') this.luck ??= luckOf(seedOf(match, this.serverSeed));
    const { serverSeed, luck } = this;
    const now = { at, serverSeed, luck };
    try {
      return host(this.game, match, input, now);
    } catch (error) {
      this.log.error({ match: this.id, input: input.type, err: error }, 'frozen');
      return host(this.game, match, { type: 'freeze', what: messageOf(error) }, now);
    }
  }
}

function hasKey(command: Command, { seat, id }: IdempotencyKey): boolean {
  const key = idempotencyKeyOf(command);
  return key?.id === id && key.seat === seat;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
