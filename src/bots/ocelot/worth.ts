// What tokens and amethysts are worth to a seat on average, by what is known. In sixteenths of a point.

import type { Seat } from '../../contract/game.ts';
import {
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  AMETHYST_SLOTS,
  amethystCount,
  at,
  GEODE,
  gemPoints,
  headStartOf,
  LEVEL_OF,
  type Position,
  PRINTS,
  STAR,
  SUN,
  TOKEN_KINDS,
  WORTH,
} from '../../games/ocelot/in-place.ts';
import { CELL_COUNT, LEVELS } from '../../games/ocelot/index.ts';
import { ENDS_NOW, meanProspect, prospectOf, type Stays } from './prospects.ts';

/** Small whole numbers are fast; a sixteenth is fine enough for every mean. */
export const POINT = 16;

/** Beyond every lead. */
export const INFINITE = 30_000;

/** O43: an amethyst more breaks a tie, so it counts for a little beyond its points. */
const TIE_BREAK = 1;

/** Parts of a further blue amethyst that a celestite is worth on the way to a set: first and second of it. */
const FIRST_OF_SET = 0.15;
const SECOND_OF_SET = 0.35;

const unseen = (position: Position, seat: Seat, level: number): number =>
  at(position.amethysts, seat * AMETHYST_SLOTS + AMETHYST_KINDS + level - 1);

/** How many amethysts of a kind a seat holds, on average over those it may hold. */
function held(position: Position, seat: Seat, kind: number): number {
  const known = at(position.amethysts, seat * AMETHYST_SLOTS + kind);
  const level = at(AMETHYST_LEVEL, kind);
  const hidden = unseen(position, seat, level);
  if (hidden === 0) return known;
  let pool = 0;
  for (let other = 0; other < AMETHYST_KINDS; other++) {
    if (at(AMETHYST_LEVEL, other) === level) pool += at(position.bags, other);
  }
  return known + (hidden * at(position.bags, kind)) / pool;
}

/** What one token more or less does to the amethysts that a seat holds, in points (O42). */
function echo(position: Position, seat: Seat, token: number, level: number, stays: Stays): number {
  const stay = at(stays, level - 1);
  let points = 0;
  for (const [kind, print] of PRINTS.entries()) {
    if (print.type === 'per' && at(WORTH, token) === print.worth) {
      // It may have been counted on in part: half of what goes.
      points += print.points * held(position, seat, kind) * ((1 + stay) / 2);
    }
    if (print.type === 'left') {
      const lost = print.levels.some((left) => left === level) ? print.points * stay : 0;
      points += lost * (held(position, 1 - seat, kind) - held(position, seat, kind));
    }
  }
  return points;
}

/** O31: what a celestite adds to the sets of a seat, in blue amethysts. */
function partOfSet({ collected }: Position, seat: Seat, token: number): number {
  let behind = 0;
  for (let kind = SUN; kind <= STAR; kind++) {
    if (at(collected, seat * TOKEN_KINDS + kind - 1) > at(collected, seat * TOKEN_KINDS + token - 1)) behind += 1;
  }
  return behind === 2 ? 1 : behind === 1 ? SECOND_OF_SET : FIRST_OF_SET;
}

function worthOf(position: Position, seat: Seat, token: number, level: number, stays: Stays): number {
  const own = POINT * (at(WORTH, token) + echo(position, seat, token, level, stays));
  if (token === GEODE) return own + POINT * meanProspect(position, seat, level, stays) + TIE_BREAK;
  if (token < SUN || token > STAR) return own;
  return own + partOfSet(position, seat, token) * (POINT * meanProspect(position, seat, 1, stays) + TIE_BREAK);
}

/** By seat × 67 + cell, what lies there. */
export function worthOfCells(position: Position, stays = ENDS_NOW): Int16Array {
  const worth = new Int16Array(2 * CELL_COUNT);
  for (let seat = 0; seat < 2; seat++) {
    const table = LEVELS.map((level) =>
      Array.from({ length: TOKEN_KINDS + 1 }, (_, token) => Math.round(worthOf(position, seat, token, level, stays))),
    );
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const token = at(position.cells, cell);
      if (token !== 0) worth[seat * CELL_COUNT + cell] = table[at(LEVEL_OF, cell) - 1]?.[token] ?? 0;
    }
  }
  return worth;
}

/** A seat's points, with amethysts that nobody has looked at counted at their mean. */
function meanPoints(position: Position, seat: Seat, stays: Stays): number {
  let points = gemPoints(position, seat);
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    const count = at(position.amethysts, seat * AMETHYST_SLOTS + kind);
    if (count > 0) points += count * prospectOf(position, seat, kind, stays);
  }
  for (let level = 1; level <= 3; level++) {
    const hidden = unseen(position, seat, level);
    if (hidden > 0) points += hidden * meanProspect(position, seat, level, stays);
  }
  return points;
}

/** Seat 0's lead over seat 1 by what both have now, and what their amethysts bring if so much stays lying. */
export function leadOf(position: Position, stays = ENDS_NOW): number {
  const head = headStartOf(position, 0) - headStartOf(position, 1);
  const points = POINT * (meanPoints(position, 0, stays) - meanPoints(position, 1, stays) + head);
  return Math.round(points) + TIE_BREAK * (amethystCount(position, 0) - amethystCount(position, 1));
}
