// grotto perft: counts the ways to play so many actions, with luck fixed by a seed.

import { perft as count } from '../../contract/perft.ts';
import { progressBar } from '../progress.ts';
import { gameNamed, setupFrom } from '../tables.ts';
import { gather, type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly depth: number;
  readonly seats?: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly json?: true;
}

export const perft: MakeCommand = (io) =>
  newCommand('perft', 'count the ways to play')
    .argument('<game>', 'ocelot, diamant or out-of-mine')
    .requiredOption('--depth <number>', 'how many actions', wholeNumber(1, 12))
    .option('--seats <number>', 'how many play; as few as can if left out', wholeNumber(2, 8))
    .option('--seed <text>', 'what luck is drawn from', '1')
    .option('--option <name=value>', 'an option of the game; may be given several times', gather)
    .option('--json', 'as JSON')
    .action((name: string, { depth, seed, ...options }: Options) => {
      const game = gameNamed(name);
      const setup = setupFrom(game, options.seats ?? game.seats.min, options.option);
      const onProgress = progressBar(io, `${game.id} to depth ${depth}`);
      const counts = count(game, { setup, depth, seed, onProgress });
      onProgress.finish();
      if (options.json) printJson(io, { game: game.id, seats: setup.seats, options: setup.options, seed, counts });
      else for (const [ply, ways] of counts.entries()) io.out(`${ply + 1}  ${ways}`);
    });
