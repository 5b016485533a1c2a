// grotto solve: fills a region with polyominoes: the first way, all of them, or how many there are.

import { readText } from '../files.ts';
import { FoundFalse } from '../io.ts';
import { allSolutions, countPuzzle, drawSolution, firstSolution, parsePuzzle } from '../solve.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

interface Options {
  readonly region: string;
  readonly pieces: string;
  readonly first?: true;
  readonly count?: true;
  readonly all?: true;
  readonly json?: true;
}

/** A drawing of at most 64 cells needs no more. */
const LARGEST_REGION = 64 * 1024;

export const solve: MakeCommand = (io) =>
  newCommand('solve', 'fill a region with polyominoes')
    .requiredOption('--region <region>', '6x10, 8x8-centre, or a file in which each cell is a "."')
    .requiredOption('--pieces <list>', 'pentominoes, or a list such as F,I,L5,I2*3')
    .option('--count', 'how many ways there are, all and up to symmetry (the default)')
    .option('--first', 'draw one')
    .option('--all', 'draw every one')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExit code 1: it cannot be filled.')
    .action((options: Options) => {
      const puzzle = parsePuzzle({ ...options, readText: (path) => readText(path, LARGEST_REGION) });
      if (!options.first && !options.all) {
        const counts = countPuzzle(puzzle);
        if (options.json) printJson(io, counts);
        else io.out(`${counts.solutions} solutions, ${counts.upToSymmetry} up to symmetry`);
        if (counts.solutions === 0) throw new FoundFalse();
        return;
      }
      let found = 0;
      for (const solution of options.all ? allSolutions(puzzle) : [firstSolution(puzzle)]) {
        if (solution === undefined) continue;
        if (options.json) io.out(JSON.stringify({ solution }));
        else io.out(`${found > 0 ? '\n' : ''}${drawSolution(puzzle, solution)}`);
        found += 1;
      }
      if (found === 0) {
        if (!options.json) io.out('It cannot be filled.');
        throw new FoundFalse();
      }
    });
