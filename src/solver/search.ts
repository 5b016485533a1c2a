// The search: always fill the lowest empty cell, with every piece that fits there. It allocates nothing while it runs.

import type { Board } from './board.ts';
import { isHopeless, partSizes } from './components.ts';

/** Where a search starts. The arrays of counts are its own from then on. */
export interface Start {
  /** The empty cells, 0 to 31 and 32 to 63. A second word costs small regions 6 % and saves a second search. */
  readonly emptyLo: number;
  readonly emptyHi: number;
  /** How many of each piece are left. */
  readonly left: Int32Array;
  /** How many pieces of each group are still to be laid, and the group of each piece. Group 0 is for those nobody counts. */
  readonly need: Int32Array;
  readonly groupOf: Uint8Array;
  /** Whether the region could be full with a need unmet; otherwise sizes alone see to it. */
  readonly checkNeed: boolean;
}

export interface Search {
  /** Goes on to the next solution; false when there is none left. */
  next(): boolean;
  /** The placements of the solution just found: the first `length()` of them. */
  readonly laid: Int32Array;
  length(): number;
}

export const NO_SOLUTION: Search = { next: () => false, laid: new Int32Array(0), length: () => 0 };

export function createSearch(board: Board, start: Start): Search {
  if ((start.emptyLo | start.emptyHi) === 0) return allMet(start.need) ? nothingToLay() : NO_SOLUTION;
  const { first, lo, hi, piece, skip } = board;
  const { left, need, groupOf, checkNeed } = start;
  const sizes = partSizes(board, start);
  /** One entry for every piece laid: its placement, the cells empty before it, and the end of the placements to try there. */
  const laid = new Int32Array(board.region.length);
  const wereLo = new Int32Array(board.region.length);
  const wereHi = new Int32Array(board.region.length);
  const limit = new Int32Array(board.region.length);

  let depth = 0;
  let resume = first[lowest(start.emptyLo, start.emptyHi)] ?? 0;
  let found = false;
  wereLo[0] = start.emptyLo;
  wereHi[0] = start.emptyHi;
  limit[0] = first[lowest(start.emptyLo, start.emptyHi) + 1] ?? 0;

  function next(): boolean {
    let d = depth;
    let emptyLo = wereLo[d] ?? 0;
    let emptyHi = wereHi[d] ?? 0;
    let end = limit[d] ?? 0;
    let p = found ? takeBack(d) : resume;
    found = false;
    for (;;) {
      while (p < end) {
        const k = piece[p] ?? 0;
        if (left[k] === 0 || need[groupOf[k] ?? 0] === 0) p = skip[p] ?? 0;
        else if ((((lo[p] ?? 0) & ~emptyLo) | ((hi[p] ?? 0) & ~emptyHi)) === 0) break;
        else p++;
      }
      if (p === end) {
        if (d === 0) break;
        d--;
        p = takeBack(d);
        emptyLo = wereLo[d] ?? 0;
        emptyHi = wereHi[d] ?? 0;
        end = limit[d] ?? 0;
        continue;
      }
      const restLo = emptyLo ^ (lo[p] ?? 0);
      const restHi = emptyHi ^ (hi[p] ?? 0);
      if ((restLo | restHi) === 0) {
        take(d, p);
        if (!checkNeed || allMet(need)) {
          depth = d;
          found = true;
          return true;
        }
        p = takeBack(d);
      } else if (isHopeless(sizes, board, restLo, restHi)) {
        p++;
      } else {
        take(d, p);
        d++;
        wereLo[d] = emptyLo = restLo;
        wereHi[d] = emptyHi = restHi;
        const cell = lowest(restLo, restHi);
        p = first[cell] ?? 0;
        limit[d] = end = first[cell + 1] ?? 0;
      }
    }
    depth = 0;
    resume = end;
    return false;
  }

  function take(d: number, p: number): void {
    laid[d] = p;
    const k = piece[p] ?? 0;
    const g = groupOf[k] ?? 0;
    left[k] = (left[k] ?? 0) - 1;
    need[g] = (need[g] ?? 0) - 1;
  }

  /** Gives the placement to try after the one taken back. */
  function takeBack(d: number): number {
    const p = laid[d] ?? 0;
    const k = piece[p] ?? 0;
    const g = groupOf[k] ?? 0;
    left[k] = (left[k] ?? 0) + 1;
    need[g] = (need[g] ?? 0) + 1;
    return p + 1;
  }

  return { next, laid, length: () => depth + 1 };
}

/** A full region has one solution: to lay nothing. */
function nothingToLay(): Search {
  let asked = false;
  return {
    next() {
      const first = !asked;
      asked = true;
      return first;
    },
    laid: new Int32Array(0),
    length: () => 0,
  };
}

function lowest(lo: number, hi: number): number {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi);
}

function allMet(need: Int32Array): boolean {
  for (let g = 1; g < need.length; g++) if (need[g] !== 0) return false;
  return true;
}
