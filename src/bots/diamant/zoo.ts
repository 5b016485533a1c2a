// The frozen zoo of Diamant: simple players by name, to measure the levels against.

import { copyPosition, type Diamant, diamant } from '../../games/diamant/index.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Answer, Question } from '../bot.ts';
import { expectedValue, leaveAfter, leaveAtRandom, lootThreshold } from './rules-of-thumb.ts';
import { chance, type Policy } from './simulate.ts';
import { leadsOf, situationOf } from './situation.ts';

export const ZOO: Readonly<Record<string, Policy>> = {
  'random-20': leaveAtRandom(0.2),
  'leave-after-4': leaveAfter(4),
  'leave-after-6': leaveAfter(6),
  'leave-after-8': leaveAfter(8),
  'loot-6': lootThreshold(6),
  'loot-12': lootThreshold(12),
  'loot-18': lootThreshold(18),
  ev: expectedValue(),
};

/** Decides by a policy, from the view alone. */
export function decideBy(policy: Policy, { view, seat, seed }: Question<Diamant>): Answer<Diamant> | undefined {
  const explorer = view.explorers[seat];
  if (view.stage !== 'decide' || !explorer?.inside || explorer.decided) return undefined;
  const position = copyPosition(diamant.sampleState(view, seededRng('fixed')));
  const probability = policy(position, situationOf(position), seat, leadsOf(position));
  const isBack = chance(seededRng(`${seed}/${view.round}`), probability);
  return { action: { type: 'decide', choice: isBack ? 'back' : 'on' }, takes: 0 };
}
