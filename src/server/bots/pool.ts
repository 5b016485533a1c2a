// Worker pool for bots, and an in-process fallback where the program is not bundled.

import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../../bots/bot.ts';
import type { Millis } from '../../contract/game.ts';
import { errorOf } from '../error-of.ts';
import type { BotQuestion, Bots } from './bots.ts';
import { choose } from './choose.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Beside the bundled program lies the bundled worker. */
const WORKER_FILE = new URL('./bot-worker.js', import.meta.url);

export function createBots(threads: number): Bots {
  return fs.existsSync(WORKER_FILE) ? createPool(WORKER_FILE, threads) : createInline();
}

/** For tests and tools that run from the sources: thinks on the spot, but answers later all the same. */
export function createInline(): Bots {
  return { choose, async close() {} };
}

/** Nobody thinks for so long, not even a master on a busy machine: a thread that does would never think for anybody else. */
const MAX_THINKING_TIME: Millis = 30_000;

export function createPool(file: URL, threads: number, longest = MAX_THINKING_TIME): Bots {
  const waiting: Job[] = [];
  const running: BotThread[] = [];
  let isClosed = false;

  function pump(): void {
    while (waiting.length > 0) {
      const free = running.find((thinker) => thinker.isFree) ?? (running.length < threads ? startThread() : undefined);
      const next = free && takeQuickest(waiting);
      if (!free || !next) return;
      free.ask(next);
    }
  }

  function startThread(): BotThread {
    const thinker = new BotThread(file, longest, {
      onFree: pump,
      onGone() {
        running.splice(running.indexOf(thinker), 1);
        if (!isClosed) pump();
      },
    });
    running.push(thinker);
    return thinker;
  }

  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        pump();
      }),
    async close() {
      isClosed = true;
      for (const command of waiting.splice(0)) command.reject(new Error('closing'));
      await Promise.all([...running].map((thinker) => thinker.close()));
    },
  };
}

/** Only Ocelot's searches take long: a second at level 5. Ten masters must not keep every other bot waiting for ten. */
const effortOf = ({ game, level }: BotQuestion): number => (game === 'ocelot' && level >= 4 ? level : 0);

/** The first of those that take least. */
function takeQuickest(waiting: Job[]): Job | undefined {
  let quickest = 0;
  for (const [index, { question }] of waiting.entries()) {
    const best = waiting[quickest];
    if (best && effortOf(question) < effortOf(best.question)) quickest = index;
  }
  return waiting.splice(quickest, 1)[0];
}

interface ThreadEvents {
  onFree(): void;
  onGone(): void;
}

/** One thread; when it dies or never answers, its question fails and another thread is hired. */
class BotThread {
  private readonly worker: Worker;
  private readonly longest: Millis;
  private job: Job | undefined;
  private number = 0;
  private timeout: NodeJS.Timeout | undefined;

  constructor(file: URL, longest: Millis, { onFree, onGone }: ThreadEvents) {
    this.worker = new Worker(file);
    this.longest = longest;
    this.worker.unref();
    this.worker.on('message', (answer: WorkerAnswer) => {
      const { job } = this;
      if (answer.number !== this.number || job === undefined) return;
      this.job = undefined;
      clearTimeout(this.timeout);
      if ('fault' in answer) job.reject(new Error(answer.fault));
      else job.resolve(answer.answer);
      onFree();
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => {
      this.fail(new Error('the thread has ended'));
      onGone();
    });
  }

  get isFree(): boolean {
    return this.job === undefined;
  }

  ask(command: Job): void {
    this.job = command;
    this.number += 1;
    this.timeout = setTimeout(() => void this.close(), this.longest).unref();
    this.worker.postMessage({ number: this.number, question: command.question } satisfies WorkerQuestion);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: unknown): void {
    const { job } = this;
    this.job = undefined;
    clearTimeout(this.timeout);
    job?.reject(errorOf(error));
  }
}
