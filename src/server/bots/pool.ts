// Worker threads that think for bots, and a stand-in for them where the program is not bundled.

import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../../bots/bot.ts';
import type { Millis } from '../../contract/game.ts';
import { errorOf } from '../error-of.ts';
import type { BotQuestion, Bots } from './bots.ts';
import { choose } from './choose.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

interface Asked {
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
const LONGEST: Millis = 30_000;

export function createPool(file: URL, threads: number, longest = LONGEST): Bots {
  const waiting: Asked[] = [];
  const thinkers: Thinker[] = [];
  let isClosed = false;

  function pump(): void {
    while (waiting.length > 0) {
      const free = thinkers.find((thinker) => thinker.isFree) ?? (thinkers.length < threads ? hire() : undefined);
      const next = free && takeQuickest(waiting);
      if (!free || !next) return;
      free.ask(next);
    }
  }

  function hire(): Thinker {
    const thinker = new Thinker(file, longest, {
      onFree: pump,
      onGone() {
        thinkers.splice(thinkers.indexOf(thinker), 1);
        if (!isClosed) pump();
      },
    });
    thinkers.push(thinker);
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
      for (const asked of waiting.splice(0)) asked.reject(new Error('closing'));
      await Promise.all([...thinkers].map((thinker) => thinker.close()));
    },
  };
}

/** Only Ocelot's searches take long: a second at level 5. Ten masters must not keep every other bot waiting for ten. */
const effortOf = ({ game, level }: BotQuestion): number => (game === 'ocelot' && level >= 4 ? level : 0);

/** The first of those that take least. */
function takeQuickest(waiting: Asked[]): Asked | undefined {
  let quickest = 0;
  for (const [index, { question }] of waiting.entries()) {
    const best = waiting[quickest];
    if (best && effortOf(question) < effortOf(best.question)) quickest = index;
  }
  return waiting.splice(quickest, 1)[0];
}

interface Employer {
  onFree(): void;
  onGone(): void;
}

/** One thread; when it dies or never answers, its question fails and another thread is hired. */
class Thinker {
  private readonly worker: Worker;
  private readonly longest: Millis;
  private asked: Asked | undefined;
  private number = 0;
  private patience: NodeJS.Timeout | undefined;

  constructor(file: URL, longest: Millis, { onFree, onGone }: Employer) {
    this.worker = new Worker(file);
    this.longest = longest;
    this.worker.unref();
    this.worker.on('message', (answer: WorkerAnswer) => {
      const { asked } = this;
      if (answer.number !== this.number || asked === undefined) return;
      this.asked = undefined;
      clearTimeout(this.patience);
      if ('fault' in answer) asked.reject(new Error(answer.fault));
      else asked.resolve(answer.answer);
      onFree();
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => {
      this.fail(new Error('the thread has ended'));
      onGone();
    });
  }

  get isFree(): boolean {
    return this.asked === undefined;
  }

  ask(asked: Asked): void {
    this.asked = asked;
    this.number += 1;
    this.patience = setTimeout(() => void this.close(), this.longest).unref();
    this.worker.postMessage({ number: this.number, question: asked.question } satisfies WorkerQuestion);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: unknown): void {
    const { asked } = this;
    this.asked = undefined;
    clearTimeout(this.patience);
    asked?.reject(errorOf(error));
  }
}
