// Giving up early: the part of the region around the lowest empty cell may have a size that no pieces add up to.

import type { Board } from './board.ts';
import { MAX_CELLS } from './puzzle.ts';
import type { Start } from './search.ts';

export interface PartSizes {
  /** 1 for every size that is no sum of sizes of pieces that may be laid. */
  readonly bad: Uint8Array;
  /** From this size on a part is taken for good. */
  readonly cap: number;
}

export function partSizes(board: Board, start: Start): PartSizes {
  const sizes = new Set<number>();
  for (const [k, piece] of board.pieces.entries()) {
    if (start.left[k] !== 0 && start.need[start.groupOf[k] ?? 0] !== 0) sizes.add(piece.cells.length);
  }
  const bad = new Uint8Array(MAX_CELLS + 1).fill(1);
  bad[0] = 0;
  for (let n = 1; n <= MAX_CELLS; n++) {
    for (const size of sizes) if (size <= n && bad[n - size] === 0) bad[n] = 0;
  }
  // Parts larger than every piece nearly always go on for long: counting them to the end costs more than it saves.
  return { bad, cap: Math.min(bad.lastIndexOf(1) + 1, Math.max(0, ...sizes)) };
}

/** Whether the part that holds the lowest empty cell cannot be filled, whatever pieces are taken. */
export function isHopeless(
  { bad, cap }: PartSizes,
  { nearLo, nearHi }: Board,
  emptyLo: number,
  emptyHi: number,
): boolean {
  let edgeLo = emptyLo & -emptyLo;
  let edgeHi = emptyLo === 0 ? emptyHi & -emptyHi : 0;
  let lo = emptyLo ^ edgeLo;
  let hi = emptyHi ^ edgeHi;
  let size = 0;
  while ((edgeLo | edgeHi) !== 0) {
    if (++size >= cap) return false;
    let cell: number;
    if (edgeLo !== 0) {
      cell = 31 - Math.clz32(edgeLo & -edgeLo);
      edgeLo &= edgeLo - 1;
    } else {
      cell = 63 - Math.clz32(edgeHi & -edgeHi);
      edgeHi &= edgeHi - 1;
    }
    const reachedLo = (nearLo[cell] ?? 0) & lo;
    const reachedHi = (nearHi[cell] ?? 0) & hi;
    lo ^= reachedLo;
    hi ^= reachedHi;
    edgeLo |= reachedLo;
    edgeHi |= reachedHi;
  }
  return bad[size] === 1;
}
