// Where asks are taken in order: each is judged, what comes of it is stored, and only then does anybody hear of it.

import type { Entry } from '../../match/types.ts';
import type { Appended, Listing, Store } from '../store/store.ts';
import { type Asked, answer, BUSY, isForHouse } from './asked.ts';
import type { Log } from './house-tools.ts';
import type { Round } from './judge.ts';

/** A database that dies again and again is there for moments only: whoever asks too rarely misses them all. */
const LONGEST_PAUSE = 1_000;

/** The match that asks are made of. */
export interface DeskMatch {
  readonly id: string;
  readonly seq: number;
  /** Whether the house may act in it, and the fence that it acts under where nodes share the store. */
  readonly isInCare: boolean;
  fence: number | undefined;
  judge(asks: readonly Asked[]): Round;
  listing(round: Round): Listing | undefined;
  /** It is stored: everybody may hear of it. */
  accept(round: Round): void;
  /** Nothing had to be stored for these. */
  tellDone(asked: Asked): void;
  /** Answers those who were refused in this round. */
  refuse(round: Round): void;
  /** Entries of others, the first of them number `seq`. */
  catchUp(seq: number, entries: readonly Entry[]): void;
  onChange(): void;
}

type DeskStore = Pick<Store, 'append' | 'tail'>;

export class Desk {
  private readonly match: DeskMatch;
  private readonly store: DeskStore;
  private readonly log: Log;
  private queue: Asked[] = [];
  isStoring = false;
  private isRecovering = false;

  constructor(match: DeskMatch, { store, log }: { readonly store: DeskStore; readonly log: Log }) {
    this.match = match;
    this.store = store;
    this.log = log;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && !this.isStoring && !this.isRecovering;
  }

  ask(asked: Asked): void {
    if (this.isRecovering || (isForHouse(asked) && !this.match.isInCare)) {
      answer(asked, BUSY);
      return;
    }
    this.queue.push(asked);
    if (!this.isStoring) this.pump();
  }

  private pump(): void {
    while (this.queue.length > 0 && !this.isStoring) {
      const asks = this.queue;
      this.queue = [];
      const round = this.match.judge(asks);
      if (round.news.length > 0) this.storeThenTell(round, asks);
      else this.tellAtOnce(round);
    }
  }

  private tellAtOnce(round: Round): void {
    for (const asked of round.done) this.match.tellDone(asked);
    this.match.refuse(round);
  }

  private storeThenTell(round: Round, asks: readonly Asked[]): void {
    this.isStoring = true;
    const { id, seq, fence } = this.match;
    const append = {
      match: id,
      seq,
      entries: round.entries,
      listing: this.match.listing(round),
      fence: round.done.some(isForHouse) ? fence : undefined,
    };
    this.store.append(append, (appended) => {
      if (appended === 'stored') this.accept(round);
      else if (appended instanceof Error) void this.fail(asks, appended);
      else void this.judgeAgain(asks, seq, appended);
    });
  }

  private accept(round: Round): void {
    try {
      this.match.accept(round);
    } catch (error) {
      void this.fail(round.done, error);
      return;
    }
    this.goOn();
  }

  /** Another node was quicker: hear it out, then judge the same asks again. */
  private async judgeAgain(asks: readonly Asked[], seq: number, why: Appended): Promise<void> {
    if (why === 'fenced') this.match.fence = undefined;
    try {
      this.match.catchUp(seq, await this.store.tail(this.match.id, seq));
    } catch (error) {
      await this.fail(asks, error);
      return;
    }
    this.askAgain(asks);
    this.goOn();
  }

  private async fail(asks: readonly Asked[], error: unknown): Promise<void> {
    this.log.error({ match: this.match.id, err: error }, 'not stored');
    for (const asked of asks) answer(asked, BUSY);
    await this.recover();
    this.pump();
  }

  private goOn(): void {
    this.isStoring = false;
    this.pump();
  }

  private askAgain(asks: readonly Asked[]): void {
    const lost = this.match.isInCare ? [] : asks.filter(isForHouse);
    this.queue = [...asks.filter((asked) => !lost.includes(asked)), ...this.queue];
    for (const asked of lost) answer(asked, BUSY);
  }

  /** Nobody knows whether it was stored: nothing is answered until the log has been read again. */
  private async recover(): Promise<void> {
    this.isRecovering = true;
    for (const asked of this.queue.splice(0)) answer(asked, BUSY);
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const { id, seq } = this.match;
        this.match.catchUp(seq, await this.store.tail(id, seq));
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.isRecovering = false;
    this.isStoring = false;
    this.match.onChange();
  }
}
