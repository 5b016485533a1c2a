// The log: what happened, in words, the latest first.

import type { Logged, Presenter } from '../../play/presenter/presenter.ts';
import type { SeatNews } from '../../play/session/seat-news.ts';
import type { BoardModule, LogLine, PartProps } from '../games/board.ts';
import { scrollable } from '../ui/scrollable.ts';
import { words } from '../words.ts';

export interface LogProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly presenter: Presenter;
}

/** More lines than this are shown in the replay only. */
const SHOWN = 120;

/** Undefined for effects without a line. */
export function lineOf(logged: Logged, parts: PartProps, board: BoardModule): LogLine | undefined {
  if ('effect' in logged) return board.logLine(logged.effect, { ...parts, table: logged.table });
  const { news, table } = logged;
  return { seat: news.seat, text: sayNews(news, table.who(news.seat).you) };
}

function sayNews(news: SeatNews, you: boolean): string {
  const { satIn, cameBack, tookOver } = words.value.table;
  const who = { name: news.name, you };
  switch (news.type) {
    case 'stood-in':
      return satIn(who);
    case 'returned':
      return cameBack(who);
    case 'taken-over':
      return tookOver(news.name, news.before);
  }
}

export function LogList({ parts, board, presenter }: LogProps) {
  const { Face } = board;
  const all = presenter.log.value;
  const first = Math.max(0, all.length - SHOWN);
  const lines = all
    .slice(first)
    .map((logged, nth) => ({ number: first + nth, line: lineOf(logged, parts, board) }))
    .reverse();
  const { log, noLog, lateLog } = words.value.table;
  const late = presenter.late.value && all.length <= SHOWN;
  if (lines.every(({ line }) => line === undefined)) return <p class="log-empty">{late ? lateLog : noLog}</p>;
  return (
    <ol class="log" reversed ref={scrollable} aria-label={log}>
      {lines.map(
        ({ number, line }) =>
          line && (
            <li key={number}>
              <span class="log-icon" aria-hidden="true">
                {line.icon ?? (line.seat !== undefined && <Face seat={line.seat} seats={parts.table.seats.length} />)}
              </span>
              <span>{line.text}</span>
            </li>
          ),
      )}
      {late && <li class="log-late">{lateLog}</li>}
    </ol>
  );
}
