// Points: fast totals for a search, and the same points row by row for people (O41–O43).

import type { Outcome, Seat } from '../../contract/game.ts';
import { AMETHYST_KINDS, AMETHYST_SLOTS, at, TOKEN_KINDS, tokenCode, WORTH } from './compact/codes.ts';
import { AMETHYST_TABLE, GEM_ROW_TOKENS } from './content/tables.ts';
import { openAmethysts } from './play.ts';
import { AMETHYSTS, type Amethyst, type Breakdown, GEM_ROWS, type GemRow, type State } from './types.ts';

type Scored = Pick<State, 'collected' | 'amethysts' | 'lying' | 'options'>;

/** What each kind shows. */
export const PRINTS = AMETHYSTS.map((name) => AMETHYST_TABLE[name].print);

/** O41: crystals, celestites, opals, emeralds and beryls; no amethysts. */
export function gemPoints({ collected }: Scored, seat: Seat): number {
  let points = 0;
  for (let token = 1; token <= TOKEN_KINDS; token++) {
    points += at(WORTH, token) * at(collected, seat * TOKEN_KINDS + token - 1);
  }
  return points;
}

/** O42: what one amethyst of this kind would bring this seat if the match ended now. */
export function amethystPoints(position: Scored, seat: Seat, kind: number): number {
  const print = PRINTS[kind];
  if (print === undefined) return 0;
  switch (print.type) {
    case 'fixed':
      return print.points;
    case 'per':
      return print.points * gemsWorth(position, seat, print.worth);
    case 'left':
      return print.points * print.levels.reduce((sum, level) => sum + at(position.lying, level - 1), 0);
  }
}

function gemsWorth({ collected }: Scored, seat: Seat, worth: number): number {
  let count = 0;
  for (let token = 1; token <= TOKEN_KINDS; token++) {
    if (at(WORTH, token) === worth) count += at(collected, seat * TOKEN_KINDS + token - 1);
  }
  return count;
}

/** O45: 0 for the seat that did not begin, and while it is left to luck. */
export const headStartOf = ({ options: { headStart = 0, start } }: Pick<State, 'options'>, seat: Seat): number =>
  start === (seat === 0 ? 'seat-0' : 'seat-1') ? headStart : 0;

/** All points of a seat if the match ended now; amethysts that nobody has looked at count nothing. */
export function pointsOf(position: Scored, seat: Seat): number {
  let points = gemPoints(position, seat) + headStartOf(position, seat);
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    const count = at(position.amethysts, seat * AMETHYST_SLOTS + kind);
    if (count > 0) points += count * amethystPoints(position, seat, kind);
  }
  return points;
}

export function amethystCount({ amethysts }: Scored, seat: Seat): number {
  let count = 0;
  for (let slot = 0; slot < AMETHYST_SLOTS; slot++) count += at(amethysts, seat * AMETHYST_SLOTS + slot);
  return count;
}

export function breakdownOf(position: Scored, seat: Seat): Breakdown {
  const row = (name: GemRow): { count: number; points: number } => {
    const codes = GEM_ROW_TOKENS[name].map(tokenCode);
    const count = codes.reduce((sum, code) => sum + at(position.collected, seat * TOKEN_KINDS + code - 1), 0);
    return { count, points: count * at(WORTH, codes[0] ?? 0) };
  };
  const points = (amethyst: Amethyst): number => amethystPoints(position, seat, AMETHYSTS.indexOf(amethyst));
  const [crystal, celestite, opal, emerald, beryl] = GEM_ROWS;
  const gems = {
    [crystal]: row(crystal),
    [celestite]: row(celestite),
    [opal]: row(opal),
    [emerald]: row(emerald),
    [beryl]: row(beryl),
  };
  const amethysts = openAmethysts(position, seat).map((amethyst) => ({ amethyst, points: points(amethyst) }));
  const headStart = headStartOf(position, seat);
  const rows = [...Object.values(gems), ...amethysts];
  return {
    gems,
    amethysts,
    ...(headStart > 0 && { headStart }),
    total: rows.reduce((sum, { points: part }) => sum + part, headStart),
  };
}

/** O43: the higher total, then the more amethysts, then both. */
export function outcomeOf(position: Scored): Outcome {
  const scores = [pointsOf(position, 0), pointsOf(position, 1)];
  const lead = at(scores, 0) - at(scores, 1) || amethystCount(position, 0) - amethystCount(position, 1);
  return { scores, winners: lead === 0 ? [0, 1] : [lead > 0 ? 0 : 1] };
}
