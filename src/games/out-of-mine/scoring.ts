// M20 to M26: what one seat scores when a round has ended, step by step.

import { present } from '../../kit/invariant.ts';
import type { Gallery } from './content/types.ts';
import { cellNumber, coveredCells, tileOf } from './table/placement.ts';
import { faultOf, seatAt, seatCard, seatGallery } from './table/seat.ts';
import type { Fault, LaidTile, OutOfMineState, Scoring, SeatState } from './types.ts';

const FULL_MARKS = 10;
const MOST_EMPTY = 10;
const CALLERS_BONUS = 2;

export function scoreSeat(state: OutOfMineState, seat: number): Scoring {
  const table = seatAt(state, seat);
  const gallery = seatGallery(table);
  const { right, removed } = sortOut(table, gallery);
  const tileOn = new Map(
    right.flatMap((laid) => coveredCells(laid.tile, laid).map((cell) => [cellNumber(cell), laid])),
  );
  const empty = gallery.spaces.length - tileOn.size;
  // M23: nothing that adds or takes away counts any more.
  if (empty > MOST_EMPTY) return { removed, empty, bonus: 0, elves: [], finds: [], points: 0 };
  const bonus = bonusOf(state, seat, removed.length === 0 && empty === 0);
  const elves = state.options.elves ? happyElves(gallery, tileOn) : [];
  const finds = state.options.finds ? countedFinds(table, right) : [];
  const points = FULL_MARKS - empty + bonus + elves.length + finds.reduce((sum, find) => sum + find.points, 0);
  return { removed, empty, bonus, elves, finds, points: state.options.belowZero ? points : Math.max(0, points) };
}

/** M20: tiles over the edge do not use up the card's number, so the earliest right ones stay. */
function sortOut(
  table: SeatState,
  gallery: Gallery,
): { readonly right: readonly LaidTile[]; readonly removed: readonly { tile: number; fault: Fault }[] } {
  const card = seatCard(table);
  const right: LaidTile[] = [];
  const removed: { tile: number; fault: Fault }[] = [];
  for (const laid of table.laid) {
    const fault = faultOf(gallery, card, laid, right);
    if (fault === undefined) right.push(laid);
    else removed.push({ tile: laid.tile, fault });
  }
  return { right, removed };
}

/** M22. M41: a later call in the photo finish can only win; when it is wrong, it was merely late. */
function bonusOf({ calls }: OutOfMineState, seat: number, correct: boolean): number {
  const call = calls.findIndex((one) => one.seat === seat);
  if (call < 0) return 0;
  if (correct) return CALLERS_BONUS;
  return call === 0 ? -CALLERS_BONUS : 0;
}

/** M25. */
function happyElves(gallery: Gallery, tileOn: ReadonlyMap<number, LaidTile>): readonly number[] {
  return gallery.elves.flatMap(({ colour, space }, elf) => {
    const laid = tileOn.get(cellNumber(present(gallery.spaces[space])));
    return laid !== undefined && tileOf(laid.tile).colour === colour ? [elf] : [];
  });
}

/** M26: only what lies face up is seen. */
function countedFinds(table: SeatState, right: readonly LaidTile[]): Scoring['finds'] {
  const { wanted, unwanted } = seatCard(table);
  return right.flatMap(({ tile, flipped }): Scoring['finds'] => {
    const find = flipped ? undefined : tileOf(tile).find?.kind;
    if (find === wanted.find) return [{ tile, find, points: wanted.points }];
    return find === unwanted.find ? [{ tile, find, points: unwanted.points }] : [];
  });
}
