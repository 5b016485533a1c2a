// Answers a bot question, in whatever thread this runs.

import { BOTS } from '../../bots/all.ts';
import type { Answer } from '../../bots/bot.ts';
import type { BotQuestion } from './bots.ts';

export async function choose({ game, ...question }: BotQuestion): Promise<Answer | undefined> {
  const bot = await BOTS[game]();
  return bot.answer(question);
}
