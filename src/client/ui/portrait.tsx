// Who sits on a seat: the seat's own character, and for a bot the face of its level at the rim.

import type { BotLevel } from '../../contract/game.ts';
import { STAND_IN_LEVEL } from '../../match/types.ts';
import { BotFace } from '../art/bot-face.tsx';
import type { BoardModule } from '../games/board.ts';

export interface PortraitProps {
  readonly board: BoardModule;
  readonly seat: number;
  readonly seats: number;
  /** 1 to 5, for bots. */
  readonly level: BotLevel | undefined;
  /** A stand-in plays for the seat's player. */
  readonly standIn?: boolean;
  readonly class: string;
}

export function Portrait({ board, seat, seats, level, standIn = false, class: own }: PortraitProps) {
  const face = standIn ? STAND_IN_LEVEL : level;
  return (
    <span class="portrait">
      <span class={own}>
        <board.Face seat={seat} seats={seats} />
      </span>
      {face !== undefined && <BotFace level={face} />}
    </span>
  );
}
