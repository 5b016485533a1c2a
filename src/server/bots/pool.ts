// Worker pool for bots, and an in-process fallback where the program is not bundled.

import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Millis } from '../../contract/game.ts';
import { errorOf } from '../error-of.ts';
import type { Bots } from './bots.ts';
import { choose } from './choose.ts';
import { type Job, JobQueue } from './job-queue.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

/** The bundled worker lies beside the bundled program. */
const WORKER_FILE = new URL('./bot-worker.js', import.meta.url);

export function createBots(threads: number): Bots {
  return fs.existsSync(WORKER_FILE) ? createPool(WORKER_FILE, threads) : createInline();
}

/** For tests and tools that run from the sources: blocks while a bot thinks, and still answers asynchronously. */
export function createInline(): Bots {
  return { choose, async close() {} };
}

/** Much longer than any bot takes, also on a busy machine. A thread that takes longer is stuck, and is replaced. */
const MAX_THINKING_TIME: Millis = 30_000;

export function createPool(file: URL, threads: number, longest = MAX_THINKING_TIME): Bots {
  const queue = new JobQueue();
  const running: BotThread[] = [];
  let isClosed = false;

  function pump(): void {
    while (!queue.isEmpty) {
      const free = running.find((thread) => thread.isFree) ?? (running.length < threads ? startThread() : undefined);
      const next = free && queue.take();
      if (!free || !next) return;
      free.ask(next);
    }
  }

  function startThread(): BotThread {
    const thread = new BotThread(file, longest, {
      onAnswer(job, took) {
        queue.noteTime(job, took);
        pump();
      },
      onGone() {
        running.splice(running.indexOf(thread), 1);
        if (!isClosed) pump();
      },
    });
    running.push(thread);
    return thread;
  }

  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        queue.add({ question, resolve, reject });
        pump();
      }),
    async close() {
      isClosed = true;
      queue.rejectAll(new Error('closing'));
      await Promise.all([...running].map((thread) => thread.close()));
    },
  };
}

interface ThreadEvents {
  /** It is free again. */
  onAnswer(job: Job, took: Millis): void;
  onGone(): void;
}

/** One thread. When it dies or never answers, its question fails, and the pool starts another thread. */
class BotThread {
  private readonly worker: Worker;
  private readonly longest: Millis;
  private job: Job | undefined;
  private askedAt: Millis = 0;
  private number = 0;
  private timeout: NodeJS.Timeout | undefined;

  constructor(file: URL, longest: Millis, { onAnswer, onGone }: ThreadEvents) {
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
      onAnswer(job, performance.now() - this.askedAt);
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

  ask(job: Job): void {
    this.job = job;
    this.askedAt = performance.now();
    this.number += 1;
    this.timeout = setTimeout(() => void this.close(), this.longest).unref();
    this.worker.postMessage({ number: this.number, question: job.question } satisfies WorkerQuestion);
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
