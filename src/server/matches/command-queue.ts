// Command queue: takes commands in order, judges them, stores the outcome, and only then broadcasts it.

import type { Millis } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import { pause, type Scheduler } from '../../play/scheduler.ts';
import type { Log } from '../server-context.ts';
import type { Appended, Listing, Store } from '../store/store.ts';
import { BUSY, type Command, isFromServer, sendRefusal } from './command.ts';
import type { Outcome } from './match-state.ts';

const FIRST_RETRY_DELAY: Millis = 100;
/** Short, because a database that crashes again and again answers for moments only. */
const MAX_RETRY_DELAY: Millis = 1_000;

/** The match that the commands are for. */
export interface CommandTarget {
  readonly id: string;
  readonly seq: number;
  /** Whether this node may act in the match by itself, and the fencing token that it acts with in a shared store. */
  readonly hasLease: boolean;
  fence: number | undefined;
  judge(commands: readonly Command[]): Outcome;
  listing(outcome: Outcome): Listing | undefined;
  /** The outcome is stored: it takes effect and is broadcast. */
  accept(outcome: Outcome): void;
  /** Answers a command that changes nothing. */
  acknowledge(command: Command): void;
  /** Answers the refused commands of an outcome. */
  refuse(outcome: Outcome): void;
  /** Entries of other nodes, the first of them number `seq`. */
  catchUp(seq: number, entries: readonly Entry[]): void;
  onChange(): void;
}

type QueueStore = Pick<Store, 'append' | 'entriesFrom'>;

export interface QueueContext {
  readonly store: QueueStore;
  readonly scheduler: Scheduler;
  readonly log: Log;
}

export class CommandQueue {
  private readonly target: CommandTarget;
  private readonly context: QueueContext;
  private queue: Command[] = [];
  isStoring = false;
  private isRecovering = false;

  constructor(target: CommandTarget, context: QueueContext) {
    this.target = target;
    this.context = context;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && !this.isStoring && !this.isRecovering;
  }

  submit(command: Command): void {
    if (this.isRecovering || (isFromServer(command) && !this.target.hasLease)) {
      sendRefusal(command, BUSY);
      return;
    }
    this.queue.push(command);
    if (!this.isStoring) this.pump();
  }

  /** Commands that arrive while a batch is being stored form the next batch. */
  private pump(): void {
    while (this.queue.length > 0 && !this.isStoring) {
      const commands = this.takeBatch();
      const outcome = this.target.judge(commands);
      if (outcome.news.length > 0) this.storeThenBroadcast(outcome, commands);
      else this.answerWithoutStoring(outcome);
    }
  }

  /** The lease may have been lost while commands of the server waited: they would be stored without a fencing token. */
  private takeBatch(): readonly Command[] {
    const lost = this.target.hasLease ? [] : this.queue.filter(isFromServer);
    const commands = lost.length === 0 ? this.queue : this.queue.filter((command) => !lost.includes(command));
    this.queue = [];
    for (const command of lost) sendRefusal(command, BUSY);
    return commands;
  }

  private answerWithoutStoring(outcome: Outcome): void {
    for (const command of outcome.done) this.target.acknowledge(command);
    this.target.refuse(outcome);
  }

  private storeThenBroadcast(outcome: Outcome, commands: readonly Command[]): void {
    this.isStoring = true;
    const { id, seq, fence } = this.target;
    const append = {
      match: id,
      seq,
      entries: outcome.entries,
      listing: this.target.listing(outcome),
      fence: outcome.done.some(isFromServer) ? fence : undefined,
    };
    this.context.store.append(append, (appended) => {
      if (appended === 'stored') this.accept(outcome);
      else if (appended instanceof Error) void this.fail(commands, appended);
      else void this.retryAfterConflict(commands, seq, appended);
    });
  }

  private accept(outcome: Outcome): void {
    try {
      this.target.accept(outcome);
    } catch (error) {
      void this.fail(outcome.done, error);
      return;
    }
    this.resume();
  }

  /** Another node was faster: take its entries, then judge the same commands again. */
  private async retryAfterConflict(commands: readonly Command[], seq: number, why: Appended): Promise<void> {
    if (why === 'fenced') this.target.fence = undefined;
    try {
      this.target.catchUp(seq, await this.context.store.entriesFrom(this.target.id, seq));
    } catch (error) {
      await this.fail(commands, error);
      return;
    }
    this.queue = [...commands, ...this.queue];
    this.resume();
  }

  private async fail(commands: readonly Command[], error: unknown): Promise<void> {
    this.context.log.error({ match: this.target.id, err: error }, 'not stored');
    for (const command of commands) sendRefusal(command, BUSY);
    await this.recover();
    this.pump();
  }

  private resume(): void {
    this.isStoring = false;
    this.pump();
  }

  /** It is unknown whether the append was stored: everything is refused until the log has been read again. */
  private async recover(): Promise<void> {
    this.isRecovering = true;
    for (const command of this.queue.splice(0)) sendRefusal(command, BUSY);
    const { store, scheduler } = this.context;
    for (let delay = FIRST_RETRY_DELAY; ; delay = Math.min(delay * 2, MAX_RETRY_DELAY)) {
      try {
        const { id, seq } = this.target;
        this.target.catchUp(seq, await store.entriesFrom(id, seq));
        break;
      } catch {
        await pause(scheduler, delay);
      }
    }
    this.isRecovering = false;
    this.isStoring = false;
    this.target.onChange();
  }
}
