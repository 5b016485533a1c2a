// The frozen zoo of Diamant: simple players by name, and the former level 5, to measure the levels against.

import { former5 } from './former/tables.ts';
import { expectedValue, leaveAfter, leaveAtRandom, lootThreshold } from './policies/rules-of-thumb.ts';
import type { Policy } from './policies/simulate.ts';

export const ZOO: Readonly<Record<string, Policy>> = {
  'random-20': leaveAtRandom(0.2),
  'leave-after-4': leaveAfter(4),
  'leave-after-6': leaveAfter(6),
  'leave-after-8': leaveAfter(8),
  'loot-6': lootThreshold(6),
  'loot-12': lootThreshold(12),
  'loot-18': lootThreshold(18),
  ev: expectedValue(),
  'former-5': former5,
};
