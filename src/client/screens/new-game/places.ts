// The seats of a new table.

import type { BotLevel, Occupant } from '../../../match/types.ts';
import type { BoardModule } from '../../games/board.ts';
import type { Way } from '../../router.ts';
import { botAt } from '../../session/start.ts';
import { words } from '../../words.ts';

export type Place =
  | { readonly id: number; readonly kind: 'person'; readonly name: string }
  | { readonly id: number; readonly kind: 'bot'; readonly level: BotLevel }
  /** Somebody who joins by link. */
  | { readonly id: number; readonly kind: 'guest' };

export function placesFor(way: Way, board: BoardModule, names: readonly string[]): readonly Place[] {
  const count = way === 'device' ? Math.max(2, board.game.seats.min) : board.quickSeats;
  return Array.from({ length: count }, (_, id): Place => {
    if (id === 0 || way === 'device') return { id, kind: 'person', name: names[id] ?? '' };
    return way === 'friends' ? { id, kind: 'guest' } : { id, kind: 'bot', level: 2 };
  });
}

/** The name for an empty field: "you" when playing alone, else a numbered player. */
export const defaultName = (seat: number, way: Way): string =>
  seat === 0 && way === 'bots' ? words.value.newGame.you : words.value.newGame.player(seat + 1);

/** Who sits down at once. Seats of guests stay free. */
export const occupantsOf = (places: readonly Place[], way: Way): readonly Occupant[] =>
  places.map((place, seat) => occupantOf(place, seat, way));

function occupantOf(place: Place, seat: number, way: Way): Occupant {
  switch (place.kind) {
    case 'bot':
      return botAt(seat, place.level);
    case 'person':
      return { kind: 'person', name: place.name.trim() || defaultName(seat, way) };
    case 'guest':
      return { kind: 'person', name: defaultName(seat, way) };
  }
}
