// The ladder as tables for docs/strength.md, each game between its own markers.

import type { GameId } from '../../contract/game.ts';
import type { Interval } from '../arena/statistics.ts';
import type { ClimbReport, MeasuredPace, MeasuredTarget, Verdict } from './climb.ts';

const NAMES: Readonly<Record<GameId, string>> = {
  ocelot: "Sir Ocelot's Cave",
  diamant: 'Diamant',
  'out-of-mine': 'Out of Mine!',
};

const HEAD = `# How strong the bots are

Written by \`grotto ladder\`: what stands between the markers is measured, never edited. Shares of the win are means over
games with the seats rotated and ties split; intervals are 95 %, and where one reaches across its target the verdict is not
sure. *Fair* is the share times the number of players: 1.00 is what everybody would get among equals. Elo is fitted to all
pairs (Bradley and Terry, one drawn game added to each), with intervals by drawing the games again; the first player stands
at 0. Where a neighbour lost every game, the distance only says how many were played. In Diamant a pair is a table of four, two of each.
`;

export function ladderTables({ game, games, seed, ratings, targets, paces }: ClimbReport): string {
  return [
    `## ${NAMES[game]}`,
    '',
    `Up to ${games} games for each row, fewer with players who take long; seed \`${seed}\`.`,
    '',
    '| player | Elo | interval | games | share |',
    '|---|---:|---:|---:|---:|',
    ...[...ratings]
      .sort((a, b) => b.elo - a.elo)
      .map(
        ({ player, elo, low, high, games: played, share }) =>
          `| ${player} | ${elo.toFixed(0)} | ${low.toFixed(0)} to ${high.toFixed(0)} | ${played} | ${percent(share)} |`,
      ),
    '',
    ...(targets.length === 0
      ? []
      : ['| level | against | target | measured | interval | games | |', '|---|---|---|---:|---:|---:|---|']),
    ...targets.map(targetRow),
    ...(paces.length === 0
      ? []
      : [
          '',
          '| level | target, median | measured | interval | finished | false calls | games | |',
          '|---|---|---:|---:|---:|---:|---:|---|',
        ]),
    ...paces.map(paceRow),
  ]
    .join('\n')
    .trimEnd();
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const mark = ({ met, sure }: Verdict): string => `${met ? 'met' : '**missed**'}${sure ? '' : ', not surely'}`;

function targetRow(target: MeasuredTarget): string {
  const { level, against, measure, least, most, value, interval, games } = target;
  const show = (number: number): string => (measure === 'fair' ? number.toFixed(2) : percent(number));
  return `| ${level} | ${against} | ${range(least, most, show)} | ${show(value)} | ${spanOf(interval, show)} | ${games} | ${mark(target)} |`;
}

function paceRow(pace: MeasuredPace): string {
  const { level, least, most, median, interval, finished, falseCalls, games } = pace;
  const show = (seconds: number): string => (Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'never');
  const figures = [show(median), spanOf(interval, show), percent(finished), percent(falseCalls), games, mark(pace)];
  return `| ${level} | ${range(least, most, (seconds) => `${seconds} s`)} | ${figures.join(' | ')} |`;
}

const spanOf = ({ low, high }: Interval, show: (value: number) => string): string => `${show(low)} to ${show(high)}`;

function range(least: number | undefined, most: number | undefined, show: (value: number) => string): string {
  if (least !== undefined && most !== undefined) return `${show(least)} to ${show(most)}`;
  return least === undefined ? `at most ${show(most ?? 0)}` : `at least ${show(least)}`;
}

/** The document with this game's tables in their place; other games and what people wrote stay as they are. */
export function withTables(document: string | undefined, game: GameId, tables: string): string {
  const [begin, end] = [`<!-- ladder ${game} -->`, `<!-- end of ladder ${game} -->`];
  const block = `${begin}\n${tables}\n${end}`;
  const text = document ?? HEAD;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from >= 0 && to > from) return `${text.slice(0, from)}${block}${text.slice(to + end.length)}`;
  return `${text.trimEnd()}\n\n${block}\n`;
}
