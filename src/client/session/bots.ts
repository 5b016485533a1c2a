// Bots think in a worker, so that the page never stutters. Made on the first question, gone with the match.

import type { Answer, Hint, Played, Question, Review } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';

export type Task =
  | { readonly type: 'answer'; readonly question: Question }
  | { readonly type: 'hint'; readonly question: Question; readonly step: number }
  | { readonly type: 'review'; readonly played: Played };

export type Result = Answer | Hint | Review | undefined;

export type WorkerQuestion = { readonly id: number; readonly game: GameId; readonly task: Task };
export type WorkerAnswer =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly fault: string };

export interface Bots {
  /** Undefined when there is nothing to do until something is told. */
  answer(game: GameId, question: Question): Promise<Answer | undefined>;
  /** Undefined when there is nothing to advise. */
  hint(game: GameId, question: Question, step: number): Promise<Hint | undefined>;
  /** Progress runs from 0 to 1. */
  review(game: GameId, played: Played, onProgress: (done: number) => void): Promise<Review>;
  close(): void;
}

/** Methods on purpose: whoever asks for a hint takes a hint, and all wait in one list. */
interface Asker {
  resolve(result: Result): void;
  reject(fault: Error): void;
  onProgress?(done: number): void;
}

export function botsInWorker(): Bots {
  let worker: Worker | undefined;
  let last = 0;
  const open = new Map<number, Asker>();

  function hire(): Worker {
    const hired = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    hired.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const asker = open.get(data.id);
      if ('done' in data) return asker?.onProgress?.(data.done);
      open.delete(data.id);
      if ('fault' in data) asker?.reject(new Error(data.fault));
      else asker?.resolve(data.result);
    };
    hired.onerror = (event) => {
      for (const asker of open.values()) asker.reject(new Error(event.message));
      open.clear();
      hired.terminate();
      worker = undefined;
    };
    return hired;
  }

  function ask<R extends Result>(game: GameId, task: Task, onProgress?: Asker['onProgress']): Promise<R> {
    worker ??= hire();
    const current = worker;
    last += 1;
    const id = last;
    return new Promise<R>((resolve, reject) => {
      open.set(id, { resolve: (result: R) => resolve(result), reject, ...(onProgress && { onProgress }) });
      current.postMessage({ id, game, task } satisfies WorkerQuestion);
    });
  }

  return {
    answer: (game, question) => ask(game, { type: 'answer', question }),
    hint: (game, question, step) => ask(game, { type: 'hint', question, step }),
    review: (game, played, onProgress) => ask(game, { type: 'review', played }, onProgress),
    close() {
      worker?.terminate();
      worker = undefined;
      open.clear();
    },
  };
}
