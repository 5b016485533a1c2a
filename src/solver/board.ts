// A region and its pieces, made ready for searching: cells numbered in a good order, every placement as a mask of cell numbers.

import { invariant, present } from '../kit/invariant.ts';
import { type Cell, orientations } from './polyomino.ts';
import { MAX_CELLS, type Piece, type Placement } from './puzzle.ts';
import { searchOrder } from './search-order.ts';

export interface Board {
  readonly region: readonly Cell[];
  readonly pieces: readonly Piece[];
  /** Sorted by their lowest cell number, then by group and piece. */
  readonly placements: readonly Placement[];
  /** The number that the search gives to each cell of the region. */
  readonly numberOf: Uint8Array;
  /** Placements whose lowest cell is number n are those from first[n] up to first[n + 1]. */
  readonly first: Int32Array;
  /** Masks of the placements: cells 0 to 31, cells 32 to 63. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly piece: Uint16Array;
  /** The next placement at the same lowest cell with another piece. */
  readonly skip: Int32Array;
  /** Masks of each cell's neighbours. */
  readonly nearLo: Int32Array;
  readonly nearHi: Int32Array;
}

export function prepareBoard(region: readonly Cell[], pieces: readonly Piece[]): Board {
  invariant(region.length <= MAX_CELLS, `a region has at most ${MAX_CELLS} cells, not ${region.length}`);
  const at = new Map(region.map((cell, i) => [spot(cell.x, cell.y), i]));
  invariant(at.size === region.length, 'a region names a cell twice');
  const numberOf = new Uint8Array(region.length);
  for (const [number, i] of searchOrder(region).entries()) numberOf[i] = number;
  const numbered = (i: number) => present(numberOf[i], 'cell number');
  const lowest = (placement: Placement) => Math.min(...placement.cells.map(numbered));

  const groups = [...new Set(pieces.map((piece) => piece.group))];
  const rank = pieces.map((piece, i) => groups.indexOf(piece.group) * pieces.length + i);
  const placements = pieces
    .flatMap((piece, i) => placementsOf(piece, i, region, at))
    .map((placement) => ({ placement, low: lowest(placement), rank: present(rank[placement.piece]) }))
    .sort((a, b) => a.low - b.low || a.rank - b.rank);

  const first = new Int32Array(region.length + 1).fill(placements.length);
  const skip = new Int32Array(placements.length);
  for (let p = placements.length - 1; p >= 0; p--) {
    const { low, placement } = present(placements[p]);
    const next = placements[p + 1];
    skip[p] = next && next.low === low && next.placement.piece === placement.piece ? (skip[p + 1] ?? 0) : p + 1;
    for (let n = low; n >= 0 && (first[n] ?? 0) > p; n--) first[n] = p;
  }

  const masks = placements.map(({ placement }) => maskOf(placement.cells.map(numbered)));
  const near = new Array<readonly [number, number]>(region.length);
  for (const [i, { x, y }] of region.entries()) {
    const cells = [spot(x + 1, y), spot(x - 1, y), spot(x, y + 1), spot(x, y - 1)].flatMap(
      (near) => at.get(near) ?? [],
    );
    near[numbered(i)] = maskOf(cells.map(numbered));
  }
  return {
    region,
    pieces,
    placements: placements.map(({ placement }) => placement),
    numberOf,
    first,
    lo: Int32Array.from(masks, ([lo]) => lo),
    hi: Int32Array.from(masks, ([, hi]) => hi),
    piece: Uint16Array.from(placements, ({ placement }) => placement.piece),
    skip,
    nearLo: Int32Array.from(near, ([lo]) => lo),
    nearHi: Int32Array.from(near, ([, hi]) => hi),
  };
}

function placementsOf(
  piece: Piece,
  index: number,
  region: readonly Cell[],
  at: ReadonlyMap<number, number>,
): Placement[] {
  const found: Placement[] = [];
  for (const { rotation, flipped, cells } of orientations(piece.cells)) {
    const anchor = present(cells[0], `a cell of ${piece.name}`);
    for (const { x, y } of region) {
      const corner = { x: x - anchor.x, y: y - anchor.y };
      const covered = coveredAt(cells, corner, at);
      if (covered) found.push({ piece: index, rotation, flipped, ...corner, cells: covered });
    }
  }
  return found;
}

/** The region's places under the cells; undefined when one of them is outside. */
function coveredAt(
  cells: readonly Cell[],
  corner: Cell,
  at: ReadonlyMap<number, number>,
): readonly number[] | undefined {
  const covered: number[] = [];
  for (const { x, y } of cells) {
    const place = at.get(spot(x + corner.x, y + corner.y));
    if (place === undefined) return undefined;
    covered.push(place);
  }
  return covered;
}

/** A number for a cell, which is quicker to look up than text; regions are far smaller than its stride. */
const spot = (x: number, y: number): number => y * 4096 + x;

export function maskOf(numbers: Iterable<number>): readonly [lo: number, hi: number] {
  let lo = 0;
  let hi = 0;
  for (const number of numbers) {
    if (number < 32) lo |= 1 << number;
    else hi |= 1 << (number - 32);
  }
  return [lo, hi];
}
