// Questions about one seat: its gallery, its card, its handicap, and what is wrong with a tile at its place (M15, M20).

import { present } from '../../../kit/invariant.ts';
import { CARDS } from '../content/cards.ts';
import { galleryOf } from '../content/galleries.ts';
import type { Gallery, Point, TreasureCard } from '../content/types.ts';
import type { Fault, Handicap, LaidTile, OutOfMineOptions, OutOfMineState, SeatState } from '../types.ts';
import { cellNumber, colourOf, coveredCells, isSpace, occupied } from './placement.ts';

export const seatAt = (state: OutOfMineState, seat: number): SeatState => present(state.seats[seat], `seat ${seat}`);

export const seatGallery = ({ board, side }: SeatState): Gallery =>
  galleryOf(present(board, 'a board'), present(side, 'a side'));

export const seatCard = ({ card }: SeatState): TreasureCard => present(CARDS[present(card, 'a card')]);

export const handicapOf = (options: OutOfMineOptions, seat: number): Handicap => options.handicaps[seat] ?? {};

export const hasGuardRails = (options: OutOfMineOptions, seat: number): boolean =>
  options.guardRails === 'on' || handicapOf(options, seat).guardRails === true;

export const overEdge = (gallery: Gallery, cells: readonly Point[]): boolean =>
  cells.some((cell) => !isSpace(gallery, cell));

/** How many spaces of its gallery lie under no tile, right or wrong. */
export function openSpaces(seat: SeatState): number {
  const covered = occupied(seat.laid);
  return seatGallery(seat).spaces.filter((space) => covered[cellNumber(space)] !== 1).length;
}

/** M16: whether a call of this seat is one, right or wrong. */
export const mayCall = (options: OutOfMineOptions, seat: SeatState): boolean =>
  options.earlyCalls === true || openSpaces(seat) === 0;

/** M20: what is wrong with a laid tile when `earlier` tiles of its colour count before it. */
export function faultOf(
  gallery: Gallery,
  card: TreasureCard,
  laid: LaidTile,
  earlier: readonly LaidTile[],
): Fault | undefined {
  if (overEdge(gallery, coveredCells(laid.tile, laid))) return 'over-edge';
  const colour = colourOf(laid.tile);
  const allowed = present(card.mix[colour]);
  if (allowed === 0) return 'wrong-colour';
  return earlier.filter((other) => colourOf(other.tile) === colour).length >= allowed ? 'too-many' : undefined;
}
