// The worker's side of the bots: answers one question after another.

import { BOTS } from '../../bots/registry.ts';
import type { WorkerAnswer, WorkerQuestion } from './bots.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, game, question } = data;
  BOTS[game]()
    .then((bot) => postMessage({ id, answer: bot.answer(question) } satisfies WorkerAnswer))
    .catch((fault: unknown) => postMessage({ id, fault: String(fault) } satisfies WorkerAnswer));
});
