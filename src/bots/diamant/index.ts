// The bots of Diamant: they decide by what their seat has been told, and by nothing else.

import type { Diamant } from '../../games/diamant/index.ts';
import { below, seededRng } from '../../kit/rng.ts';
import type { Bot, Question } from '../bot.ts';
import { hint } from './hint.ts';
import { policyOf } from './levels.ts';
import { review } from './review.ts';
import { decideBy } from './zoo.ts';

export const bot: Bot<Diamant> = {
  answer(question: Question<Diamant>) {
    const { level, seed, view } = question;
    const answer = decideBy(policyOf(level, view.explorers.length), question);
    return answer && { ...answer, takes: 700 + below(seededRng(`${seed}/${view.round}/takes`), 1800) };
  },
  hint,
  review,
};
