// Plays a game's whole ladder: the round robin, the rows of targets, and the paces of a race.

import type { GameId } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { present } from '../../kit/invariant.ts';
import type { Crew } from '../arena/crew.ts';
import { loadPlayers } from '../arena/players.ts';
import { groupedInterval, type Interval } from '../arena/statistics.ts';
import { setupFrom } from '../tables.ts';
import { type Pairing, type Rating, ratingsOf } from './elo.ts';
import { type Finish, measureFinish } from './finish.ts';
import { LADDERS, type Ladder, type Pace, type Target } from './targets.ts';

/** `sure` when the whole interval lies on one side: else more games might tell otherwise. */
export interface Verdict {
  readonly met: boolean;
  readonly sure: boolean;
}

export interface MeasuredTarget extends Target, Verdict {
  readonly games: number;
  /** In the target's own measure. */
  readonly value: number;
  readonly interval: Interval;
}

export interface MeasuredPace extends Pace, Omit<Finish, 'low' | 'high'>, Verdict {
  readonly interval: Interval;
}

export interface ClimbReport {
  readonly game: GameId;
  readonly seed: string;
  /** Of each row, unless somebody in it takes long. */
  readonly games: number;
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
  const { players, guests = [], each, targets, paces: wanted = [], parts = {}, options: common = [] } = ladder;
  const all = [...players, ...guests];
  // Who cannot come says so before the first game.
  await loadPlayers(all, game);
  const place = (name: string): number => all.indexOf(name);
  const duels = targets.filter((target) => target.measure === 'share' && each === 1);
  const others = targets.filter((target) => !duels.includes(target));
  const pairs = uniquePairs([
    ...players.flatMap((_, first) => players.slice(first + 1).map((name) => [first, place(name)] as const)),
    ...duels.map(({ names: [one, other] }) => [place(present(one)), place(present(other))] as const),
  ]);
  const tables = pairs.map((pair): Table => {
    return { names: pair.flatMap((player) => new Array<string>(each).fill(present(all[player]))) };
  });
  const gamesWith = ({ names, part }: Table): number =>
    Math.ceil(games * (part ?? Math.min(1, ...names.map((name) => parts[name] ?? 1))));
  const of = [...tables, ...others].reduce((sum, table) => sum + gamesWith(table), wanted.length * games);
  let done = 0;
  const play = (table: Table, rotate: boolean) => {
    const { names, options = [] } = table;
    const setup = setupFrom(GAMES[game], names.length, [...common, ...options]);
    const fixture = { game, setup, names, seed: `${seed}/${names.join()}`, rotate };
    return crew.play(fixture, { from: 0, to: gamesWith(table) }, () => onProgress(++done, of));
  };

  const pairings: Pairing[] = [];
  for (const [index, [first, second]] of pairs.entries()) {
    const table = present(tables[index]);
    const results = await play(table, true);
    const scores = results.map(({ shares }) => sum(shares.slice(0, each)));
    if (scores.length > 0) pairings.push({ first, second, scores, group: table.names.length });
  }
  const measured = new Map<Target, MeasuredTarget>();
  for (const duel of duels) measured.set(duel, judge(duel, scoresIn(pairings, duel.names.map(place))));
  for (const target of others) {
    const results = await play(target, target.measure !== 'second');
    const seat = target.measure === 'second' ? 1 : 0;
    measured.set(
      target,
      judge(
        target,
        results.map(({ shares }) => shares[seat] ?? 0),
      ),
    );
  }
  const paces = wanted.map((pace): MeasuredPace => {
    const { low, high, ...finish } = measureFinish(pace.level, games, seed);
    done += games;
    onProgress(done, of);
    const interval = { low, high };
    return { ...pace, ...finish, interval, ...verdictOf(pace, finish.median, interval) };
  });
  return {
    game,
    seed,
    games,
    // Rows without games are left out.
    ratings: ratingsOf(all.length, pairings, seed)
      .map((rating, player) => ({ player: present(all[player]), ...rating, ...recordOf(player, pairings) }))
      .filter((rating) => rating.games > 0),
    targets: targets.map((target) => present(measured.get(target))).filter((target) => target.games > 0),
    paces,
  };
}

/** Who plays, and how much. */
type Table = Pick<Target, 'names' | 'options' | 'part'>;

type Pair = readonly [first: number, second: number];

/** Each pair once, the earlier of the two first. */
function uniquePairs(pairs: readonly Pair[]): readonly Pair[] {
  const sorted = pairs.map(([one, other]): Pair => [Math.min(one, other), Math.max(one, other)]);
  return sorted.filter(([a, b], i) => sorted.findIndex(([c, d]) => a === c && b === d) === i);
}

/** What the first of two got of their games. */
function scoresIn(pairings: readonly Pairing[], [one, other]: readonly number[]): readonly number[] {
  for (const { first, second, scores } of pairings) {
    if (first === one && second === other) return scores;
    if (first === other && second === one) return scores.map((score) => 1 - score);
  }
  return [];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function recordOf(player: number, pairings: readonly Pairing[]): { readonly games: number; readonly share: number } {
  const scores = pairings.flatMap(({ first, second, scores: own }) =>
    first === player ? own : second === player ? own.map((score) => 1 - score) : [],
  );
  return { games: scores.length, share: sum(scores) / scores.length };
}

function judge(target: Target, scores: readonly number[]): MeasuredTarget {
  const games = scores.length;
  const scale = target.measure === 'fair' ? target.names.length : 1;
  const share = sum(scores) / games;
  const { low, high } = groupedInterval(scores, target.measure === 'second' ? 1 : target.names.length);
  const value = share * scale;
  const interval = { low: low * scale, high: high * scale };
  return { ...target, games, value, interval, ...verdictOf(target, value, interval) };
}

function verdictOf(
  { least = 0, most = Number.POSITIVE_INFINITY }: Pick<Target, 'least' | 'most'>,
  value: number,
  { low, high }: Interval,
): Verdict {
  const met = value >= least && value <= most;
  return { met, sure: met ? low >= least && high <= most : high < least || low > most };
}
