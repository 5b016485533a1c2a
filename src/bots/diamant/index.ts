// The bots of Diamant: they decide by what their seat has been told, and by nothing else.

import type { Diamant } from '../../games/diamant/index.ts';
import type { Bot } from '../bot.ts';
import { answer } from './answer.ts';
import { hint } from './hint.ts';
import { review } from './review.ts';

export const bot: Bot<Diamant> = { answer, hint, review };
