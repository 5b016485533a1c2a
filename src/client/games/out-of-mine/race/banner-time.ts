// When a moment is due: once, as it happens. What was told last stays on the table until something else is told.

import type { OutOfMineEffect } from '../../../../games/out-of-mine/types.ts';
import type { MineTable } from '../parts.ts';

type Telling = Pick<MineTable, 'effect' | 'step' | 'now'>;

/** As long as a slow connection may take to tell of it. */
const JUST_NOW = 3000;

/** `shown` is the step whose moment was shown last. */
export function bannerFor(
  { effect, step, now }: Telling,
  shown: number | undefined,
): Extract<OutOfMineEffect, { type: 'started' | 'called' }> | undefined {
  if (step === shown || (effect?.type !== 'started' && effect?.type !== 'called')) return undefined;
  return now() - effect.at < JUST_NOW ? effect : undefined;
}
