// Exact tiling: the first solution, all solutions, their number, and whether a layout can still be completed.

import { present } from '../kit/invariant.ts';
import { type Board, prepareBoard } from './board.ts';
import type { Cell } from './polyomino.ts';
import type { Piece, Solution, Supply } from './puzzle.ts';
import { createSearch, NO_SOLUTION, type Search } from './search.ts';
import { startOf } from './start.ts';
import { branchesOf, keeping, type Symmetry, stabilisers, symmetriesOf } from './symmetry.ts';

/** A region and its pieces, ready to be asked about any supply. Keep it: preparing costs more than most questions. */
export interface Solver {
  readonly board: Board;
  first(supply: Supply): Solution | undefined;
  /** Every solution once, found as they are asked for. */
  all(supply: Supply): Generator<Solution, void>;
  count(supply: Supply): number;
  /** Also counts solutions up to symmetry: those that turn or mirror into each other, the region lying on itself, count once. */
  countDistinct(supply: Supply): Counts;
  /** Whether what is covered already can be completed with what is left. */
  canComplete(supply: Supply): boolean;
  /** The bare search, for those who count nanoseconds: numbers of placements, in an array that is used again. */
  search(supply: Supply): Search;
}

export interface Counts {
  readonly total: number;
  readonly distinct: number;
}

export function createSolver(region: readonly Cell[], pieces: readonly Piece[]): Solver {
  const board = prepareBoard(region, pieces);
  let prepared: readonly Symmetry[] | undefined;
  const symmetries = (supply: Supply) => {
    prepared ??= symmetriesOf(board);
    return keeping(prepared, supply.covered);
  };
  const search = (supply: Supply, opening?: number) => {
    const start = startOf(board, supply, opening);
    return start ? createSearch(board, start) : NO_SOLUTION;
  };
  const solution = (placements: readonly number[]) => placements.map((p) => present(board.placements[p]));

  return {
    board,
    search: (supply) => search(supply),
    canComplete: (supply) => search(supply).next(),
    first(supply) {
      const found = search(supply);
      return found.next() ? solution(laidBy(found)) : undefined;
    },
    *all(supply) {
      for (const { opening, images } of branchesOf(board, supply, symmetries(supply))) {
        const found = search(supply, opening);
        while (found.next()) {
          const laid = laidBy(found, opening);
          for (const image of images) yield solution(laid.map((p) => present(image.placements[p])));
        }
      }
    },
    count(supply) {
      let total = 0;
      for (const { opening, images } of branchesOf(board, supply, symmetries(supply))) {
        const found = search(supply, opening);
        while (found.next()) total += images.length;
      }
      return total;
    },
    countDistinct(supply) {
      const group = symmetries(supply);
      let total = 0;
      let fixed = 0;
      for (const { opening, images } of branchesOf(board, supply, group)) {
        const found = search(supply, opening);
        while (found.next()) {
          total += images.length;
          fixed += images.length * stabilisers(group, new Set(laidBy(found, opening)));
        }
      }
      // Burnside: as many as there are pairs of a solution and a symmetry that leaves it as it is, for each symmetry.
      return { total, distinct: fixed / group.length };
    },
  };
}

function laidBy(search: Search, opening?: number): number[] {
  const laid = Array.from(search.laid.subarray(0, search.length()));
  return opening === undefined ? laid : [...laid, opening];
}
