// The players: a strip of cards on phones, a column beside the board elsewhere.

import type { Seat } from '../../contract/game.ts';
import type { BoardModule, PartProps, SeatInfo } from '../games/board.ts';
import { Portrait } from '../ui/portrait.tsx';
import { botName, words } from '../words.ts';

export interface SeatListProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly onGive: ((seat: Seat) => void) | undefined;
  /** The match was cut short: nobody is on turn, whatever the board says. */
  readonly isCut: boolean;
}

export function SeatList({ parts, board, onGive, isCut }: SeatListProps) {
  const { seats } = parts.table;
  return (
    <section class="boxless" aria-label={words.value.table.players}>
      <ul class="seats" data-count={seats.length}>
        {seats.map((info) => (
          <SeatCard
            key={info.seat}
            info={info}
            parts={parts}
            board={board}
            onGive={info.mine ? onGive : undefined}
            isCut={isCut}
          />
        ))}
      </ul>
    </section>
  );
}

function SeatCard({ info, parts, board, onGive, isCut }: SeatListProps & { readonly info: SeatInfo }) {
  const { table } = parts;
  const { seat } = info;
  const acting = table.toAct.includes(seat);
  const { you } = table.who(seat);
  const { score, scoreNote, note } = board.seatNote({ ...parts, seat });
  const { SeatDetails } = board;
  const level = botName(table.game.id, info.level);
  return (
    <li class="seat" data-acting={acting} data-you={table.viewer === seat} data-presence={info.presence}>
      <div class="seat-head">
        <Portrait
          class="seat-face"
          board={board}
          seat={seat}
          seats={table.seats.length}
          level={info.level}
          standIn={info.presence === 'stand-in'}
        />
        <span class="seat-who">
          {onGive && !you && acting ? (
            <button type="button" class="seat-name" onClick={() => onGive(seat)}>
              {info.name}
            </button>
          ) : (
            <span class="seat-name">{info.name}</span>
          )}
          {level && !you && <span class="seat-level">{level}</span>}
          <span class="seat-note">{describe(info, you, isCut ? '' : note)}</span>
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

/** "You · your turn", "has decided", "away". */
function describe(info: SeatInfo, you: boolean, note: string): string {
  const { table } = words.value;
  if (info.presence !== 'here') return info.presence === 'away' ? table.away : table.standIn;
  const what = you && table.you !== info.name ? table.you : undefined;
  return [what, note].filter(Boolean).join(' · ');
}
