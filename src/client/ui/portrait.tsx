// Who sits on a seat: the seat's own character, and for a bot the face of its level at the rim.

import { BotFace } from '../art/bot-face.tsx';
import type { BoardModule } from '../games/board.ts';

export interface PortraitProps {
  readonly board: BoardModule;
  readonly seat: number;
  readonly seats: number;
  /** 1 to 5, for bots. */
  readonly level: number | undefined;
  readonly class: string;
}

export function Portrait({ board, seat, seats, level, class: own }: PortraitProps) {
  return (
    <span class="portrait">
      <span class={own}>
        <board.Face seat={seat} seats={seats} />
      </span>
      {level !== undefined && <BotFace level={level} />}
    </span>
  );
}
