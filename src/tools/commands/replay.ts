// grotto replay: a recorded match in words, with the scores of its end.

import type { Seat } from '../../contract/game.ts';
import { formatMove } from '../../contract/move-line.ts';
import type { ReadRecord } from '../../match/record.ts';
import type { Who } from '../../words/types.ts';
import { clock } from '../clock.ts';
import { openRecord } from '../open-record.ts';
import { type Speech, speechOf } from '../speech.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

export const replay: MakeCommand = (io) =>
  newCommand('replay', 'tell a recorded match in words')
    .argument('<file>', 'a record (JSON)')
    .option('--lang <language>', 'en, de, es, fr or nl', 'en')
    .option('--moves', 'the moves in notation instead of words')
    .option('--json', 'scores and moves as JSON')
    .action((file: string, options: { lang: string; moves?: true; json?: true }) => {
      const read = openRecord(file);
      const speech = speechOf(options.lang, read.record.game);
      if (options.json) printJson(io, summary(read));
      else if (options.moves) for (const move of read.moves) io.out(formatMove(read.game, move));
      else for (const line of tell(read, speech)) io.out(line);
    });

const nameOf = ({ record }: ReadRecord, seat: Seat): string => record.seats[seat]?.name ?? `seat ${seat}`;

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

function* tell(read: ReadRecord, speech: Speech): Generator<string> {
  const { record, effects, moves, outcome } = read;
  yield `${speech.words.name}: ${record.seats.map(({ name }) => name).join(', ')} (${record.match})`;
  const who = (seat: Seat): Who => ({ name: nameOf(read, seat), you: false });
  for (const [index, move] of moves.entries()) {
    const time = clock(move.at);
    for (const line of speech.lines(effects[index] ?? [], who)) yield `${time}  ${line}`;
  }
  yield '';
  yield* outcome === undefined ? [`Not finished (${record.ended ?? 'still going on'}).`] : scores(read);
}

function* scores(read: ReadRecord): Generator<string> {
  const { outcome } = read;
  if (outcome === undefined) return;
  const ranked = outcome.scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  const width = Math.max(...ranked.map(({ seat }) => nameOf(read, seat).length));
  for (const { points, seat } of ranked) {
    const won = outcome.winners.includes(seat) ? (outcome.winners.length > 1 ? '  shares the win' : '  wins') : '';
    yield `${nameOf(read, seat).padEnd(width)}  ${String(points).padStart(4)}${won}`;
  }
}
