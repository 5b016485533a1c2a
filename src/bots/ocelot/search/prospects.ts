// What amethysts will bring once the match is over: some count what is left lying, others what their owner has collected (O42).

import type { Seat } from '../../../contract/game.ts';
import {
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  amethystPoints,
  at,
  LEVEL_OF,
  type Position,
  PRINTS,
  tokensInHand,
  WORTH,
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../../games/ocelot/index.ts';

/** By level: of what lies there, the part that is thought to lie there at the end. */
export type Stays = readonly [first: number, second: number, third: number];

/** As if the match ended now. */
export const ENDS_NOW: Stays = [1, 1, 1];

/** With no token to come, with 4, 8 … 32: what stayed lying in matches of searches, against greedy players and each other. */
const FIRST_LEVEL = [1, 0.88, 0.79, 0.69, 0.5, 0.41, 0.34, 0.3, 0.28] as const;
const DEEPER_LEVELS = [1, 0.66, 0.55, 0.48, 0.43, 0.4, 0.38, 0.36, 0.34] as const;
const TOKENS_APART = 4;

export function staysToTheEnd(position: Position): Stays {
  const steps = (tokensInHand(position, 0) + tokensInHand(position, 1)) / TOKENS_APART;
  const row = Math.min(Math.floor(steps), FIRST_LEVEL.length - 2);
  const between = (parts: readonly number[]): number =>
    at(parts, row) + (steps - row) * (at(parts, row + 1) - at(parts, row));
  const deeper = between(DEEPER_LEVELS);
  return [between(FIRST_LEVEL), deeper, deeper];
}

/** What one amethyst of this kind will bring a seat, in points. */
export function prospectOf(position: Position, seat: Seat, kind: number, stays: Stays): number {
  const print = PRINTS[kind];
  switch (print?.type) {
    case 'left':
      return print.levels.reduce(
        (sum, level) => sum + print.points * at(position.lying, level - 1) * at(stays, level - 1),
        0,
      );
    case 'per':
      // Half of what will yet be taken is taken by this seat.
      return amethystPoints(position, seat, kind) + (print.points * goingOf(position, print.worth, stays)) / 2;
    case 'fixed':
    case undefined:
      return amethystPoints(position, seat, kind);
  }
}

/** How many gems of this worth will yet be taken by anybody. */
function goingOf({ cells }: Position, worth: number, stays: Stays): number {
  let going = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const token = at(cells, cell);
    if (token !== 0 && at(WORTH, token) === worth) going += 1 - at(stays, at(LEVEL_OF, cell) - 1);
  }
  return going;
}

/** What an amethyst that nobody has looked at will bring a seat on average. */
export function meanProspect(position: Position, seat: Seat, level: number, stays: Stays): number {
  let count = 0;
  let points = 0;
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    const left = at(AMETHYST_LEVEL, kind) === level ? at(position.bags, kind) : 0;
    if (left > 0) points += left * prospectOf(position, seat, kind, stays);
    count += left;
  }
  return count === 0 ? 0 : points / count;
}
