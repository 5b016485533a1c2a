// Thinks for bots in a thread of its own.

import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/registry.ts';
import type { BotQuestion } from './bots.ts';
import { choose } from './choose.ts';

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

export type WorkerAnswer =
  | { readonly number: number; readonly action: unknown }
  | { readonly number: number; readonly fault: string };

parentPort?.on('message', ({ number, question }: WorkerQuestion) => {
  parentPort?.postMessage(answer(number, question));
});

function answer(number: number, question: BotQuestion): WorkerAnswer {
  try {
    return { number, action: choose(GAMES, question) };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}
