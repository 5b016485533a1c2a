// grotto mixed: whether each level gets more than the one below it at every mixed table.

import { BadInput, FoundFalse } from '../io.ts';
import { type MixedTable, measureMixed, NEIGHBOUR_TABLES, type Step, WHOLE_TABLES } from '../ladder/mixed.ts';
import { progressBar } from '../progress.ts';
import { type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

/** How much more each level has to get than the one below it when all five sit together, and elsewhere. */
const LEAST = { whole: 0.1, neighbours: 0 };

export const mixed: MakeCommand = (io) =>
  newCommand('mixed', 'measure whether the levels climb at mixed tables')
    .argument('<game>', 'diamant')
    .option('--games <number>', 'games for each table', wholeNumber(10, 10_000_000), 4000)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--json', 'as JSON')
    .action((game: string, { games, seed, json }: Options) => {
      if (game !== 'diamant') throw new BadInput(`only diamant has mixed tables, not "${game}"`);
      const onProgress = progressBar(io, game);
      const of = 2 * (WHOLE_TABLES.length + NEIGHBOUR_TABLES.length);
      let done = 0;
      const measure = (tables: typeof WHOLE_TABLES): readonly MixedTable[] =>
        [false, true].flatMap((relics) =>
          tables.map((levels) => {
            onProgress(done++, of);
            return measureMixed({ levels, relics, games, seed });
          }),
        );
      const [whole, neighbours] = [measure(WHOLE_TABLES), measure(NEIGHBOUR_TABLES)];
      onProgress.finish();
      if (json) printJson(io, { whole, neighbours });
      else for (const line of linesOf(whole, neighbours)) io.out(line);
      const misses = (tables: readonly MixedTable[], least: number): boolean =>
        tables.some(({ steps }) => steps.some(({ ahead }) => ahead < least));
      if (misses(whole, LEAST.whole) || misses(neighbours, LEAST.neighbours)) {
        throw new FoundFalse('a level gets less than it should beyond the one below it');
      }
    });

const span = ({ ahead, low, high }: Step): string => `${ahead.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
const cave = (relics: boolean): string => (relics ? 'with relics' : 'without');

function* linesOf(whole: readonly MixedTable[], neighbours: readonly MixedTable[]): Generator<string> {
  yield '| table | cave | fair shares, from level 1 to 5 | least step |';
  yield '|---|---|---|---:|';
  for (const { levels, relics, shares, steps } of whole) {
    const least = [...steps].sort((a, b) => a.ahead - b.ahead).slice(0, 1);
    const written = shares.map(({ share }) => share.toFixed(2)).join(', ');
    yield `| ${levels.join('-')} | ${cave(relics)} | ${written} | ${least.map(span).join()} |`;
  }
  yield '';
  yield '| neighbours | cave | tables | smallest step | there | largest step |';
  yield '|---|---|---:|---:|---|---:|';
  for (const to of [2, 3, 4, 5]) {
    for (const relics of [false, true]) {
      const tables = neighbours
        .filter((table) => table.relics === relics && table.steps.some((step) => step.to === to))
        .flatMap(({ levels, steps }) => steps.map((step) => ({ levels, step })))
        .sort((a, b) => a.step.ahead - b.step.ahead);
      const [first, last] = [tables.slice(0, 1), tables.slice(-1)];
      const figures = [
        `${to - 1} and ${to}`,
        cave(relics),
        tables.length,
        first.map(({ step }) => span(step)).join(),
        first.map(({ levels }) => levels.join('-')).join(),
        last.map(({ step }) => span(step)).join(),
      ];
      yield `| ${figures.join(' | ')} |`;
    }
  }
}
