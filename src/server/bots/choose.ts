// Answers a bot's question, in whatever thread this is.

import type { Answer } from '../../bots/bot.ts';
import { BOTS } from '../../bots/registry.ts';
import type { BotQuestion } from './bots.ts';

export async function choose({ game, ...question }: BotQuestion): Promise<Answer | undefined> {
  const bot = await BOTS[game]();
  return bot.answer(question);
}
