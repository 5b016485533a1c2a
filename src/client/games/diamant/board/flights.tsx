// Flying rubies: from a card to those who share it, from the path to those who go home, and out of lost loot.

import type { Seat } from '../../../../contract/game.ts';
import { relicWorth } from '../../../../games/diamant/index.ts';
import { calm } from '../../../settings.ts';
import { Picture, type PictureName } from '../art/symbols.tsx';
import { cardPlace, type Place, type Position, placeStyle } from '../drawing/positions.ts';
import type { DiamantTable } from '../parts.ts';
import { posesOf } from './explorer-poses.ts';

export interface Flight {
  readonly picture: PictureName;
  readonly from: Place;
  readonly to: Place;
}

/** More than this would be confusing. */
const MOST_FROM_A_CARD = 3;

function flightsOf({ view, effect, before }: DiamantTable): readonly Flight[] {
  switch (effect?.type) {
    case 'turned': {
      const from = cardPlace(0, view.path.length);
      return posesOf(view, effect)
        .filter(({ at }) => at === 'front')
        .flatMap(({ place }) => rubies(Math.min(effect.share, 2), from, chest(place)));
    }
    case 'returned': {
      const path = before?.path ?? [];
      const homes = posesOf(view, effect).filter(({ seat }) => effect.seats.includes(seat));
      return path.flatMap(({ card, rubies: lying }, index): Flight[] => {
        const from = cardPlace(path.length - 1 - index, path.length);
        const home = homes[index % homes.length];
        if (home === undefined) return [];
        if (card.type !== 'relic') return rubies(Math.min(lying, MOST_FROM_A_CARD), from, chest(home.place));
        const isTaken = effect.relics.includes(card.points);
        return isTaken ? [{ picture: `relic-${relicWorth(card.points)}`, from, to: chest(home.place) }] : [];
      });
    }
    case 'sprung': {
      const lost = (seat: Seat): number => effect.lost[effect.seats.indexOf(seat)] ?? 0;
      return posesOf(view, effect)
        .filter(({ seat }) => effect.seats.includes(seat))
        .flatMap(({ seat, place }) => rubies(Math.min(lost(seat), 4), chest(place), below(place)));
    }
    default:
      return [];
  }
}

const numbered = (flights: readonly Flight[]) => flights.map((flight, n) => ({ ...flight, n }));

const rubies = (count: number, from: Place, to: Place): Flight[] =>
  Array.from({ length: count }, () => ({ picture: 'ruby', from, to }));

const moved = (place: Place, by: (position: Position) => number): Place => ({
  wide: { ...place.wide, y: place.wide.y + by(place.wide) },
  tall: { ...place.tall, y: place.tall.y + by(place.tall) },
});

/** The middle of a figure whose feet stand at this place. */
const chest = (place: Place): Place => moved(place, ({ size }) => -45 * size);
const below = (place: Place): Place => moved(place, ({ size }) => 60 * size);

export function Flights({ table }: { readonly table: DiamantTable }) {
  if (calm()) return undefined;
  const falls = table.effect?.type === 'sprung';
  return (
    <div class="flights" key={table.step} data-falls={falls} aria-hidden="true">
      {numbered(flightsOf(table)).map(({ picture, from, to, n }) => (
        <span
          key={n}
          class="flight"
          style={{ ...placeStyle(from, 'from-'), ...placeStyle(to), '--n': n, '--spread': ((n * 37) % 60) - 30 }}
        >
          <Picture of={picture} />
        </span>
      ))}
    </div>
  );
}
