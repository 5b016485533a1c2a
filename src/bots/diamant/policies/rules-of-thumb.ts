// Simple ways to play Diamant: the lower levels are made of them, and the zoo measures the higher ones by them.

import type { Policy } from './simulate.ts';
import { dread, type Situation } from './situation.ts';

/** Goes back after so many cards. */
export const leaveAfter =
  (cards: number): Policy =>
  (position) =>
    position.path.length >= cards ? 1 : 0;

/** Goes back once the loot and an even part of the path come to so many rubies. */
export const lootThreshold =
  (rubies: number): Policy =>
  (_, situation) =>
    situation.loot + situation.path / situation.inside >= rubies ? 1 : 0;

/** Goes back with this probability, whatever happens. */
export const leaveAtRandom =
  (probability: number): Policy =>
  () =>
    probability;

/** Exactly right for a lone explorer: what would be carried home against what is still to be found. */
export function aloneShouldLeave({ loot, path, relics, deadly, rubies }: Situation): boolean {
  return (loot + path + relics) * deadly >= rubies;
}

/** Goes back when the next card costs more than it brings; `noise` makes the edge soft. */
export const expectedValue =
  (noise = 0): Policy =>
  (_, situation) => {
    if (situation.inside === 1) return aloneShouldLeave(situation) ? 1 : 0;
    const edge = Math.log(dread(situation) + 1e-9);
    if (noise === 0) return edge >= 0 ? 1 : 0;
    return 1 / (1 + Math.exp(-edge / noise));
  };
