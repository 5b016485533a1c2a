// Flying tiles: to a rival who took one, back to the supply, or out of the player's own hand.

import { useEffect, useRef } from 'preact/hooks';
import { duration } from '../../../kit/motion.ts';
import { calm } from '../../../settings.ts';
import { TileIcon } from '../drawing/crystal.tsx';
import { mySeat, type Parts } from '../parts.ts';
import type { Flight, MineSelection } from '../selection.ts';
import { tileAt } from '../tiles.ts';

let flown = 0;

/** Call it after each step: starts the flights of that step. */
export function launch({ table, selection }: Parts): void {
  const { effect, refusal } = table;
  if (calm()) return;
  if (refusal?.code === 'gone') {
    const tile = Number(refusal.detail?.tile);
    const [from, to] = [pileBox(tile), seatBox(Number(refusal.detail?.seat))];
    if (from && to) add(selection, { tile, from, to, slips: true });
    return;
  }
  if (effect?.type !== 'took' && effect?.type !== 'put-back') return;
  if (effect.seat === mySeat(table)) return;
  const [pile, seat] = [pileBox(effect.tile), seatBox(effect.seat)];
  if (!pile || !seat) return;
  const [from, to] = effect.type === 'took' ? [pile, seat] : [seat, pile];
  add(selection, { tile: effect.tile, from, to });
}

function add(selection: MineSelection, flight: Omit<Flight, 'id'>): void {
  flown += 1;
  selection.flights.value = [...selection.flights.value.slice(-6), { ...flight, id: flown }];
}

const boxOf = (selector: string): DOMRectReadOnly | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();
const pileBox = (tile: number): DOMRectReadOnly | undefined => boxOf(`.pile[data-shape="${tileAt(tile).shape}"]`);
const seatBox = (seat: number): DOMRectReadOnly | undefined => boxOf(`[data-mine-seat="${seat}"] .rival-map`);

export function Flights({ selection }: { readonly selection: MineSelection }) {
  return (
    <div class="flights" aria-hidden="true">
      {selection.flights.value.map((flight) => (
        <Flying key={flight.id} flight={flight} selection={selection} />
      ))}
    </div>
  );
}

const SIZE = 54;

function Flying({ flight, selection }: { readonly flight: Flight; readonly selection: MineSelection }) {
  const ref = useRef<HTMLDivElement>(null);
  const { from, to, id, tile, slips } = flight;
  useEffect(() => {
    const [ax, ay] = [from.x + from.width / 2 - SIZE / 2, from.y + from.height / 2 - SIZE / 2];
    const [bx, by] = [to.x + to.width / 2 - SIZE / 2, to.y + to.height / 2 - SIZE / 2];
    const lift = slips ? -60 : -90;
    const animation = ref.current?.animate(
      [
        { transform: `translate(${ax}px, ${ay}px) scale(1)`, opacity: 1 },
        {
          transform: `translate(${(ax + bx) / 2}px, ${(ay + by) / 2 + lift}px) scale(1.1) rotate(14deg)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${bx}px, ${by}px) scale(.6) rotate(24deg)`, opacity: 0.4 },
      ],
      { duration: duration(slips ? 700 : 620), easing: 'cubic-bezier(.3,.7,.3,1)' },
    );
    const land = () => {
      selection.flights.value = selection.flights.value.filter((each) => each.id !== id);
    };
    animation?.addEventListener('finish', land);
    return () => animation?.cancel();
  }, [from, to, id, slips, selection]);
  return (
    <div ref={ref} class="flying">
      <TileIcon tile={tile} width={3.4} height={3.4} />
    </div>
  );
}
