// The symmetries of a board, and what they save: solutions that are images of each other are searched for once.

import { present } from '../kit/invariant.ts';
import type { Board } from './board.ts';
import { allOrientations, cellsKey, normalised } from './polyomino.ts';
import type { Supply } from './puzzle.ts';

/** A turn or reflection that maps the region onto itself. */
export interface Symmetry {
  /** For each place in the region's list, the place it is moved to. */
  readonly cells: readonly number[];
  /** For each placement, the placement it becomes. */
  readonly placements: Int32Array;
}

/** A part of the search: a placement to begin with, and the symmetries that turn its solutions into all others. */
export interface Branch {
  readonly opening?: number;
  readonly images: readonly Symmetry[];
}

/** All symmetries, the identity first. */
export function symmetriesOf(board: Board): readonly Symmetry[] {
  const corner = normalised(board.region);
  const key = cellsKey(corner);
  const index = new Map(corner.map(({ x, y }, i) => [`${x},${y}`, i]));
  const numbers = new Map(board.placements.map(({ piece, cells }, p) => [placementKey(piece, cells), p]));
  return allOrientations(board.region)
    .filter((image) => cellsKey(image.cells) === key)
    .map((image) => {
      const cells = image.cells.map(({ x, y }) => present(index.get(`${x},${y}`), 'moved cell'));
      const placements = Int32Array.from(board.placements, (placement) => {
        const moved = placement.cells.map((i) => present(cells[i]));
        return present(numbers.get(placementKey(placement.piece, moved)), 'moved placement');
      });
      return { cells, placements };
    });
}

function placementKey(piece: number, cells: readonly number[]): string {
  return `${piece}:${cells.toSorted((a, b) => a - b).join()}`;
}

/** Those symmetries that leave the covered cells covered. */
export function keeping(symmetries: readonly Symmetry[], covered: Iterable<number> = []): readonly Symmetry[] {
  const set = new Set(covered);
  return symmetries.filter(({ cells }) => [...set].every((i) => set.has(present(cells[i]))));
}

/**
 * Splits a search by where a piece lies that every solution holds exactly once. Of symmetric places only one needs searching, and
 * a piece that is hard to place, laid first, makes the rest shorter: the one with the fewest places is taken.
 */
export function branchesOf(board: Board, supply: Supply, symmetries: readonly Symmetry[]): readonly Branch[] {
  const whole: readonly Branch[] = [{ images: symmetries.slice(0, 1) }];
  if (!usesEveryPiece(board, supply)) return whole;
  const splits = [...supply.counts.entries()]
    .filter(([, count]) => count === 1)
    .map(([piece]) => orbitsOf(board, piece, symmetries));
  return splits.reduce((best, split) => (best === whole || split.length < best.length ? split : best), whole);
}

/** No piece can stay over when all of them together are just enough. */
function usesEveryPiece(board: Board, supply: Supply): boolean {
  const free = board.region.length - new Set(supply.covered).size;
  return supply.counts.reduce((sum, count, k) => sum + count * present(board.pieces[k]).cells.length, 0) === free;
}

function orbitsOf(board: Board, piece: number, symmetries: readonly Symmetry[]): Branch[] {
  const seen = new Set<number>();
  const branches: Branch[] = [];
  for (const [opening, placement] of board.placements.entries()) {
    if (placement.piece !== piece || seen.has(opening)) continue;
    const images = symmetries.filter(({ placements }) => {
      const image = present(placements[opening]);
      return !seen.has(image) && seen.add(image);
    });
    branches.push({ opening, images });
  }
  return branches;
}

/** How many of the symmetries leave a set of placements as it is; at least 1, for the identity. */
export function stabilisers(symmetries: readonly Symmetry[], laid: ReadonlySet<number>): number {
  return symmetries.filter(({ placements }) => {
    for (const p of laid) if (!laid.has(present(placements[p]))) return false;
    return true;
  }).length;
}
