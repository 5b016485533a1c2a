// The end of a match at the root: which turn is best, as far as the effort reaches.

import { type Position, tokensInHand } from '../../../games/ocelot/in-place.ts';
import { Ending } from './ending.ts';
import { Memory } from './memory.ts';
import type { Option } from './root.ts';
import { Tree } from './tree.ts';
import { INFINITE } from './worth.ts';

/** Kept to spare its making; emptied before each use. */
let memory: Memory | undefined;
const MEMORY_BITS = 18;

export function endingOf(position: Position, effort = Number.POSITIVE_INFINITY): Ending {
  memory ??= new Memory(MEMORY_BITS);
  memory.clear();
  const ending = new Ending(new Tree(position, { isExact: true }), memory);
  ending.limit = effort;
  return ending;
}

export const tokensLeft = (position: Position): number => tokensInHand(position, 0) + tokensInHand(position, 1);

/** Turns in the order given: the first is the one to beat. Whatever the effort does not reach stays behind them. */
export function solve(position: Position, options: readonly Option[], effort: number): Option[] {
  const ending = endingOf(position, effort);
  const depth = tokensLeft(position);
  const { moves, length } = ending.turns(depth);
  const kinds = new Set(moves.slice(0, length));
  const [favourite] = options;
  const others = options.filter(({ move }) => kinds.has(move) && move !== favourite?.move);
  let best: Option | undefined;
  for (const { move } of favourite === undefined ? others : [favourite, ...others]) {
    const value = ending.try(move, best?.value ?? -INFINITE, INFINITE, best !== undefined);
    if (ending.isSpent) break;
    if (best === undefined || value > best.value) best = { move, value, depth };
  }
  return best === undefined ? [...options] : [best, ...options.filter(({ move }) => move !== best.move)];
}
