// A player beside the board: a dwarf, a small gallery that fills up live, and what they are doing.

import type { Seat } from '../../../../contract/game.ts';
import { BOARD_SIDES } from '../../../../games/out-of-mine/content/types.ts';
import type { SeatNote } from '../../board.ts';
import { Dwarf } from '../art/dwarfs.tsx';
import { MiniMap } from '../drawing/mini-map.tsx';
import { isRace, isScored, nameOf, openSpaces, type SeatParts } from '../parts.ts';

export const Face = ({ seat }: { readonly seat: Seat }) => <Dwarf seat={seat} />;

export function SeatDetails({ table, words, seat }: SeatParts) {
  const state = table.view.seats[seat];
  if (!state || state.board === undefined) return undefined;
  if (state.side === undefined) {
    return (
      <div class="rival">
        <div class="rival-map" data-undecided="true">
          {BOARD_SIDES.map((side) => (
            <MiniMap key={side} state={{ ...state, side }} words={words} />
          ))}
        </div>
      </div>
    );
  }
  const { effect } = table;
  const isNews = effect !== undefined && 'seat' in effect && effect.seat === seat && isRace(table.view);
  const open = openSpaces(state);
  return (
    <div class="rival" data-mine-seat={seat}>
      <div class="rival-map" data-news={isNews} key={isNews ? table.step : 0}>
        <MiniMap state={state} words={words} />
      </div>
      <div class="rival-open">
        <b>{open}</b> {words.seat.openWord(open)}
      </div>
      <meter class="rival-bar" min={0} max={20} value={20 - open} aria-label={words.seat.open(open)}>
        {words.seat.open(open)}
      </meter>
    </div>
  );
}

export function seatNote({ table, words, seat }: SeatParts): SeatNote {
  const total = table.view.seats[seat]?.total ?? 0;
  return { score: String(total), scoreNote: words.seat.points(total), note: noteOf({ table, words, seat }) };
}

function noteOf({ table, words, seat }: Pick<SeatParts, 'table' | 'words' | 'seat'>): string {
  const { view } = table;
  const state = view.seats[seat];
  if (!state) return '';
  if (view.calls.some((call) => call.seat === seat)) return words.seat.called;
  if (isScored(view)) return state.ready ? words.seat.ready : words.seat.looking;
  if (!isRace(view)) return state.ready ? words.seat.ready : words.seat.choosing;
  if (state.stuck) return words.seat.stuck;
  if (!state.mining) return words.seat.waiting;
  return state.hand === undefined ? words.seat.mining : words.seat.holds(nameOf(state.hand, words));
}
