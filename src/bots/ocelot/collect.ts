// The gems at the end of a turn: nearly always all of them.

import { COLLECT_MOVES, DONE_MOVE, generateCollects, type Position } from '../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../games/ocelot/index.ts';
import { endingOf, tokensLeft } from './search/solve.ts';
import { Tree } from './search/tree.ts';
import { reachOf } from './think.ts';

/**
 * The next gem to take, or the end of the turn. What draws an amethyst goes first: after it one knows more. Near the end of
 * the match it may pay to leave a gem: it keeps the other's companion out (O11). Who has effort to spend looks for that.
 */
export function nextCollect(position: Position, effort = 0): number {
  const left = tokensLeft(position) < reachOf(effort) && effort > 0 ? endingOf(position, effort).leftLying() : [];
  const tree = new Tree(position);
  let best = DONE_MOVE;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of worthTaking(tree)) {
    const worth = tree.worth[position.seat * CELL_COUNT + cell] ?? 0;
    if (worth <= most || left.includes(cell)) continue;
    most = worth;
    best = COLLECT_MOVES + cell;
  }
  return best;
}

export function worthTaking(tree: Tree): number[] {
  const { position } = tree;
  const moves: number[] = [];
  const count = generateCollects(position, position.seat, moves);
  return moves
    .slice(0, count)
    .map((move) => move - COLLECT_MOVES)
    .filter((cell) => tree.isWorthTaking(cell));
}
