// Mixed tables of Diamant: at each of them every level has to get more than the one below it.

import { LEVELS, type Level } from '../../bots/bot.ts';
import { policyOf } from '../../bots/diamant/levels.ts';
import { playOut, shareOfWin } from '../../bots/diamant/policies/simulate.ts';
import { newPosition } from '../../games/diamant/index.ts';
import { seededRng } from '../../kit/rng.ts';
import { type Interval, meanInterval } from '../arena/statistics.ts';

/** What one level gets beyond the next lower one at the table, in fair shares. */
export interface Step extends Interval {
  readonly from: Level;
  readonly to: Level;
  readonly ahead: number;
}

export interface MixedTable {
  /** By seat. */
  readonly levels: readonly Level[];
  readonly relics: boolean;
  readonly games: number;
  /** What each level gets on average, in fair shares. */
  readonly shares: readonly { readonly level: Level; readonly share: number }[];
  readonly steps: readonly Step[];
}

const SEATS = [3, 4, 5, 6, 7, 8] as const;

/** All five together, with more of the middle one at larger tables. */
export const WHOLE_TABLES: readonly (readonly Level[])[] = [5, 6, 7, 8].map((seats) => [
  ...LEVELS,
  ...new Array<Level>(seats - LEVELS.length).fill(3),
]);

const NEIGHBOURS: readonly (readonly [Level, Level])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
];

/** Two neighbours: one of the upper among the lower, one of the lower among the upper, and half of each. */
export const NEIGHBOUR_TABLES: readonly (readonly Level[])[] = NEIGHBOURS.flatMap(([lower, upper]) =>
  SEATS.flatMap((seats) =>
    [...new Set([1, Math.floor(seats / 2), seats - 1])].map((uppers) => [
      ...new Array<Level>(uppers).fill(upper),
      ...new Array<Level>(seats - uppers).fill(lower),
    ]),
  ),
);

export interface MixedTerms {
  readonly levels: readonly Level[];
  readonly relics: boolean;
  readonly games: number;
  readonly seed: string;
}

export function measureMixed({ levels, relics, games, seed }: MixedTerms): MixedTable {
  const seats = levels.length;
  const rng = seededRng(`${seed}/${levels.join()}/${relics}`);
  const policies = levels.map((level) => policyOf(level, seats));
  const there = LEVELS.filter((level) => levels.includes(level));
  const results: (readonly number[])[] = [];
  for (let game = 0; game < games; game++) {
    const position = newPosition(seats, { relics, openChests: true });
    playOut(position, policies, rng);
    const shares = levels.map((_, seat) => seats * shareOfWin(position, seat));
    results.push(there.map((level) => mean(shares.filter((_, seat) => levels[seat] === level))));
  }
  const steps = there.slice(1).map((to, lower): Step => {
    const leads = results.map((shares) => (shares[lower + 1] ?? 0) - (shares[lower] ?? 0));
    return { from: there[lower] ?? to, to, ahead: mean(leads), ...meanInterval(leads, 1) };
  });
  const shares = there.map((level, i) => ({ level, share: mean(results.map((result) => result[i] ?? 0)) }));
  return { levels, relics, games, shares, steps };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
