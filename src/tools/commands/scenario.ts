// grotto scenario: plays from a written position, and says what happened, what is legal and whether it was expected.

import type { Game, Seat } from '../../contract/game.ts';
import { formatMove } from '../../contract/move-line.ts';
import { outcomeOf } from '../../contract/replay.ts';
import {
  type PlayedScenario,
  parseScenarioFile,
  playScenario,
  type ScenarioFile,
  unmet,
} from '../../contract/scenario.ts';
import { GAMES } from '../../games/all.ts';
import { GAME_TOOLS } from '../../games/tools.ts';
import { seededRng } from '../../kit/rng.ts';
import { readJson } from '../files.ts';
import { BadInput, FoundFalse } from '../io.ts';
import { sayRefusal, speechOf } from '../speech.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

interface Options {
  readonly seed?: string;
  readonly all?: true;
  readonly json?: true;
}

/** More legal actions than this are counted, not listed, unless all are asked for. */
const FEW = 24;

export const scenario: MakeCommand = (io) =>
  newCommand('scenario', 'play from a written position')
    .argument('<file>', 'a scenario (JSON)')
    .argument('[moves...]', 'moves in place of those in the file: "0 on" "turn snake" "clock"')
    .option('--seed <text>', 'what luck is drawn from where no move says it; the title if left out')
    .option('--all', 'list every legal action')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nExit code 1: it does not end as the file expects. A move that is to be refused: "0 back ! D16".',
    )
    .action((path: string, moves: readonly string[], options: Options) => {
      const file = open(path);
      const game = GAMES[file.game];
      const own = moves.length === 0;
      const rng = seededRng(options.seed ?? file.title);
      const before = played(game, file, [], rng);
      const after = played(game, file, own ? (file.play ?? []) : moves, rng);
      const wrong = own ? unmet(file.expect, game.view(after.state, 'public'), 'the public view') : [];
      if (options.json) printJson(io, report(game, file, after, wrong));
      else {
        io.out(file.title);
        io.out('');
        io.out(GAME_TOOLS[game.id].formatPosition(before.state));
        for (const line of story(game, after)) io.out(line);
        if (after.steps.length > 0)
          for (const line of ['', GAME_TOOLS[game.id].formatPosition(after.state)]) io.out(line);
        for (const line of prospects(game, file, after, options.all ?? false)) io.out(line);
        if (own && file.expect !== undefined && wrong.length === 0) io.out('It ends as expected.');
        for (const line of wrong) io.out(`unexpected: ${line}`);
      }
      if (wrong.length > 0) throw new FoundFalse();
    });

function open(path: string): ScenarioFile {
  const file = parseScenarioFile(readJson(path));
  if (!file.ok) throw new BadInput(`${path}: ${sayRefusal(file.error)}`, file.error);
  return file.value;
}

function played(
  game: Game,
  file: ScenarioFile,
  lines: readonly string[],
  rng: ReturnType<typeof seededRng>,
): PlayedScenario {
  const result = playScenario(game, file, { lines, rng });
  if (result.ok) return result.value;
  const line = result.error.detail?.line;
  const where = line === undefined ? '' : `move "${line}": `;
  throw new BadInput(`${where}${sayRefusal(result.error, speechOf(game.id))}`, result.error);
}

const seatName = (seat: Seat): string => `Seat ${seat}`;

function* story(game: Game, { steps }: PlayedScenario): Generator<string> {
  const speech = speechOf(game.id);
  for (const { move, effects, refusal } of steps) {
    yield '';
    yield `> ${formatMove(game, move)}`;
    if (refusal) yield `  no: ${sayRefusal(refusal, speech)}`;
    yield* speech.lines(effects, (seat) => ({ name: seatName(seat), you: false })).map((line) => `  ${line}`);
  }
}

/** What comes next: who may do what, luck, or the end. */
function* prospects(game: Game, file: ScenarioFile, { state, at }: PlayedScenario, all: boolean): Generator<string> {
  yield '';
  const waiting = game.waiting(state);
  if (waiting.for === 'chance') yield 'Luck is next.';
  if (waiting.for === 'nothing') {
    yield `Over: ${waiting.outcome.scores.join(' : ')}, won by ${waiting.outcome.winners.map(seatName).join(' and ')}.`;
  }
  for (const [seat, legal] of legalBySeat(game, file.seats, state, at).entries()) {
    if (legal.length === 0) continue;
    const shown = all ? legal : legal.slice(0, FEW);
    const rest = legal.length - shown.length;
    yield `${seatName(seat)} may (${legal.length}): ${shown.join(' | ')}${rest > 0 ? ` | … and ${rest} more (--all)` : ''}`;
  }
}

const legalBySeat = (game: Game, seats: number, state: unknown, at: number): readonly (readonly string[])[] =>
  Array.from({ length: seats }, (_, seat) =>
    game.legal(state, seat, at).map((action) => game.notation.formatAction(action)),
  );

function report(game: Game, file: ScenarioFile, after: PlayedScenario, wrong: readonly string[]): unknown {
  const outcome = outcomeOf(game, after.state);
  return {
    game: file.game,
    title: file.title,
    steps: after.steps.map(({ move, effects, refusal }) => ({
      move: formatMove(game, move),
      effects,
      ...(refusal && { refused: refusal }),
    })),
    position: GAME_TOOLS[game.id].formatPosition(after.state),
    legal: legalBySeat(game, file.seats, after.state, after.at),
    ...(outcome && { outcome }),
    unmet: wrong,
  };
}
