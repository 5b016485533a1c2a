// From a lead to a share of the win, by what came of such leads in matches of level 4 against itself.

import { POINT } from './worth.ts';

/** How many points of lead make the odds e to 1: with tokens still to come, a lead is worth less. */
const SPREAD_AT_END = 1.5;
const SPREAD_PER_TOKEN = 0.5;

/** The share of the seat whose lead (seen ahead, in sixteenths of a point) this is, with so many tokens to come. */
export function shareOf(lead: number, tokens: number): number {
  const spread = SPREAD_AT_END + SPREAD_PER_TOKEN * tokens;
  return 1 / (1 + Math.exp(-lead / POINT / spread));
}
