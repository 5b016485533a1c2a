// grotto ladder: who beats whom, in Elo, and what the levels must show beside what they do.

import fs from 'node:fs';
import { GAME_IDS } from '../../contract/game.ts';
import { crewFor, onlyKept } from '../arena/keep.ts';
import { readText, writeWhole } from '../files.ts';
import { climb } from '../ladder/climb.ts';
import { ladderTables, withTables } from '../ladder/report.ts';
import { LADDERS } from '../ladder/targets.ts';
import { progressBar } from '../progress.ts';
import { gameNamed } from '../tables.ts';
import { type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly games?: number;
  readonly seed: string;
  readonly threads?: number;
  readonly keep?: string;
  readonly kept?: string;
  readonly out: string;
  readonly write: boolean;
  readonly json?: true;
}

const LARGEST = 2 ** 20;

export const ladder: MakeCommand = (io) =>
  newCommand('ladder', 'play the round robin of all levels, and measure what they must show')
    .argument('[game]', 'ocelot, diamant or out-of-mine; all of them if left out')
    .option('--games <number>', 'games for each row; a few are played if left out', wholeNumber(2, 1_000_000))
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--threads <number>', 'how many games at a time; changes nothing but the time', wholeNumber(1, 64))
    .option('--keep <folder>', 'keep every game there, and play only what is not there yet')
    .option('--kept <folder>', 'play nothing: tell what was kept there, for each row as many games as there are')
    .option('--out <file>', 'the tables are written there, between their markers', 'docs/strength.md')
    .option('--no-write', 'only print them')
    .option('--json', 'as JSON')
    .action(async (name: string | undefined, options: Options) => {
      const ids = name === undefined ? GAME_IDS : [gameNamed(name).id];
      const crew = options.kept === undefined ? crewFor(options) : onlyKept(options.kept);
      const reports = [];
      try {
        for (const game of ids) {
          const onProgress = progressBar(io, game);
          const games = options.games ?? LADDERS[game].games;
          const report = await climb({ game, games, seed: options.seed, crew, onProgress });
          onProgress.finish();
          reports.push(report);
          const tables = ladderTables(report);
          if (!options.json) io.out(`${tables}\n`);
          const { out, write } = options;
          if (write) writeWhole(out, withTables(fs.existsSync(out) ? readText(out, LARGEST) : undefined, game, tables));
        }
      } finally {
        await crew.close();
      }
      if (options.json) printJson(io, { ladders: reports });
    });
