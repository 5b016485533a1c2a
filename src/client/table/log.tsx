// What happened, in words, the latest first.

import type { BoardModule, PartProps } from '../games/board.ts';
import { scrollable } from '../ui/scrollable.ts';
import { words } from '../words.ts';
import type { Stage } from './stage.ts';

export interface LogProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly stage: Stage;
}

/** Longer logs are read in the replay. */
const SHOWN = 120;

export function LogList({ parts, board, stage }: LogProps) {
  const { Face } = board;
  const lines = stage.log.value
    .slice(-SHOWN)
    .map((shown) => ({ shown, line: board.logLine(shown.effect, { ...parts, table: shown.table }) }))
    .reverse();
  const { log, noLog, lateLog } = words.value.table;
  const late = stage.late.value && stage.log.value.length <= SHOWN;
  if (lines.every(({ line }) => line === undefined)) return <p class="log-empty">{late ? lateLog : noLog}</p>;
  return (
    <ol class="log" reversed ref={scrollable} aria-label={log}>
      {lines.map(
        ({ shown, line }) =>
          line && (
            <li key={shown.table.step}>
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
