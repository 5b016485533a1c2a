// MatchState: the match as it stands, folded from its log, and the judge of commands: what is allowed, known or refused.

import { knowsRules, type Millis, type Refusal } from '../../contract/game.ts';
import { invariant } from '../../kit/invariant.ts';
import { err } from '../../kit/result.ts';
import { type Pending, pendingOf } from '../../match/told.ts';
import type { Entry, Hosted, Input, News } from '../../match/types.ts';
import { HostedMatch } from '../../play/hosted-match.ts';
import type { ServerContext } from '../server-context.ts';
import type { StoredMatch } from '../store/store.ts';
import { type Command, type IdempotencyKey, idempotencyKeyOf, sendRefusal, serverRefusal } from './command.ts';
import { IdempotencyKeys, inputFingerprint } from './idempotency-keys.ts';
import { LogQuota } from './log-quota.ts';

const FROZEN: Refusal = { code: 'match-frozen', rule: 'table' };

/** What becomes of a batch of commands. */
export interface Outcome extends Hosted {
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

export class MatchState extends HostedMatch {
  /** What the match waits for. */
  pending: Pending;
  private readonly idempotencyKeys = new IdempotencyKeys();
  private readonly logQuota = new LogQuota();

  /** `onNews` is called for each piece of news in the log. */
  constructor({ games, log }: Pick<ServerContext, 'games' | 'log'>, stored: StoredMatch, onNews: (news: News) => void) {
    const [opening, ...entries] = stored.entries;
    invariant(opening?.type === 'opened', 'a log begins with its opening');
    const { game: id, rules } = opening.terms;
    const { serverSeed, match } = stored;
    const game = games[id];
    invariant(knowsRules(game, rules), `rules ${rules} are not played any more`);
    super({
      game,
      serverSeed,
      opening,
      // A fault freezes this match, and no other.
      onFault: (error, input) => log.error({ match, input: input.type, err: error }, 'frozen'),
    });
    for (const news of this.take(entries)) onNews(news);
    this.pending = pendingOf(game, this.match);
  }

  /** Judges the commands in order. Nothing changes until the outcome is stored and accepted. */
  judgeAll(commands: readonly Command[], at: Millis): Outcome {
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
        : this.judge(command.input, command.at ?? at, match);
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

  /** These news are stored. */
  override accept(hosted: Hosted): void {
    for (const { entry } of hosted.news) {
      this.idempotencyKeys.noteStored(entry);
      this.logQuota.noteStored(entry);
    }
    super.accept(hosted);
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

  /** Asks the game again what the match waits for. Throws where the game does. */
  updatePending(): void {
    this.pending = pendingOf(this.game, this.match);
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
}

function hasKey(command: Command, { seat, id }: IdempotencyKey): boolean {
  const key = idempotencyKeyOf(command);
  return key?.id === id && key.seat === seat;
}
