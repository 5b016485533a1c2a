// Hot seat: hides the board while the device goes from one player to the next.

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../contract/game.ts';
import type { BoardModule, SeatInfo } from '../games/board.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { words } from '../words.ts';

export interface CurtainProps {
  readonly board: BoardModule;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}

export function Curtain({ board, seat, seats, onOpen, onLeave }: CurtainProps) {
  const { curtain, table } = words.value;
  const name = seats[seat]?.name ?? '';
  const { Face } = board;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector<HTMLElement>('.main')?.focus(), [seat]);
  return (
    <main class="curtain" id="main" ref={main} tabIndex={-1}>
      <div class="curtain-leave">
        <IconButton icon="back" label={table.back} onClick={onLeave} />
      </div>
      <svg class="curtain-rock" viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H400V22L386 30 378 74 368 34 350 40 340 58 332 36 300 26 288 44 282 104 270 40 246 24 232 46 226 30 196 22 184 66 176 28 150 30 140 50 134 92 122 40 100 28 88 56 82 34 58 40 44 112 32 44 14 34 0 60Z" />
      </svg>
      <div class="curtain-face">
        <Face seat={seat} seats={seats.length} />
      </div>
      <h1>{curtain.title(name)}</h1>
      <p>{curtain.text}</p>
      <Button look="main" onClick={onOpen}>
        {curtain.ready(name)}
      </Button>
    </main>
  );
}
