// Chooses among all turns of a position: a short look at every one, then longer and longer looks at the best.

import {
  at,
  COMPANION_MOVES,
  FACE_SIGHT,
  faceOfMove,
  generateMoves,
  tokensInHand,
} from '../../../games/ocelot/in-place.ts';
import { EXACT, type Search } from './search.ts';
import { faceFor } from './ways.ts';
import { INFINITE } from './worth.ts';

export interface Option {
  /** The first move of a turn: a token, or the companion's step down. */
  readonly move: number;
  /** To the seat to move: its lead in the end, as far as could be seen. */
  value: number;
  /** Turns looked ahead for this value. */
  depth: number;
}

export interface RootTerms {
  /** A little luck among equals, in sixteenths of a point; none when left out. */
  readonly shake?: () => number;
}

/** All first moves of a turn; of two tiles that show the same tool one, while enough are left. */
function firstMoves(search: Search): number[] {
  const { position } = search.tree;
  const moves: number[] = [];
  const count = generateMoves(position, moves);
  const few = tokensInHand(position, position.seat) <= 3;
  return moves.slice(0, count).filter((move) => {
    if (move >= COMPANION_MOVES || few) return true;
    return faceFor(position, at(FACE_SIGHT, faceOfMove(move)), position.seat) === faceOfMove(move);
  });
}

/** The options of the seat to move, the best first. */
export function explore(search: Search, { shake }: RootTerms = {}): Option[] {
  const { style, tree } = search;
  search.limit = Number.POSITIVE_INFINITY;
  const options = firstMoves(search).map((move): Option => {
    const value = search.try(move, 1, -INFINITE, INFINITE) + (shake?.() ?? 0);
    return { move, value, depth: 1 };
  });
  options.sort(byValue);
  search.limit = tree.nodes + search.effort;
  const left = tokensInHand(tree.position, 0) + tokensInHand(tree.position, 1);
  for (let depth = 2; depth <= left && !search.isSpent; depth++) {
    deepen(search, options, depth, left <= EXACT ? options.length : style.rootWidth);
  }
  return options;
}

const byValue = (one: Option, other: Option): number => other.depth - one.depth || other.value - one.value;

/** Looks further at the best. What the effort does not suffice for keeps its old value, behind those looked at. */
function deepen(search: Search, options: Option[], depth: number, width: number): void {
  let best = -INFINITE;
  for (const option of options.slice(0, width)) {
    // A move that is no better than the best so far only has to be shown to be so.
    const value = search.try(option.move, depth, best, INFINITE);
    if (search.isSpent) break;
    option.value = value;
    option.depth = depth;
    best = Math.max(best, value);
  }
  options.sort(byValue);
}
