// A question answered: from a view to a decision, and the time it takes.

import { copyPosition, type Diamant, diamant } from '../../games/diamant/index.ts';
import { below, seededRng } from '../../kit/rng.ts';
import type { Answer, Question } from '../bot.ts';
import { policyOf } from './levels.ts';
import { chance, type Policy } from './policies/simulate.ts';
import { leadsOf, situationOf } from './policies/situation.ts';

export function answer(question: Question<Diamant>): Answer<Diamant> | undefined {
  const { level, seed, view } = question;
  const decided = decideBy(policyOf(level, view.explorers.length), question);
  return decided && { ...decided, takes: 700 + below(seededRng(`${seed}/${view.round}/takes`), 1800) };
}

/** Decides by a policy, from the view alone. */
export function decideBy(policy: Policy, { view, seat, seed }: Question<Diamant>): Answer<Diamant> | undefined {
  const explorer = view.explorers[seat];
  if (view.stage !== 'decide' || !explorer?.inside || explorer.decided) return undefined;
  const position = copyPosition(diamant.sampleState(view, seededRng('fixed')));
  const probability = policy(position, situationOf(position), seat, leadsOf(position));
  const isBack = chance(seededRng(`${seed}/${view.round}`), probability);
  return { action: { type: 'decide', choice: isBack ? 'back' : 'on' }, takes: 0 };
}
