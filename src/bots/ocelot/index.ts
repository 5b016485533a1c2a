// The bots of Sir Ocelot's Cave: they decide by what their seat has been told, and by nothing else.

import type { Ocelot } from '../../games/ocelot/index.ts';
import type { Bot } from '../bot.ts';
import { answer } from './answer.ts';
import { hint } from './hint.ts';
import { review } from './review.ts';

export const bot: Bot<Ocelot> = { answer: (question) => answer(question), hint, review };
