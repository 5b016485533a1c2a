// Galleries by name, and which of their elves see their colour.

import { galleryIndex } from '../../../../games/out-of-mine/content/galleries.ts';
import type { Gallery } from '../../../../games/out-of-mine/content/types.ts';
import { coveredCells, type SeatState, seatGallery } from '../../../../games/out-of-mine/index.ts';
import type { OutOfMineWords } from '../../../../words/en/out-of-mine.ts';
import { cellKey } from '../race/aim.ts';
import { tileAt } from '../tiles.ts';

export const galleryName = (gallery: Gallery, words: OutOfMineWords): string =>
  words.galleries[galleryIndex(gallery.board, gallery.side)] ?? gallery.name;

/** Indices of elves beside a tile of their colour as things lie now, right or wrong. */
export function happyElves(state: SeatState): readonly number[] {
  const gallery = seatGallery(state);
  const colourOn = new Map(
    state.laid.flatMap((laid) =>
      coveredCells(laid.tile, laid).map((cell) => [cellKey(cell), tileAt(laid.tile).colour]),
    ),
  );
  return gallery.elves.flatMap(({ space, colour }, index) => {
    const cell = gallery.spaces[space];
    return cell && colourOn.get(cellKey(cell)) === colour ? [index] : [];
  });
}
