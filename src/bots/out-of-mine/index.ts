// The bots of Out of Mine!: solvers with human hands, who see what everybody at the table sees.

import type { OutOfMine } from '../../games/out-of-mine/index.ts';
import type { Bot } from '../bot.ts';
import { answer } from './answer.ts';
import { hint } from './hint.ts';
import { review } from './review.ts';

export const bot: Bot<OutOfMine> = { answer, hint, review };
