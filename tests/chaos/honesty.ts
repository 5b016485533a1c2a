// Bots that cannot peek: in another world that its seat cannot tell from the real one, every level does the same.

import { BOTS } from '../../src/bots/all.ts';
import { type Bot, LEVELS, type Level } from '../../src/bots/bot.ts';
import { checkHonesty, type HonestyReport } from '../../src/bots/honesty.ts';
import { hurriedBot } from '../../src/bots/ocelot/answer.ts';
import type { GameId } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import { RANDOM_CHOICE, setupFrom } from '../../src/tools/tables.ts';
import { lateAfter } from './size.ts';

/** Tables at which as much as can be is hidden. Moves of a race are many, and neighbours ask nearly the same. */
const TABLES: Readonly<
  Record<
    GameId,
    { readonly seats: number; readonly options: string[]; readonly every?: number; readonly isOpen?: true }
  >
> = {
  ocelot: { seats: 2, options: [] },
  diamant: { seats: 5, options: ['relics=true'] },
  'out-of-mine': {
    seats: 3,
    options: ['elves=true', 'finds=true', 'rounds=2', 'timeLimit=60'],
    every: 3,
    isOpen: true,
  },
};

/** Ocelot's master takes a second for a turn: so many times as often it is asked with as much less effort. */
const HURRY = 20;

export interface HonestySize {
  /** For each level of each game. */
  readonly pairs: number;
  readonly seed: string;
  /** For all of them together; as long as it takes if left out. */
  readonly minutes?: number;
}

export interface HonestyRow extends HonestyReport {
  readonly name: string;
}

interface Asked {
  readonly id: GameId;
  readonly level: Level;
  /** Of the pairs. */
  readonly part?: number;
  readonly hurried?: Pick<Bot, 'answer'>;
}

/** The quick ones first. */
const ROWS: readonly Asked[] = [
  ...LEVELS.flatMap((level) => (['diamant', 'out-of-mine'] as const).map((id) => ({ id, level }))),
  ...LEVELS.filter((level) => level !== 5).map((level) => ({ id: 'ocelot', level }) as const),
  { id: 'ocelot', level: 5, hurried: hurriedBot(1 / HURRY) },
  { id: 'ocelot', level: 5, part: 1 / HURRY },
];

/** One level of one game. Its effort is counted, so a busy machine changes nothing but the time. */
async function askInPairs({ id, level, part = 1, hurried }: Asked, size: HonestySize): Promise<HonestyReport> {
  const { seats, options, ...how } = TABLES[id];
  const game = GAMES[id];
  const setup = setupFrom(game, seats, options);
  const { choose } = RANDOM_CHOICE[id];
  const cap = size.minutes !== undefined && { isLate: lateAfter(size.minutes / ROWS.length) };
  const terms = { setup, level, pairs: Math.ceil(size.pairs * part), seed: size.seed, choose, ...how, ...cap };
  return checkHonesty(game, hurried ?? (await BOTS[id]()), terms);
}

/** Every level of every game; `onRow` hears of each as soon as it is done. */
export async function askEveryLevel(size: HonestySize, onRow: (row: HonestyRow) => void): Promise<HonestyRow[]> {
  const rows: HonestyRow[] = [];
  for (const asked of ROWS) {
    const { id, level, hurried } = asked;
    const name = `${id}, level ${level}${hurried ? `, with 1/${HURRY} of its effort` : ''}`;
    const row = { name, ...(await askInPairs(asked, size)) };
    rows.push(row);
    onRow(row);
  }
  return rows;
}
