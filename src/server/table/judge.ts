// Judges what is asked of one match, in order: what came before is answered as before, and what breaks freezes it.

import type { Game, Millis, Refusal } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { type Luck, luckOf } from '../../kit/luck.ts';
import { err } from '../../kit/result.ts';
import { host, seedOf } from '../../match/host.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import { type Asked, answer, type Name, nameOf, serverRefusal } from './asked.ts';
import type { Log } from './house-tools.ts';
import { Ids, type Print, printOf, UNDO_PRINT, UNREADABLE_PRINT } from './ids.ts';
import { Shares } from './shares.ts';

const FROZEN: Refusal = { code: 'match-frozen', rule: 'table' };

export interface Round {
  readonly match: Match;
  readonly news: readonly News[];
  /** Those of the news, to be stored. */
  readonly entries: readonly Entry[];
  /** Asks that are done once the news are stored. */
  readonly done: readonly Asked[];
  /** What these are refused for may be the news: they, too, are answered once those are stored. */
  readonly refused: readonly RefusedAsk[];
}

export interface RefusedAsk {
  readonly asked: Asked;
  readonly refusal: Refusal;
}

export class Judge {
  private readonly id: string;
  private readonly game: Game;
  private readonly serverSeed: Hex;
  private readonly log: Log;
  private readonly ids = new Ids();
  /** Kept from the start of play on, for it takes longer to derive than a move to judge. */
  private luck: Luck | undefined;
  private readonly shares = new Shares();

  constructor(id: string, game: Game, serverSeed: Hex, log: Log) {
    this.id = id;
    this.game = game;
    this.serverSeed = serverSeed;
    this.log = log;
  }

  /** This entry is stored: its id is done with. */
  note(entry: Entry): void {
    this.ids.note(entry);
    this.shares.note(entry);
  }

  judge(before: Match, asks: readonly Asked[], at: Millis): Round {
    const news: News[] = [];
    const done: Asked[] = [];
    const refused: RefusedAsk[] = [];
    let match = before;
    for (const asked of asks) {
      const name = nameOf(asked);
      const known = name && this.recall(name, asked.input, done, refused);
      if (known !== undefined) {
        if (known === 'done') done.push(asked);
        else refused.push({ asked, refusal: known });
        continue;
      }
      const hosted = this.shares.isTooMuch(match, asked)
        ? err(serverRefusal('log-full'))
        : this.hostSafely(match, asked.input, asked.at ?? at);
      if (!hosted.ok) {
        refused.push({ asked, refusal: hosted.error });
        continue;
      }
      match = hosted.value.match;
      news.push(...hosted.value.news);
      // What broke in our hands was not done, whatever else is stored for it.
      if (match.stage === 'frozen' && asked.input.type !== 'freeze') refused.push({ asked, refusal: FROZEN });
      else done.push(asked);
    }
    return { match, news, entries: news.map(({ entry }) => entry), done, refused };
  }

  /** Whatever this rests on is stored. */
  refuse({ refused }: Round): void {
    for (const { asked, refusal } of refused) {
      const name = nameOf(asked);
      if (name && !this.ids.knows(name)) this.ids.noteRefused({ ...name, print: this.printOf(asked.input), refusal });
      answer(asked, refusal);
    }
  }

  /** What became of an id that was used before, in this round or earlier; undefined where it is new. */
  private recall(
    name: Name,
    input: Input,
    done: readonly Asked[],
    refused: readonly RefusedAsk[],
  ): 'done' | Refusal | undefined {
    const isKnown = this.ids.knows(name);
    if (!isKnown && done.length === 0 && refused.length === 0) return undefined;
    const twin = done.find((other) => isNamed(other, name));
    const refusedTwins = refused.filter(({ asked }) => isNamed(asked, name));
    if (twin === undefined && refusedTwins.length === 0 && !isKnown) return undefined;
    const print = this.printOf(input);
    const known = twin === undefined ? this.ids.printOf(name) : this.printOf(twin.input);
    if (known !== undefined) return known === print ? 'done' : serverRefusal('conflict');
    const same = refusedTwins.find(({ asked }) => this.printOf(asked.input) === print);
    return same?.refusal ?? this.ids.refusalOf(name, print);
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

  private printOf(input: Input): Print {
    if (input.type !== 'act') return UNDO_PRINT;
    const action = this.game.doors.action(input.action);
    return action.ok ? printOf(action.value) : UNREADABLE_PRINT;
  }
}

function isNamed(asked: Asked, { seat, id }: Name): boolean {
  const name = nameOf(asked);
  return name?.id === id && name.seat === seat;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
