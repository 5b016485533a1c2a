// How a tile lies: which cells it covers, which ways to lie look the same (M2), and where it may lie at all (M13).

import { present } from '../../../kit/invariant.ts';
import { allOrientations, cellsKey, type Orientation } from '../../../solver/polyomino.ts';
import { shapeCells, TILES } from '../content/tiles.ts';
import { COLOURS, type Gallery, type Point, type Tile } from '../content/types.ts';
import type { LaidTile, Placement, Rotation } from '../types.ts';

/** How far over the edge of the gallery's drawing a tile may reach. */
export const MARGIN = 2;

export const tileOf = (tile: number): Tile => present(TILES[tile], `tile ${tile}`);

/** The colour's place in COLOURS and on the cards. */
export const colourOf = (tile: number): number => COLOURS.indexOf(tileOf(tile).colour);

/** Worked out for a tile when first asked for: together they take a phone a tenth of a second. */
const forEachTile = <T>(make: (tile: number) => T): ((tile: number) => T) => {
  const made: T[] = [];
  return (tile) => {
    made[tile] ??= make(tile);
    return made[tile];
  };
};

/** All eight orientations of a tile: turned, then turned over and turned. */
const waysOf = forEachTile((tile) => allOrientations(shapeCells(tileOf(tile).shape)));

const wayOf = (tile: number, rotation: Rotation, flipped: boolean): Orientation =>
  present(waysOf(tile)[rotation + (flipped ? 4 : 0)], `tile ${tile}`);

/** The cells a tile covers, in its shape's own order. */
export function coveredCells(tile: number, { x, y, rotation, flipped }: Placement): readonly Point[] {
  return wayOf(tile, rotation, flipped).cells.map((cell) => ({ x: cell.x + x, y: cell.y + y }));
}

/** M8: the cell on which a laid tile shows its find; undefined when it has none or lies on its face. */
export function shownFind(laid: LaidTile): Point | undefined {
  const { find } = tileOf(laid.tile);
  return find === undefined || laid.flipped ? undefined : coveredCells(laid.tile, laid)[find.cell];
}

/** The orientations of a tile that look different, eight at most. */
export const tileOrientations = forEachTile((tile): readonly Orientation[] => {
  const { find } = tileOf(tile);
  const seen = new Set<string>();
  return waysOf(tile).filter((orientation) => {
    const key = lookOf(orientation, find?.cell);
    return !seen.has(key) && seen.add(key);
  });
});

/** Equal for orientations that nobody can tell apart: the same cells, and the same face where the faces differ. */
function lookOf({ cells, flipped }: Orientation, findCell: number | undefined): string {
  if (findCell === undefined) return cellsKey(cells);
  const shown = flipped ? undefined : cells[findCell];
  return `${cellsKey(cells)} ${shown === undefined ? 'back' : cellsKey([shown])}`;
}

/** The first of the orientations that look the same, so that one way to lie has one name. */
export function plainOrientation(
  tile: number,
  rotation: Rotation,
  flipped: boolean,
): { readonly rotation: Rotation; readonly flipped: boolean } {
  const { find } = tileOf(tile);
  const look = lookOf(wayOf(tile, rotation, flipped), find?.cell);
  const plain = present(tileOrientations(tile).find((orientation) => lookOf(orientation, find?.cell) === look));
  return { rotation: plain.rotation, flipped: plain.flipped };
}

export const widthOf = (gallery: Gallery): number => present(gallery.rows[0]).length;
export const heightOf = (gallery: Gallery): number => gallery.rows.length;

export const isSpace = (gallery: Gallery, { x, y }: Point): boolean => gallery.rows[y]?.[x] === '.';

/** M13, ruling: at least one cell on a space, and none further out than the margin. */
export function onBoard(gallery: Gallery, cells: readonly Point[]): boolean {
  const [right, bottom] = [widthOf(gallery) + MARGIN, heightOf(gallery) + MARGIN];
  return (
    cells.some((cell) => isSpace(gallery, cell)) &&
    cells.every(({ x, y }) => x >= -MARGIN && y >= -MARGIN && x < right && y < bottom)
  );
}

const STRIDE = 16;

/** A cell as one number, for sets of cells. */
export const cellNumber = ({ x, y }: Point): number => (y + MARGIN) * STRIDE + x + MARGIN;

/** Each orientation's cells as steps from its corner, in the order of `tileOrientations`. */
const stepsOf = forEachTile((tile) =>
  tileOrientations(tile).map(({ cells }) => cells.map(({ x, y }) => y * STRIDE + x)),
);

/** By cell number: 1 under laid tiles, without those of one that is about to be moved. */
export function occupied(laid: readonly LaidTile[], without?: number): Uint8Array {
  const taken = new Uint8Array(STRIDE * STRIDE);
  for (const one of laid) {
    if (one.tile === without) continue;
    const corner = cellNumber(one);
    for (const { x, y } of wayOf(one.tile, one.rotation, one.flipped).cells) taken[corner + y * STRIDE + x] = 1;
  }
  return taken;
}

/** By tile: the corners at which each of its orientations lies on the empty board. */
const corners = new WeakMap<Gallery, (readonly (readonly Point[])[])[]>();

function cornersOn(gallery: Gallery, tile: number): readonly (readonly Point[])[] {
  const known = corners.get(gallery) ?? [];
  corners.set(gallery, known);
  known[tile] ??= tileOrientations(tile).map(({ cells }) =>
    everyCorner(gallery).filter((corner) =>
      onBoard(
        gallery,
        cells.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y })),
      ),
    ),
  );
  return known[tile];
}

function everyCorner(gallery: Gallery): readonly Point[] {
  const [width, height] = [widthOf(gallery) + MARGIN, heightOf(gallery) + MARGIN];
  return Array.from({ length: width * height }, (_, i) => ({
    x: (i % width) - MARGIN,
    y: Math.floor(i / width) - MARGIN,
  }));
}

/** Every way to lay the tile on the gallery beside what already lies there, right or wrong. */
export function placements(gallery: Gallery, laid: readonly LaidTile[], tile: number): readonly LaidTile[] {
  const taken = occupied(laid, tile);
  const found: LaidTile[] = [];
  for (const [way, { rotation, flipped }] of tileOrientations(tile).entries()) {
    const steps = present(stepsOf(tile)[way]);
    for (const corner of present(cornersOn(gallery, tile)[way])) {
      if (isFree(taken, cellNumber(corner), steps)) found.push({ tile, x: corner.x, y: corner.y, rotation, flipped });
    }
  }
  return found;
}

function isFree(taken: Uint8Array, corner: number, steps: readonly number[]): boolean {
  for (const step of steps) if (taken[corner + step] === 1) return false;
  return true;
}
