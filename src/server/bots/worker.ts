// Worker thread that computes the answers of bots.

import { parentPort } from 'node:worker_threads';
import type { Answer } from '../../bots/bot.ts';
import type { BotQuestion } from './bots.ts';
import { choose } from './choose.ts';

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

export type WorkerAnswer =
  | { readonly number: number; readonly answer: Answer | undefined }
  | { readonly number: number; readonly fault: string };

parentPort?.on('message', async ({ number, question }: WorkerQuestion) => {
  parentPort?.postMessage(await answer(number, question));
});

async function answer(number: number, question: BotQuestion): Promise<WorkerAnswer> {
  try {
    return { number, answer: await choose(question) };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}
