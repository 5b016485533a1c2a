// What is to be solved: a region of cells, pieces to lay in it, and how many of them there are and must be.

import type { Cell } from './polyomino.ts';

/** Two 32-bit words of a mask. */
export const MAX_CELLS = 64;

export interface Piece {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Pieces of one group are counted together by a supply's demands: the colour of a crystal tile. */
  readonly group?: string;
}

/** What may be laid, and what is laid already. Piece i is the board's piece i. */
export interface Supply {
  /** At most so many of each piece. */
  readonly counts: readonly number[];
  /** Exactly so many pieces of each group named here; no piece of a group that is not. Without demands, groups mean nothing. */
  readonly demands?: Readonly<Record<string, number>>;
  /** Places in the region's list of cells that are covered already. */
  readonly covered?: Iterable<number>;
}

/** One way to lay a piece within the region. */
export interface Placement {
  readonly piece: number;
  /** How the piece lies: see Orientation. */
  readonly rotation: 0 | 1 | 2 | 3;
  readonly flipped: boolean;
  /** Where the corner of the oriented piece comes to lie. */
  readonly x: number;
  readonly y: number;
  /** The covered places in the region's list of cells, in the order of the piece's own cells. */
  readonly cells: readonly number[];
}

export type Solution = readonly Placement[];
