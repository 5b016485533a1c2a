// The players: a strip of cards on phones, a column beside the board elsewhere.

import type { Seat } from '../../contract/game.ts';
import type { BoardModule, PartProps, SeatInfo } from '../games/board.ts';
import { words } from '../words.ts';

export interface SeatListProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly onGive: ((seat: Seat) => void) | undefined;
}

export function SeatList({ parts, board, onGive }: SeatListProps) {
  const { seats } = parts.table;
  return (
    <section class="boxless" aria-label={words.value.table.players}>
      <ul class="seats" data-count={seats.length}>
        {seats.map((info) => (
          <SeatCard key={info.seat} info={info} parts={parts} board={board} onGive={info.mine ? onGive : undefined} />
        ))}
      </ul>
    </section>
  );
}

function SeatCard({ info, parts, board, onGive }: SeatListProps & { readonly info: SeatInfo }) {
  const { table } = parts;
  const { seat } = info;
  const acting = table.toAct.includes(seat);
  const you = table.viewer === seat;
  const { score, scoreNote, note } = board.seatNote({ ...parts, seat });
  const { Face, SeatDetails } = board;
  return (
    <li class="seat" data-acting={acting} data-you={you} data-presence={info.presence}>
      <div class="seat-head">
        <span class="seat-face">
          <Face seat={seat} seats={table.seats.length} />
        </span>
        <span class="seat-who">
          {onGive && !you && acting ? (
            <button type="button" class="seat-name" onClick={() => onGive(seat)}>
              {info.name}
            </button>
          ) : (
            <span class="seat-name">{info.name}</span>
          )}
          <span class="seat-note">{describe(info, you, note)}</span>
        </span>
        {score !== undefined && (
          <span class="seat-score">
            <b>{score}</b>
            {scoreNote && <small>{scoreNote}</small>}
          </span>
        )}
      </div>
      {SeatDetails && (
        <div class="seat-details">
          <SeatDetails {...parts} seat={seat} />
        </div>
      )}
    </li>
  );
}

/** "You · your turn", "bot, has decided", "away". */
function describe(info: SeatInfo, you: boolean, note: string): string {
  const { table, newGame } = words.value;
  if (info.presence !== 'here') return info.presence === 'away' ? table.away : table.standIn;
  const what = you ? table.you : info.kind === 'bot' ? newGame.bot : undefined;
  return [what === info.name ? undefined : what, note].filter(Boolean).join(' · ');
}
