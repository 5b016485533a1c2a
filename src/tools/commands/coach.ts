// grotto coach: what was decided well in a recorded match, what was not, and what was luck.

import { LABELS } from '../../bots/accuracy.ts';
import { BOTS } from '../../bots/all.ts';
import type { Review } from '../../bots/bot.ts';
import { type SeatSummary, summaryOf, type Verdict, verdictsOf, worst } from '../../bots/summary.ts';
import type { Seat } from '../../contract/game.ts';
import type { ReadRecord } from '../../match/record.ts';
import { setupOf } from '../../match/step.ts';
import type { Who } from '../../words/types.ts';
import { clock } from '../clock.ts';
import { type CoachSpeech, coachSpeech } from '../coach/sentences.ts';
import { openRecord } from '../open-record.ts';
import { progressBar } from '../progress.ts';
import { type MakeCommand, newCommand, printJson, wholeNumber } from './command.ts';

interface Options {
  readonly most: number;
  readonly lang: string;
  readonly json?: true;
}

export const coach: MakeCommand = (io) =>
  newCommand('coach', 'review a recorded match: decisions and luck, told apart')
    .argument('<record>', 'a record (JSON)')
    .option('--most <number>', 'how many decisions to tell at most', wholeNumber(0), 12)
    .option('--lang <language>', 'en, de, es, fr or nl', 'en')
    .option('--json', 'the review as JSON')
    .action(async (file: string, options: Options) => {
      const read = openRecord(file);
      const speech = await coachSpeech(read.record.game, options.lang);
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
      else for (const line of tell(read, review, { speech, verdicts, seats, most: options.most })) io.out(line);
    });

interface Told {
  readonly speech: CoachSpeech;
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly (SeatSummary & { readonly name: string })[];
  readonly most: number;
}

function* tell(read: ReadRecord, review: Review, { speech, verdicts, seats, most }: Told): Generator<string> {
  const { words } = speech;
  const who = (seat: Seat): Who => ({ name: seats[seat]?.name ?? '', you: false });
  const width = Math.max(words.player.length, ...seats.map(({ name }) => name.length));
  const heads = [words.accuracy, words.luck, ...LABELS.map((label) => words.counts[label])];
  yield [words.player.padEnd(width), ...heads].join('  ');
  for (const { name, accuracy, luck, labels } of seats) {
    const exact = accuracy === undefined ? '-' : `${accuracy.toFixed(0)} %`;
    const figures = [exact, points(luck), ...LABELS.map((label) => String(labels[label]))];
    yield [name.padEnd(width), ...figures.map((text, at) => text.padStart(heads[at]?.length ?? 0))].join('  ');
  }
  if (review.curve.length > 0) {
    yield '';
    yield words.curve;
    for (const [seat, { name }] of seats.entries()) {
      yield `${name.padEnd(width)}  ${sparkline(review.curve.map(({ shares }) => shares[seat] ?? 0))}`;
    }
  }
  const told = worst(verdicts, most);
  if (told.length > 0) yield '';
  for (const { move, seat, label, loss, code, detail, better } of told) {
    const what = code === undefined ? who(seat).name : speech.verdict(who(seat), code, detail);
    const advice = better === undefined ? undefined : speech.better(better);
    const instead = advice === undefined ? '' : ` ${words.better} ${advice}`;
    const time = clock(read.moves[move]?.at ?? 0);
    yield `${time}  ${words.labels[label]}, ${words.cost(Math.round(loss))}. ${what}${instead}`;
  }
  const notes = review.notes ?? [];
  if (notes.length > 0) yield '';
  for (const { seat, code, detail } of notes) yield speech.verdict(who(seat), code, detail);
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
