// Bots think in a worker, so that the page never stutters. Made on the first question, gone with the match.

import type { Answer, Question } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';

export type WorkerQuestion = { readonly id: number; readonly game: GameId; readonly question: Question };
export type WorkerAnswer =
  | { readonly id: number; readonly answer: Answer | undefined }
  | { readonly id: number; readonly fault: string };

export interface Bots {
  /** Undefined when there is nothing to do until something is told. */
  answer(game: GameId, question: Question): Promise<Answer | undefined>;
  close(): void;
}

interface Asker {
  resolve(answer: Answer | undefined): void;
  reject(fault: Error): void;
}

export function botsInWorker(): Bots {
  let worker: Worker | undefined;
  let last = 0;
  const open = new Map<number, Asker>();

  function hire(): Worker {
    const hired = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    hired.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const asker = open.get(data.id);
      open.delete(data.id);
      if ('fault' in data) asker?.reject(new Error(data.fault));
      else asker?.resolve(data.answer);
    };
    hired.onerror = (event) => {
      for (const asker of open.values()) asker.reject(new Error(event.message));
      open.clear();
      hired.terminate();
      worker = undefined;
    };
    return hired;
  }

  return {
    answer(game, question) {
      worker ??= hire();
      const current = worker;
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        current.postMessage({ id, game, question } satisfies WorkerQuestion);
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      open.clear();
    },
  };
}
