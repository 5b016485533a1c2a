// When a banner is shown: once, as it happens. The table keeps its last effect until the next one.

import type { OutOfMineEffect } from '../../../../games/out-of-mine/types.ts';
import type { MineTable } from '../parts.ts';

type Telling = Pick<MineTable, 'effect' | 'step' | 'now'>;

/** How late a slow connection may deliver it. */
const JUST_NOW = 3000;

/** `shown` is the step whose banner was shown last. */
export function bannerFor(
  { effect, step, now }: Telling,
  shown: number | undefined,
): Extract<OutOfMineEffect, { type: 'started' | 'called' }> | undefined {
  if (step === shown || (effect?.type !== 'started' && effect?.type !== 'called')) return undefined;
  return now() - effect.at < JUST_NOW ? effect : undefined;
}
