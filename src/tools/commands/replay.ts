// grotto replay: a recorded match in words, with the scores of its end.

import type { Seat } from '../../contract/game.ts';
import { formatMove } from '../../contract/move-line.ts';
import type { ReadRecord } from '../../match/record.ts';
import { loadCommonWords } from '../../words/catalogues.ts';
import { listTexts } from '../../words/list.ts';
import type { Language, Who } from '../../words/types.ts';
import { clock } from '../clock.ts';
import { openRecord } from '../open-record.ts';
import { languageNamed, speechIn } from '../speech.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

export const replay: MakeCommand = (io) =>
  newCommand('replay', 'tell a recorded match in words')
    .argument('<file>', 'a record (JSON)')
    .option('--lang <language>', 'en, de, es, fr or nl', 'en')
    .option('--moves', 'the moves in notation instead of words')
    .option('--json', 'scores and moves as JSON')
    .action(async (file: string, options: { lang: string; moves?: true; json?: true }) => {
      const read = openRecord(file);
      const language = languageNamed(options.lang);
      if (options.json) printJson(io, summary(read));
      else if (options.moves) for (const move of read.moves) io.out(formatMove(read.game, move));
      else for await (const line of tell(read, language)) io.out(line);
    });

function summary(read: ReadRecord): unknown {
  const { record, game, moves, outcome } = read;
  return {
    match: record.match,
    game: record.game,
    rules: record.rules,
    options: record.options,
    seats: record.seats,
    ended: record.ended ?? 'not yet',
    moves: moves.map((move) => formatMove(game, move)),
    ...(outcome && { outcome }),
  };
}

async function* tell(read: ReadRecord, language: Language): AsyncGenerator<string> {
  const { record, effects, moves } = read;
  const speech = await speechIn(language, record.game);
  yield `${speech.words.name}: ${record.seats.map(({ name }) => name).join(', ')} (${record.match})`;
  for (const [index, move] of moves.entries()) {
    const time = clock(move.at);
    for (const line of speech.lines(effects[index] ?? [], (seat) => whoOf(read, seat))) yield `${time}  ${line}`;
  }
  yield '';
  yield* ending(read, language);
}

const whoOf = ({ record }: ReadRecord, seat: Seat): Who => ({ name: record.seats[seat]?.name ?? '', you: false });

async function* ending(read: ReadRecord, language: Language): AsyncGenerator<string> {
  const { record, outcome } = read;
  const { result } = await loadCommonWords(language);
  if (outcome === undefined) {
    yield record.ended === 'abandoned' || record.ended === 'aborted' ? result[record.ended] : 'Still going on.';
    return;
  }
  const ranked = outcome.scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  const width = Math.max(...record.seats.map(({ name }) => name.length));
  for (const { points, seat } of ranked) yield `${whoOf(read, seat).name.padEnd(width)}  ${String(points).padStart(4)}`;
  const winners = outcome.winners.map((seat) => whoOf(read, seat));
  const [first] = winners;
  yield first !== undefined && winners.length === 1
    ? result.won(first)
    : result.shared(
        listTexts(
          language,
          winners.map(({ name }) => name),
        ),
        winners.some(({ you }) => you),
      );
}
