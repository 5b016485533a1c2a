// The five levels of Diamant, from nerves and whims to an equilibrium in shares of the win.

import type { Seat } from '../../contract/game.ts';
import { FIRST_RELIC, FIRST_TRAP, type Position } from '../../games/diamant/index.ts';
import { below, type Rng, seededRng } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { expectedValue } from './rules-of-thumb.ts';
import type { Policy } from './simulate.ts';
import { pointsPolicy, winPolicy } from './table-policy.ts';
import { POINTS, winsFor } from './tables.ts';

/**
 * A player's mood for an expedition, so that it holds on to a plan as people do. It follows from what lay on the table
 * when the expedition began, because every question comes with a seed of its own.
 */
const moodOf = ({ expedition, path, endedPath }: Position, seat: Seat): Rng =>
  seededRng(`mood/${seat}/${expedition}/${path[0]}/${endedPath.join()}`);

export function policyOf(level: Level, seats: number): Policy {
  switch (level) {
    case 1:
      return timid;
    case 2:
      return collector;
    case 3:
      return expectedValue(0.35);
    case 4:
      return pointsPolicy(POINTS);
    case 5:
      return winPolicy(winsFor(seats), pointsPolicy(POINTS));
  }
}

/** Level 1: means to see so many cards, and wants out when a trap has just turned up. */
const timid: Policy = (position, _, seat) => {
  const cards = 1 + below(moodOf(position, seat), 4);
  const last = position.path.at(-1) ?? 0;
  const scare = last >= FIRST_TRAP && last < FIRST_RELIC ? 0.3 : 0;
  return position.path.length >= cards ? 0.85 : scare;
};

/** Level 2: goes for a certain heap of rubies, a larger one when bold or behind. */
const collector: Policy = (position, situation, seat, leads) => {
  const mood = moodOf(position, seat);
  const isBold = below(mood, 2) === 1;
  const greed = position.expedition >= 4 && (leads[seat] ?? 0) < -8 ? 3 : 0;
  const wanted = (isBold ? 12 : 6) + below(mood, 5) - 2 + greed;
  return situation.loot + situation.path / situation.inside >= wanted ? 0.95 : 0;
};
