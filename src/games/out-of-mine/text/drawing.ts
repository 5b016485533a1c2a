// A gallery and what lies on it, as text: '#' rock, '.' a space, a small letter an elf, a capital letter a laid tile.

import { present } from '../../../kit/invariant.ts';
import { elfPoint } from '../content/galleries.ts';
import type { Gallery } from '../content/types.ts';
import { cellNumber, coveredCells, heightOf, isSpace, widthOf } from '../table/placement.ts';
import type { LaidTile } from '../types.ts';

/** The letter of the tile laid so many tiles after the first. No more than 20 fit, since each covers a space. */
export const letterOf = (order: number): string => String.fromCharCode('A'.charCodeAt(0) + order);

/** The gallery within a rim of rock, where the elves stand; wider where a tile reaches further out. */
export function drawLaid(gallery: Gallery, laid: readonly LaidTile[]): readonly string[] {
  const marks = new Map(gallery.elves.map((elf) => [cellNumber(elfPoint(gallery, elf)), present(elf.colour[0])]));
  const cells = laid.map((one) => coveredCells(one.tile, one));
  for (const [order, covered] of cells.entries()) {
    for (const cell of covered) marks.set(cellNumber(cell), letterOf(order));
  }
  const [xs, ys] = [cells.flat().map(({ x }) => x), cells.flat().map(({ y }) => y)];
  const columns = range(Math.min(-1, ...xs), Math.max(widthOf(gallery), ...xs));
  const rows = range(Math.min(-1, ...ys), Math.max(heightOf(gallery), ...ys));
  return rows.map((y) =>
    columns.map((x) => marks.get(cellNumber({ x, y })) ?? (isSpace(gallery, { x, y }) ? '.' : '#')).join(''),
  );
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
