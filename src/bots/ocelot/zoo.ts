// The frozen zoo of Sir Ocelot's Cave: simple players by which the levels are measured. They never change.

import { actionOf } from '../../games/ocelot/in-place.ts';
import type { Ocelot } from '../../games/ocelot/index.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Bot } from '../bot.ts';
import { nextCollect } from './collect.ts';
import { greedy1, greedy2 } from './levels.ts';
import { knownTo } from './think.ts';

const greedy = (choose: typeof greedy1): Pick<Bot<Ocelot>, 'answer'> => ({
  answer({ view, seat, seed }) {
    if (view.seat !== seat || view.step === 'draw') return undefined;
    const position = knownTo(view);
    if (view.step === 'collect') return { action: actionOf(nextCollect(position)), takes: 0 };
    const { advance, token } = choose(position, seededRng(`${seed}/${view.turn}/${view.step}`));
    return { action: actionOf(advance ?? token), takes: 0 };
  },
});

export const ZOO = {
  'greedy-1': { about: 'the turn that brings most at once', player: greedy(greedy1) },
  'greedy-2': { about: 'the turn that brings most after the best reply', player: greedy(greedy2) },
} as const;
