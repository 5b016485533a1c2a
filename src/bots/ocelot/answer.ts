// A question answered: from what a seat has been told to an action, and the time it takes.

import { actionOf, DONE_MOVE } from '../../games/ocelot/in-place.ts';
import type { Ocelot } from '../../games/ocelot/index.ts';
import { below, type Rng, seededRng } from '../../kit/rng.ts';
import type { Answer, Bot, Question } from '../bot.ts';
import { nextCollect } from './collect.ts';
import { chooseMove, EFFORT } from './levels.ts';
import { knownTo } from './think.ts';

/** The same players with a part of their effort: for tests that ask thousands of times. */
export const hurriedBot = (part: number): Pick<Bot<Ocelot>, 'answer'> => ({
  answer: (question) => answer(question, part),
});

/** `part` is how much of its effort a level may spend. */
export function answer({ view, seat, level, seed }: Question<Ocelot>, part = 1): Answer<Ocelot> | undefined {
  if (view.seat !== seat) return undefined;
  const rng = seededRng(`${seed}/${view.turn}/${view.step}`);
  switch (view.step) {
    case 'companion':
    case 'place':
      return { action: actionOf(chooseMove(knownTo(view), level, rng, part)), takes: thought(rng) };
    case 'collect': {
      const move = nextCollect(knownTo(view), part * EFFORT[level]);
      return { action: actionOf(move), takes: move === DONE_MOVE ? 300 : 350 + below(rng, 300) };
    }
    case 'deal':
    case 'draw':
    case 'over':
      return undefined;
  }
}

/** A person looks at the mat for a while before a token lies. */
const thought = (rng: Rng): number => 800 + below(rng, 1200);
