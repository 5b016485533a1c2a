// Command queue: takes commands in order, judges them, stores the outcome, and only then broadcasts it.

import type { Entry } from '../../match/types.ts';
import type { Log } from '../server-context.ts';
import type { Appended, Listing, Store } from '../store/store.ts';
import { BUSY, type Command, isFromServer, sendRefusal } from './command.ts';
import type { Outcome } from './match-state.ts';

/** A database that dies again and again is there for moments only: whoever asks too rarely misses them all. */
const MAX_RETRY_DELAY = 1_000;

/** The match that asks are made of. */
export interface CommandTarget {
  readonly id: string;
  readonly seq: number;
  /** Whether this node may act in the match by itself, and the fencing token that it acts with in a shared store. */
  readonly hasLease: boolean;
  fence: number | undefined;
  judge(commands: readonly Command[]): Outcome;
  listing(outcome: Outcome): Listing | undefined;
  /** It is stored: everybody may hear of it. */
  accept(outcome: Outcome): void;
  /** Nothing had to be stored for these. */
  acknowledge(command: Command): void;
  /** Answers those who were refused in this round. */
  refuse(outcome: Outcome): void;
  /** Entries of others, the first of them number `seq`. */
  catchUp(seq: number, entries: readonly Entry[]): void;
  onChange(): void;
}

type QueueStore = Pick<Store, 'append' | 'entriesFrom'>;

export class CommandQueue {
  private readonly match: CommandTarget;
  private readonly store: QueueStore;
  private readonly log: Log;
  private queue: Command[] = [];
  isStoring = false;
  private isRecovering = false;

  constructor(match: CommandTarget, { store, log }: { readonly store: QueueStore; readonly log: Log }) {
    this.match = match;
    this.store = store;
    this.log = log;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && !this.isStoring && !this.isRecovering;
  }

  submit(command: Command): void {
    if (this.isRecovering || (isFromServer(command) && !this.match.hasLease)) {
      sendRefusal(command, BUSY);
      return;
    }
    this.queue.push(command);
    if (!this.isStoring) this.pump();
  }

  private pump(): void {
    while (this.queue.length > 0 && !this.isStoring) {
      const commands = this.queue;
      this.queue = [];
      const outcome = this.match.judge(commands);
      if (outcome.news.length > 0) this.storeThenBroadcast(outcome, commands);
      else this.answerWithoutStoring(outcome);
    }
  }

  private answerWithoutStoring(outcome: Outcome): void {
    for (const command of outcome.done) this.match.acknowledge(command);
    this.match.refuse(outcome);
  }

  private storeThenBroadcast(outcome: Outcome, commands: readonly Command[]): void {
    this.isStoring = true;
    const { id, seq, fence } = this.match;
    const append = {
      match: id,
      seq,
      entries: outcome.entries,
      listing: this.match.listing(outcome),
      fence: outcome.done.some(isFromServer) ? fence : undefined,
    };
    this.store.append(append, (appended) => {
      if (appended === 'stored') this.accept(outcome);
      else if (appended instanceof Error) void this.fail(commands, appended);
      else void this.retryAfterConflict(commands, seq, appended);
    });
  }

  private accept(outcome: Outcome): void {
    try {
      this.match.accept(outcome);
    } catch (error) {
      void this.fail(outcome.done, error);
      return;
    }
    this.resume();
  }

  /** Another node was quicker: hear it out, then judge the same asks again. */
  private async retryAfterConflict(commands: readonly Command[], seq: number, why: Appended): Promise<void> {
    if (why === 'fenced') this.match.fence = undefined;
    try {
      this.match.catchUp(seq, await this.store.entriesFrom(this.match.id, seq));
    } catch (error) {
      await this.fail(commands, error);
      return;
    }
    this.requeue(commands);
    this.resume();
  }

  private async fail(commands: readonly Command[], error: unknown): Promise<void> {
    this.log.error({ match: this.match.id, err: error }, 'not stored');
    for (const command of commands) sendRefusal(command, BUSY);
    await this.recover();
    this.pump();
  }

  private resume(): void {
    this.isStoring = false;
    this.pump();
  }

  private requeue(commands: readonly Command[]): void {
    const lost = this.match.hasLease ? [] : commands.filter(isFromServer);
    this.queue = [...commands.filter((command) => !lost.includes(command)), ...this.queue];
    for (const command of lost) sendRefusal(command, BUSY);
  }

  /** Nobody knows whether it was stored: nothing is answered until the log has been read again. */
  private async recover(): Promise<void> {
    this.isRecovering = true;
    for (const command of this.queue.splice(0)) sendRefusal(command, BUSY);
    for (let pause = 100; ; pause = Math.min(pause * 2, MAX_RETRY_DELAY)) {
      try {
        const { id, seq } = this.match;
        this.match.catchUp(seq, await this.store.entriesFrom(id, seq));
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
