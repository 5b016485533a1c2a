// Job queue of the bot pool: quick answers before slow ones. Some searches take seconds, and ten of them must not keep every
// other bot waiting. How long a kind of question takes is learned while the pool runs.

import type { Answer } from '../../bots/bot.ts';
import type { Millis } from '../../contract/game.ts';
import type { BotQuestion } from './bots.ts';

export interface Job {
  readonly question: BotQuestion;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The weight of the newest answer in the average. */
const SMOOTHING = 0.2;

const kindOf = ({ game, level }: BotQuestion): string => `${game}/${level}`;

export class JobQueue {
  private readonly jobs: Job[] = [];
  /** By kind of question, the average time to an answer. A kind without one counts as quick. */
  private readonly times = new Map<string, Millis>();

  get isEmpty(): boolean {
    return this.jobs.length === 0;
  }

  add(job: Job): void {
    this.jobs.push(job);
  }

  /** The first of those that should take least. */
  take(): Job | undefined {
    let quickest = 0;
    for (const [index, job] of this.jobs.entries()) {
      if (this.timeOf(job) < this.timeOf(this.jobs[quickest])) quickest = index;
    }
    return this.jobs.splice(quickest, 1)[0];
  }

  noteTime({ question }: Job, took: Millis): void {
    const kind = kindOf(question);
    const before = this.times.get(kind) ?? took;
    this.times.set(kind, before + SMOOTHING * (took - before));
  }

  rejectAll(error: Error): void {
    for (const job of this.jobs.splice(0)) job.reject(error);
  }

  private timeOf(job: Job | undefined): Millis {
    return (job && this.times.get(kindOf(job.question))) ?? 0;
  }
}
