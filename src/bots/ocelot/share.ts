// From a lead to a share of the win, by what came of such leads when searches played each other.

import { POINT } from './search/worth.ts';

/** How many points of lead make the odds e to 1, with no token to come, with 8, 16, 24 and 32. */
const SPREADS = [1.5, 9, 12, 18, 40] as const;
const TOKENS_APART = 8;

/** The share of the seat whose lead (seen ahead, in sixteenths of a point) this is, with so many tokens to come. */
export function shareOf(lead: number, tokens: number): number {
  const row = Math.min(Math.floor(tokens / TOKENS_APART), SPREADS.length - 2);
  const part = tokens / TOKENS_APART - row;
  const spread = (1 - part) * (SPREADS[row] ?? 1) + part * (SPREADS[row + 1] ?? 1);
  return 1 / (1 + Math.exp(-lead / POINT / spread));
}
