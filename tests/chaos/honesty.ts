// Bots that cannot peek: in another world that its seat cannot tell from the real one, every level does the same.

import { LEVELS, type Level } from '../../src/bots/bot.ts';
import { checkHonesty, type HonestyReport } from '../../src/bots/honesty.ts';
import { BOTS } from '../../src/bots/registry.ts';
import { GAME_IDS, type GameId } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { RANDOM_CHOICE, setupFrom } from '../../src/tools/tables.ts';
import { lateAfter } from './size.ts';

/** Tables at which as much as can be is hidden. Moves of a race are many, and neighbours ask nearly the same. */
const TABLES: Readonly<Record<GameId, { readonly seats: number; readonly options: string[]; readonly every: number }>> =
  {
    ocelot: { seats: 2, options: [], every: 1 },
    diamant: { seats: 5, options: ['relics=true'], every: 1 },
    'out-of-mine': { seats: 3, options: ['elves=true', 'finds=true', 'rounds=2', 'timeLimit=60'], every: 3 },
  };

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

/** One level of one game. Its effort is counted, so a busy machine changes nothing but the time. */
async function askInPairs(id: GameId, level: Level, { pairs, seed, minutes }: HonestySize): Promise<HonestyReport> {
  const { seats, options, every } = TABLES[id];
  const game = GAMES[id];
  const setup = setupFrom(game, seats, options);
  const { choose } = RANDOM_CHOICE[id];
  const cap = minutes !== undefined && { isLate: lateAfter(minutes / LEVELS.length / GAME_IDS.length) };
  return checkHonesty(game, await BOTS[id](), { setup, level, pairs, seed, every, choose, ...cap });
}

/** Every level of every game, the quick ones first; `onRow` hears of each as soon as it is done. */
export async function askEveryLevel(size: HonestySize, onRow: (row: HonestyRow) => void): Promise<HonestyRow[]> {
  const rows: HonestyRow[] = [];
  for (const level of LEVELS) {
    for (const id of ['diamant', 'out-of-mine', 'ocelot'] as const) {
      const row = { name: `${id}, level ${level}`, ...(await askInPairs(id, level, size)) };
      rows.push(row);
      onRow(row);
    }
  }
  return rows;
}
