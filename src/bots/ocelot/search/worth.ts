// What tokens and amethysts are worth to a seat on average, by what is known. In sixteenths of a point.

import type { Seat } from '../../../contract/game.ts';
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
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../../games/ocelot/index.ts';
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

/** The kinds whose points depend on what is taken (O42). */
const ECHOING = PRINTS.flatMap((print, kind) => (print.type === 'fixed' ? [] : [{ print, kind }]));

/** Parts of sums, by seat: what a token of each worth counts for, and what each level loses. Written and read within one call. */
const perWorth = [new Float64Array(16), new Float64Array(16)] as const;
const perLevel = [new Float64Array(4), new Float64Array(4)] as const;

/** What one token more or less does to the amethysts that each seat holds, in points (O42), into the tables above. */
function tally(position: Position): void {
  for (let seat = 0; seat < 2; seat++) {
    perWorth[seat === 0 ? 0 : 1].fill(0);
    perLevel[seat === 0 ? 0 : 1].fill(0);
  }
  for (let i = 0; i < ECHOING.length; i++) {
    const echo = ECHOING[i];
    if (echo === undefined) continue;
    const { print, kind } = echo;
    const first = held(position, 0, kind);
    const second = held(position, 1, kind);
    if (print.type === 'per') {
      perWorth[0][print.worth] = (perWorth[0][print.worth] ?? 0) + print.points * first;
      perWorth[1][print.worth] = (perWorth[1][print.worth] ?? 0) + print.points * second;
    }
    if (print.type === 'left') {
      for (let j = 0; j < print.levels.length; j++) {
        const level = print.levels[j] ?? 0;
        perLevel[0][level] = (perLevel[0][level] ?? 0) + print.points * (second - first);
        perLevel[1][level] = (perLevel[1][level] ?? 0) + print.points * (first - second);
      }
    }
  }
}

/** O31: what a celestite adds to the sets of a seat, in blue amethysts. */
function partOfSet({ collected }: Position, seat: Seat, token: number, counting: Counting): number {
  let behind = 0;
  for (let kind = SUN; kind <= STAR; kind++) {
    if (at(collected, seat * TOKEN_KINDS + kind - 1) > at(collected, seat * TOKEN_KINDS + token - 1)) behind += 1;
  }
  if (behind === 2) return 1;
  if (counting === 'facts') return 0;
  return behind === 1 ? SECOND_OF_SET : FIRST_OF_SET;
}

/** Whether the parts of a set are counted before it is complete. A search to the end of the match sees what comes of them. */
export type Counting = 'hopes' | 'facts';

const KINDS = TOKEN_KINDS + 1;
/** By (seat × 4 + level) × kinds + token. */
const byToken = new Int16Array(2 * 4 * KINDS);

/** By seat × 67 + cell, what lies there; into an array that is given, or a new one. */
export function worthOfCells(
  position: Position,
  stays = ENDS_NOW,
  counting: Counting = 'hopes',
  worth: Int16Array = new Int16Array(2 * CELL_COUNT),
): Int16Array {
  tally(position);
  for (let seat = 0; seat < 2; seat++) {
    const counts = perWorth[seat === 0 ? 0 : 1];
    const losses = perLevel[seat === 0 ? 0 : 1];
    const blue = POINT * meanProspect(position, seat, 1, stays) + TIE_BREAK;
    for (let level = 1; level <= 3; level++) {
      const stay = at(stays, level - 1);
      for (let token = 1; token <= TOKEN_KINDS; token++) {
        const points = at(WORTH, token);
        // What is printed for a worth may have been counted on in part: half of what goes.
        let value = POINT * (points + ((counts[points] ?? 0) * (1 + stay)) / 2 + (losses[level] ?? 0) * stay);
        if (token === GEODE) value += POINT * meanProspect(position, seat, level, stays) + TIE_BREAK;
        else if (token >= SUN && token <= STAR) value += partOfSet(position, seat, token, counting) * blue;
        byToken[(4 * seat + level) * KINDS + token] = Math.round(value);
      }
    }
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const token = at(position.cells, cell);
      worth[seat * CELL_COUNT + cell] =
        token === 0 ? 0 : (byToken[(4 * seat + at(LEVEL_OF, cell)) * KINDS + token] ?? 0);
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
