// While decisions lie open: who goes back with what, and who goes on.

import type { Seat } from '../../../../contract/game.ts';
import { Picture } from '../art/symbols.tsx';
import { logIcon } from '../log-icon.tsx';
import { openHands, type Parts } from '../parts.ts';
import { nameOf } from '../seats/seat.tsx';
import { pondering, saying } from '../speech.ts';
import { lyingRubies } from './odds.ts';

export function Outcome(props: Parts) {
  const { table, words } = props;
  const reveal = openHands(table);
  if (reveal === undefined) return undefined;
  const { on, back, share } = reveal;
  const names = (seats: readonly Seat[]): string =>
    seats.length === 0 ? words.dock.nobody : words.guess.names(seats.map((seat) => nameOf(props, seat)));
  const lying = lyingRubies(table.view);
  const isHome = table.effect?.type === 'returned';
  const fromPath = share > 0 ? words.dock.each(share, lying) : words.dock.nothing;
  return (
    <>
      <section class="outcome">
        <Picture of="go-back" class="card-in-hand" />
        <span class="what">
          <strong>{names(back)}</strong>
          <small>{isHome && back.length > 0 ? fromPath : ''}</small>
        </span>
      </section>
      <section class="outcome">
        <Picture of="go-on" class="card-in-hand" />
        <span class="what">
          <strong>{names(on)}</strong>
          <small>{on.length > 0 ? words.dock.next : words.dock.emptied}</small>
        </span>
      </section>
    </>
  );
}

/** The last thing that happened, for those who have nothing to decide. */
export function News(props: Parts) {
  const { effect } = props.table;
  const text = effect && saying(effect, props);
  return (
    <section class="outcome news">
      {effect && text ? logIcon(effect) : <Picture of="tent" class="log-picture" />}
      <span class="what">
        <strong>{text || pondering(props)}</strong>
      </span>
    </section>
  );
}
