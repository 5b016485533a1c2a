// grotto coach: what was decided well in a recorded match, what was not, and what was luck.

import type { Review } from '../../bots/bot.ts';
import { BOTS } from '../../bots/registry.ts';
import type { ReadRecord } from '../../match/record.ts';
import { setupOf } from '../../match/step.ts';
import { clock } from '../clock.ts';
import { sentenceOf } from '../coach/sentences.ts';
import { type SeatSummary, summaryOf, type Verdict, verdictsOf, worst } from '../coach/summary.ts';
import { openRecord } from '../open-record.ts';
import { progressBar } from '../progress.ts';
import { type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly most: number;
  readonly json?: true;
}

export const coach: MakeCommand = (io) =>
  newCommand('coach', 'review a recorded match: decisions and luck, told apart')
    .argument('<record>', 'a record (JSON)')
    .option('--most <number>', 'how many decisions to tell at most', wholeNumber(0), 12)
    .option('--json', 'the review as JSON')
    .action(async (file: string, options: Options) => {
      const read = openRecord(file);
      const bot = await BOTS[read.record.game]();
      const onProgress = progressBar(io, 'coach');
      const review = bot.review({ setup: setupOf(read.terms), moves: read.moves }, (done) =>
        onProgress(Math.round(done * 100), 100),
      );
      onProgress.finish();
      const verdicts = verdictsOf(review, read.record.seats.length);
      const seats = read.record.seats.map(({ name }, seat) => ({ name, ...summaryOf(review, verdicts, seat) }));
      if (options.json)
        printJson(io, { match: read.record.match, game: read.record.game, seats, ...review, judged: verdicts });
      else for (const line of tell(read, review, { verdicts, seats, most: options.most })) io.out(line);
    });

interface Told {
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly (SeatSummary & { readonly name: string })[];
  readonly most: number;
}

function* tell(read: ReadRecord, review: Review, { verdicts, seats, most }: Told): Generator<string> {
  const { game } = read.record;
  const width = Math.max('player'.length, ...seats.map(({ name }) => name.length));
  yield `${'player'.padEnd(width + 2)}accuracy   luck   good  inaccurate  mistakes  blunders`;
  for (const { name, accuracy, luck, labels } of seats) {
    const exact = accuracy === undefined ? '-' : `${accuracy.toFixed(0)} %`;
    const figures = [
      exact.padStart(8),
      points(luck).padStart(5),
      ...[labels.good, labels.inaccuracy, labels.mistake, labels.blunder].map((count, i) =>
        String(count).padStart([5, 10, 8, 8][i] ?? 5),
      ),
    ];
    yield `${name.padEnd(width + 2)}${figures.join('  ')}`;
  }
  if (review.curve.length > 0) {
    yield '';
    yield 'share of the win:';
    for (const [seat, { name }] of seats.entries()) {
      yield `${name.padEnd(width + 2)}${sparkline(review.curve.map(({ shares }) => shares[seat] ?? 0))}`;
    }
  }
  const told = worst(verdicts, most);
  if (told.length > 0) yield '';
  for (const { move, seat, label, loss, code, detail, better } of told) {
    const what = code === undefined ? 'decided' : sentenceOf(game, code, detail);
    const instead = better === undefined ? '' : ` Better: ${read.game.notation.formatAction(better)}.`;
    yield `${clock(read.moves[move]?.at ?? 0)}  ${label}, ${loss.toFixed(0)} points: ${seats[seat]?.name} ${what}.${instead}`;
  }
  const notes = review.notes ?? [];
  if (notes.length > 0) yield '';
  for (const { seat, code, detail } of notes) yield `${seats[seat]?.name}, ${sentenceOf(game, code, detail)}.`;
}

/** Hundredths of the win. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(0)}`;

const BARS = '▁▂▃▄▅▆▇█';
const LONGEST = 60;

/** As many bars as fit on a line, from 0 to 1. */
function sparkline(shares: readonly number[]): string {
  const step = Math.max(1, shares.length / LONGEST);
  let line = '';
  for (let at = 0; at < shares.length; at += step) {
    line += BARS[Math.min(BARS.length - 1, Math.floor((shares[Math.floor(at)] ?? 0) * BARS.length))] ?? '';
  }
  return line;
}
