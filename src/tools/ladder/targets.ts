// What the levels must show, game by game: who plays whom, and in which range the result has to lie.

import { BOT_LEVELS, type BotLevel, type GameId } from '../../contract/game.ts';
import { FAIR_HEAD_START, MAT_IDS, type MatId } from '../../games/ocelot/index.ts';

export interface Target {
  readonly level: number;
  readonly against: string;
  /** Seat by seat; the measured player sits first. */
  readonly names: readonly string[];
  /** `share` of the win; `fair` is the share times the players, where 1 is fair; `second` the share of the second seat. */
  readonly measure: 'share' | 'fair' | 'second';
  readonly least?: number;
  readonly most?: number;
  /** Options of the game, written `name=value`. */
  readonly options?: readonly string[];
  /** Of the ladder's games, where it is not the part of those who play. */
  readonly part?: number;
}

/** Median seconds in which a lone player fills a gallery. */
export interface Pace {
  readonly level: BotLevel;
  readonly least: number;
  readonly most: number;
}

export interface Ladder {
  /** Each meets each. The first stands at 0 Elo. */
  readonly players: readonly string[];
  /** Who takes so long that they only meet those in the targets. */
  readonly guests?: readonly string[];
  /** How many of each sit at a table of the round robin. */
  readonly each: number;
  readonly targets: readonly Target[];
  /** Of every table, written `name=value`; those of a target come on top. */
  readonly options?: readonly string[];
  readonly paces?: readonly Pace[];
  /** Games for each row, unless told otherwise. */
  readonly games: number;
  /** Who takes so long that only this part of the games is played with them. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** From the second seat against itself: what it is worth to see the other begin, as it is or with the fair head start. */
const secondSeat = (mat: MatId, isFair: boolean): Target => ({
  level: 4,
  against: `level-4, as the second, ${mat} mat${isFair ? `, head start ${FAIR_HEAD_START}` : ''}`,
  names: ['level-4', 'level-4'],
  measure: 'second',
  least: 0.47,
  most: 0.53,
  options: ['start=seat-0', `mat=${mat}`, ...(isFair ? [`headStart=${FAIR_HEAD_START}`] : [])],
  part: 1,
});

const level = (number: number): string => `level-${number}`;

const duel = (number: number, against: string, range: Pick<Target, 'least' | 'most'>): Target => ({
  level: number,
  against,
  names: [level(number), against],
  measure: 'share',
  ...range,
});

/** One against a whole table of others. */
const alone = (number: number, others: string, seats: number, range: Pick<Target, 'least' | 'most'>): Target => ({
  level: number,
  against: `${seats - 1} × ${others}`,
  names: [level(number), ...new Array<string>(seats - 1).fill(others)],
  measure: 'fair',
  ...range,
});

const RULES = ['leave-after-4', 'leave-after-6', 'leave-after-8', 'loot-6', 'loot-12', 'loot-18', 'ev'];

/** In Sir Ocelot's Cave this one searches for a second before each move: it plays the targets only. */
const MASTER: BotLevel = 5;

/** Seconds in which a lone player of each level fills a gallery. */
const PACES: Readonly<Record<BotLevel, Omit<Pace, 'level'>>> = {
  1: { least: 75, most: 110 },
  2: { least: 50, most: 75 },
  3: { least: 32, most: 48 },
  4: { least: 20, most: 32 },
  5: { least: 12, most: 20 },
};

export const LADDERS: { readonly [Id in GameId]: Ladder } = {
  ocelot: {
    players: ['random', 'greedy-1', 'greedy-2', ...BOT_LEVELS.filter((one) => one !== MASTER).map(level)],
    guests: [level(MASTER), 'mcts'],
    each: 1,
    games: 400,
    parts: { 'level-4': 1 / 4, 'level-5': 1 / 5, mcts: 1 / 4 },
    targets: [
      duel(1, 'random', { least: 0.9 }),
      duel(1, 'greedy-1', { least: 0.1, most: 0.25 }),
      duel(1, 'greedy-2', { most: 0.05 }),
      duel(2, 'random', { least: 0.99 }),
      duel(2, 'greedy-1', { least: 0.45, most: 0.55 }),
      duel(2, 'greedy-2', { least: 0.12, most: 0.2 }),
      duel(3, 'greedy-1', { least: 0.7 }),
      duel(3, 'greedy-2', { least: 0.4, most: 0.5 }),
      duel(4, 'greedy-1', { least: 0.92 }),
      duel(4, 'greedy-2', { least: 0.8 }),
      duel(5, 'greedy-1', { least: 0.97 }),
      duel(5, 'greedy-2', { least: 0.88 }),
      duel(5, 'level-4', { least: 0.62 }),
      duel(4, 'mcts', { least: 0.98 }),
      ...MAT_IDS.flatMap((mat) => [secondSeat(mat, false), secondSeat(mat, true)]),
    ],
  },
  diamant: {
    players: ['random', 'random-20', 'leave-after-6', 'loot-12', 'ev', 'former-5', ...[1, 2, 3, 4, 5].map(level)],
    each: 2,
    games: 600,
    targets: [
      alone(1, 'ev', 3, { most: 0.8 }),
      ...[2, 3, 4, 5].flatMap((number) =>
        [3, 5, 8].map((seats) => alone(number, level(number - 1), seats, { least: 1 })),
      ),
      ...[3, 4, 5, 6, 7, 8].map((seats) => alone(5, 'former-5', seats, { least: 1.1 })),
      ...[...RULES, 'former-5'].map(
        (rule): Target => ({
          level: 5,
          against: `as the table, ${rule} alone`,
          names: [rule, 'level-5', 'level-5'],
          measure: 'fair',
          most: 1.02,
        }),
      ),
    ],
  },
  'out-of-mine': {
    // Random players fill nothing, and looking for all they might do takes longest of all.
    players: BOT_LEVELS.map(level),
    each: 1,
    games: 60,
    options: ['elves=false', 'finds=false'],
    targets: BOT_LEVELS.slice(1).map((number) => duel(number, level(number - 1), { least: 0.75 })),
    paces: BOT_LEVELS.map((one) => ({ level: one, ...PACES[one] })),
  },
};
