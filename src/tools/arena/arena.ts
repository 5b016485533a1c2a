// Many games between the same players: one share of the win for each.

import { present } from '../../kit/invariant.ts';
import type { Crew } from './crew.ts';
import type { Fixture, GameResult } from './fixture.ts';
import { groupedInterval, type Interval } from './statistics.ts';

export interface ArenaSeat {
  readonly player: string;
  /** Of the win, ties split. */
  readonly share: number;
  readonly interval: Interval;
  readonly points: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  readonly rotate: boolean;
  readonly seats: readonly ArenaSeat[];
}

export interface ArenaTerms {
  readonly fixture: Fixture;
  readonly games: number;
  readonly crew: Crew;
  readonly onProgress?: (done: number, of: number) => void;
}

export async function runArena({ fixture, games, crew, onProgress }: ArenaTerms): Promise<ArenaReport> {
  let done = 0;
  const results = await crew.play(fixture, { from: 0, to: games }, () => onProgress?.(++done, games));
  return reportOf(fixture, results);
}

function reportOf({ game, setup, names, seed, rotate }: Fixture, results: readonly GameResult[]): ArenaReport {
  const games = results.length;
  const groupSize = rotate ? names.length : 1;
  const mean = (of: (result: GameResult) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / games;
  const seats = names.map((player, place): ArenaSeat => {
    const share = mean(({ shares }) => present(shares[place]));
    const interval = groupedInterval(
      results.map(({ shares }) => present(shares[place])),
      groupSize,
    );
    return { player, share, interval, points: mean(({ points }) => present(points[place])) };
  });
  return { game, options: setup.options, games, seed, rotate, seats };
}
