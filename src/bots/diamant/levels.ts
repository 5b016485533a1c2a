// The five levels of Diamant: one trained player, whose lower levels overlook more and more and follow their moods.

import type { Seat } from '../../contract/game.ts';
import { EXPEDITIONS, FIRST_RELIC, FIRST_TRAP, type Position } from '../../games/diamant/index.ts';
import { type Rng, seededRng, unit } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { netsFor } from './nets.ts';
import { advantageBy, likelyBack, narrowAdvantageBy, netPolicy } from './policies/net-policy.ts';
import type { Policy } from './policies/simulate.ts';

/** How a level falls short. All in fair shares of the win, in which the networks value a choice. */
interface Shortcomings {
  /** Looks neither at the others' points nor at how many expeditions are left. */
  readonly isNarrow: boolean;
  /** How far a mood makes it bolder or more timid for a whole expedition. */
  readonly mood: number;
  /** How much more it wants to go home right after a trap has turned up. */
  readonly fright: number;
  /** Below this difference two choices look alike to it, if that is more than the networks were trained with. */
  readonly temperature: number;
}

export const LEVELS: Readonly<Record<Level, Shortcomings>> = {
  1: { isNarrow: true, mood: 0.6, fright: 0.3, temperature: 0.12 },
  2: { isNarrow: true, mood: 0.28, fright: 0.1, temperature: 0.08 },
  3: { isNarrow: true, mood: 0.2, fright: 0, temperature: 0.06 },
  4: { isNarrow: false, mood: 0.17, fright: 0, temperature: 0.05 },
  5: { isNarrow: false, mood: 0, fright: 0, temperature: 0 },
};

const made = new Map<string, Policy>();

export function policyOf(level: Level, seats: number): Policy {
  const name = `${level}/${seats}`;
  const policy = made.get(name) ?? policyWith(LEVELS[level], seats);
  made.set(name, policy);
  return policy;
}

/** Plays nearly as level 5 does, in a fraction of the time; in the last expedition, which decides, just as level 5 does. */
export function scoutFor(seats: number): Policy {
  const name = `scout/${seats}`;
  const [quick, exact] = [netPolicy(netsFor(seats).scout, 1), policyOf(5, seats)];
  const policy =
    made.get(name) ??
    ((position, situation, seat, leads) =>
      (position.expedition === EXPEDITIONS ? exact : quick)(position, situation, seat, leads));
  made.set(name, policy);
  return policy;
}

export function policyWith({ isNarrow, mood, fright, temperature }: Shortcomings, seats: number): Policy {
  const nets = netsFor(seats);
  const advantage = isNarrow ? narrowAdvantageBy(nets) : advantageBy(nets);
  return (position, situation, seat) => {
    let gain = advantage(position, situation, seat);
    if (mood > 0) gain += mood * moodOf(position, seat);
    if (fright > 0 && isFrightened(position)) gain -= fright;
    return likelyBack(gain, Math.max(temperature, nets.temperature));
  };
}

/**
 * From timid to bold, most often in between (mean 0, deviation 1): the same for a whole expedition, so that a bot holds on to
 * a plan as people do. It follows from what lay on the table when the expedition began, because every question comes with a
 * seed of its own.
 */
function moodOf({ expedition, path, endedPath }: Position, seat: Seat): number {
  const rng: Rng = seededRng(`mood/${seat}/${expedition}/${path[0]}/${endedPath.join()}`);
  return 2 * (unit(rng) + unit(rng) + unit(rng) - 1.5);
}

/** A trap has just turned up. */
function isFrightened({ path }: Position): boolean {
  const last = path.at(-1) ?? 0;
  return last >= FIRST_TRAP && last < FIRST_RELIC;
}
