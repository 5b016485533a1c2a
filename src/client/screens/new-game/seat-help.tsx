// What makes one seat easier to play: folded, and named where it is switched on.

import type { GameWords } from '../../../words/types.ts';
import type { BoardModule } from '../../games/board.ts';
import { words } from '../../words.ts';
import { OptionFields } from './option-fields.tsx';

export interface SeatHelpProps {
  readonly board: BoardModule;
  readonly spoken: GameWords;
  readonly seat: number;
  readonly options: unknown;
  readonly onChange: (options: unknown) => void;
}

export function SeatHelp({ board, spoken, seat, options, onChange }: SeatHelpProps) {
  const fields = board.seatFields?.(spoken, seat) ?? [];
  if (fields.length === 0) return undefined;
  const help = board.seatHelp?.(spoken, options, seat) ?? [];
  return (
    <details class="seat-help">
      <summary>
        {words.value.newGame.help} <span class="unseen">({words.value.newGame.player(seat + 1)})</span>
        {help.length > 0 && <b>{help.join(', ')}</b>}
      </summary>
      <div>
        <OptionFields fields={fields} options={options} onChange={onChange} />
      </div>
    </details>
  );
}
