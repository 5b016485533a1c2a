// The five levels of Diamant, from nerves and whims to an equilibrium in shares of the win.

import { FIRST_RELIC, FIRST_TRAP, type Position } from '../../games/diamant/index.ts';
import { below, type Rng, seededRng } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { expectedValue } from './rules-of-thumb.ts';
import type { Policy } from './simulate.ts';
import { leadOf } from './situation.ts';
import { pointsPolicy, winPolicy } from './table-policy.ts';
import { POINTS, winsFor } from './tables.ts';

/** A player's own mood is drawn once for each expedition, so that it holds on to a plan as people do. */
const moodOf = (seed: string, position: Position): Rng => seededRng(`${seed}/mood/${position.expedition}`);

export function policyOf(level: Level, seats: number, seed: string): Policy {
  switch (level) {
    case 1:
      return timid(seed);
    case 2:
      return collector(seed);
    case 3:
      return expectedValue(0.35);
    case 4:
      return pointsPolicy(POINTS);
    case 5:
      return winPolicy(winsFor(seats), pointsPolicy(POINTS));
  }
}

/** Level 1: means to see so many cards, and wants out when a trap has just turned up. */
const timid =
  (seed: string): Policy =>
  (position) => {
    const cards = 1 + below(moodOf(seed, position), 4);
    const last = position.path.at(-1) ?? 0;
    const scare = last >= FIRST_TRAP && last < FIRST_RELIC ? 0.3 : 0;
    return position.path.length >= cards ? 0.85 : scare;
  };

/** Level 2: goes for a certain heap of rubies, a larger one when bold or behind. */
const collector =
  (seed: string): Policy =>
  (position, situation, seat, scores) => {
    const mood = moodOf(seed, position);
    const isBold = below(seededRng(`${seed}/persona`), 2) === 1;
    const greed = position.expedition >= 4 && leadOf(scores, seat) < -8 ? 3 : 0;
    const wanted = (isBold ? 12 : 6) + below(mood, 5) - 2 + greed;
    return situation.loot + situation.path / situation.inside >= wanted ? 0.95 : 0;
  };
