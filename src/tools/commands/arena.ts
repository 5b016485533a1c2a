// grotto arena: many games between players, and what share of the win each of them gets.

import { GAME_IDS } from '../../contract/game.ts';
import { type ArenaReport, runArena } from '../arena/arena.ts';
import { crewFor } from '../arena/keep.ts';
import { entrantsOf } from '../arena/players.ts';
import { progressBar } from '../progress.ts';
import { gameNamed, setupFrom } from '../tables.ts';
import { gather, type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly seats: string;
  readonly games: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly rotate?: true;
  readonly threads?: number;
  readonly keep?: string;
  readonly json?: true;
}

const HELP = `
Players:
${GAME_IDS.map((id) => `  ${id.padEnd(12)} ${Object.keys(entrantsOf(id)).join(', ')}`).join('\n')}

A share is the part of the wins that a player gets, ties split. Its interval is Wilson's, 95 %.
The nth draw of a game is the same for everybody who plays it with the same seed, and --rotate
plays it once from every seat.`;

export const arena: MakeCommand = (io) =>
  newCommand('arena', 'let players play many games against each other')
    .argument('<game>', 'ocelot, diamant or out-of-mine')
    .requiredOption('--seats <names>', 'a player for each seat: random,random,…')
    .option('--games <number>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--option <name=value>', 'an option of the game; may be given several times', gather)
    .option('--rotate', 'play each luck once from every seat')
    .option('--threads <number>', 'how many games at a time; changes nothing but the time', wholeNumber(1, 64))
    .option('--keep <folder>', 'keep every game there, and play only what is not there yet')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action(async (name: string, options: Options) => {
      const game = gameNamed(name);
      const names = options.seats.split(',').map((player) => player.trim());
      const setup = setupFrom(game, names.length, options.option);
      const { games, seed, rotate = false } = options;
      const fixture = { game: game.id, setup, names, seed, rotate };
      const onProgress = progressBar(io, game.id);
      const crew = crewFor(options);
      try {
        const report = await runArena({ fixture, games, crew, onProgress });
        onProgress.finish();
        if (options.json) printJson(io, report);
        else for (const line of table(report)) io.out(line);
      } finally {
        await crew.close();
      }
    });

function* table({ game, games, seed, seats, rotate }: ArenaReport): Generator<string> {
  yield `${game}, ${games} games, seed ${seed}${rotate ? ', seats rotated' : ''}`;
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(7);
  for (const [seat, { player, share, interval, points }] of seats.entries()) {
    const range = `(${percent(interval.low).trim()} to ${percent(interval.high).trim()})`;
    yield `${rotate ? 'player' : 'seat'} ${seat}  ${player.padEnd(12)} ${percent(share)}  ${range.padEnd(20)}  ${points.toFixed(1)} points`;
  }
}
