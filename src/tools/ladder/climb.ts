// Plays a game's whole ladder: the round robin, the rows of targets, and the paces of a race.

import type { GameId } from '../../contract/game.ts';
import { GAMES } from '../../games/registry.ts';
import { present } from '../../kit/invariant.ts';
import type { Crew } from '../arena/crew.ts';
import { entrantsOf } from '../arena/players.ts';
import { type Interval, wilson } from '../arena/statistics.ts';
import { setupFrom } from '../tables.ts';
import { type Pairing, type Rating, ratingsOf } from './elo.ts';
import { type Finish, measureFinish } from './finish.ts';
import { LADDERS, type Ladder, type Pace, type Target } from './targets.ts';

export interface MeasuredTarget extends Target {
  readonly games: number;
  /** In the target's own measure. */
  readonly value: number;
  readonly interval: Interval;
  readonly met: boolean;
}

export interface MeasuredPace extends Pace, Omit<Finish, 'low' | 'high'> {
  readonly interval: Interval;
  readonly met: boolean;
}

export interface ClimbReport {
  readonly game: GameId;
  readonly seed: string;
  readonly ratings: readonly (Rating & { readonly player: string; readonly games: number; readonly share: number })[];
  readonly targets: readonly MeasuredTarget[];
  readonly paces: readonly MeasuredPace[];
}

export interface ClimbTerms {
  readonly game: GameId;
  /** The game's own, unless another is given. */
  readonly ladder?: Ladder;
  readonly games: number;
  readonly seed: string;
  readonly crew: Crew;
  readonly onProgress: (done: number, of: number) => void;
}

export async function climb(terms: ClimbTerms): Promise<ClimbReport> {
  const { game, ladder = LADDERS[game], games, seed, crew, onProgress } = terms;
  const known = entrantsOf(game);
  const { players: all, each, targets: rows, paces: wanted = [] } = ladder;
  const players = all.filter((name) => Object.hasOwn(known, name));
  const targets = rows.filter(({ names }) => names.every((name) => Object.hasOwn(known, name)));
  const pairs = players.flatMap((_, first) => players.slice(first + 1).map((_, i) => [first, first + 1 + i] as const));
  const of = (pairs.length + targets.length + wanted.length) * games;
  let done = 0;
  const play = async (names: readonly string[], rotate: boolean) => {
    const setup = setupFrom(GAMES[game], names.length);
    const fixture = { game, setup, names, seed: `${seed}/${names.join()}`, rotate };
    const results = await crew.play(fixture, games, (part) => onProgress(done + part, of));
    done += games;
    return results;
  };

  const pairings: Pairing[] = [];
  for (const [first, second] of pairs) {
    const table = [first, second].flatMap((player) => new Array<string>(each).fill(present(players[player])));
    const results = await play(table, true);
    pairings.push({ first, second, scores: results.map(({ shares }) => sum(shares.slice(0, each))) });
  }
  const ratings = ratingsOf(players.length, pairings, seed).map((rating, player) => ({
    player: present(players[player]),
    ...rating,
    ...recordOf(player, pairings),
  }));

  const measured: MeasuredTarget[] = [];
  for (const target of targets) {
    const results = await play(target.names, target.measure !== 'second');
    measured.push(
      judge(
        target,
        results.map(({ shares }) => shares[target.measure === 'second' ? 1 : 0] ?? 0),
      ),
    );
  }

  const paces = wanted.map((pace): MeasuredPace => {
    const { low, high, ...finish } = measureFinish(pace.level, games, seed);
    done += games;
    onProgress(done, of);
    const met = finish.median >= pace.least && finish.median <= pace.most;
    return { ...pace, ...finish, interval: { low, high }, met };
  });
  return { game, seed, ratings, targets: measured, paces };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function recordOf(player: number, pairings: readonly Pairing[]): { readonly games: number; readonly share: number } {
  const scores = pairings.flatMap(({ first, second, scores: own }) =>
    first === player ? own : second === player ? own.map((score) => 1 - score) : [],
  );
  return { games: scores.length, share: sum(scores) / scores.length };
}

function judge(target: Target, scores: readonly number[]): MeasuredTarget {
  const { names, measure, least = 0, most = Number.POSITIVE_INFINITY } = target;
  const games = scores.length;
  const scale = measure === 'fair' ? names.length : 1;
  const share = sum(scores) / games;
  const { low, high } = wilson(share, games);
  const value = share * scale;
  return {
    ...target,
    games,
    value,
    interval: { low: low * scale, high: high * scale },
    met: value >= least && value <= most,
  };
}
