// grotto endings: how a level of Sir Ocelot's Cave plays its last turns, against an exact solution.

import { LEVELS, type Level } from '../../bots/bot.ts';
import { present } from '../../kit/invariant.ts';
import { type EndingsReport, measureEndings } from '../endings/measure.ts';
import { progressBar } from '../progress.ts';
import { type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly level: number;
  readonly players: number;
  readonly tokens: number;
  readonly positions: number;
  readonly seed: string;
  readonly json?: true;
}

const HELP = `
A position comes from a match of bots; it is the first turn with so many tokens left. Its solution tries every turn to the end
of the match. It knows what the seat to move knows: amethysts that this seat has not seen, and those still to be drawn, count
at their mean. Both seats want the largest lead. A loss is the lead of the best turn less the lead of the chosen one, in points.`;

const level = wholeNumber(1, LEVELS.length);
const levelOf = (number: number): Level => present(LEVELS[number - 1]);

export const endings: MakeCommand = (io) =>
  newCommand('endings', "compare a level's last turns in Sir Ocelot's Cave with an exact solution")
    .option('--level <number>', 'whose turns are judged', level, 5)
    .option('--players <number>', 'the level that plays the matches', level, 4)
    .option('--tokens <number>', 'how many tokens are left', wholeNumber(1, 7), 5)
    .option('--positions <number>', 'how many positions, each of another match', wholeNumber(2, 100_000), 20)
    .option('--seed <text>', 'the same seed gives the same positions', '1')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action(({ tokens, positions, seed, json, ...options }: Options) => {
      const onProgress = progressBar(io, `${tokens} tokens left`);
      const level = levelOf(options.level);
      const players = levelOf(options.players);
      const report = measureEndings({ level, players, tokens, positions, seed, onProgress });
      onProgress.finish();
      if (json) printJson(io, { game: 'ocelot', level, players, tokens, seed, ...report });
      else for (const line of lines(report)) io.out(line);
    });

function* lines(report: EndingsReport): Generator<string> {
  const { positions, worse, turned, meanLoss, halfWidth, largestLoss, meanMillis, mostMillis, solutionMillis } = report;
  yield `${positions} positions, in ${worse} a better turn was missed; in ${turned} of them that changed who leads`;
  yield `mean loss ${meanLoss.toFixed(2)} ± ${halfWidth.toFixed(2)} points, largest ${largestLoss.toFixed(1)}`;
  yield `processor time of an answer ${meanMillis.toFixed(0)} ms, largest ${mostMillis.toFixed(0)} ms; of a solution ${solutionMillis.toFixed(0)} ms`;
}
