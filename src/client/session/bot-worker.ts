// The worker's side of the bots: does one task after another.

import { BOTS } from '../../bots/all.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Task, WorkerAnswer, WorkerQuestion } from './bots.ts';

const tell = (answer: WorkerAnswer): void => postMessage(answer);

addEventListener('message', ({ data: { id, game, task } }: MessageEvent<WorkerQuestion>) => {
  BOTS[game]()
    .then((bot) => tell({ id, result: work(bot, task, (done) => tell({ id, done })) }))
    .catch((fault: unknown) => tell({ id, fault: String(fault) }));
});

function work(bot: Bot, task: Task, onProgress: (done: number) => void) {
  switch (task.type) {
    case 'answer':
      return bot.answer(task.question);
    case 'hint':
      return bot.hint(task.question, task.step);
    case 'review':
      return bot.review(task.played, inHundredths(onProgress));
  }
}

/** More often nobody sees. */
function inHundredths(onProgress: (done: number) => void): (done: number) => void {
  let told = 0;
  return (done) => {
    if (done - told < 0.01 && done < 1) return;
    told = done;
    onProgress(done);
  };
}
