// A player's mark in a chart: a letter as well as a colour, for those who cannot tell colours apart.

import type { Seat } from '../../contract/game.ts';

const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <span class="seat-mark" data-seat={seat} aria-hidden="true">
      {letterOf(seat)}
    </span>
  );
}
