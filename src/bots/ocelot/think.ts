// Levels 4 and 5: a search from what a seat has been told.

import { type Position, positionOf } from '../../games/ocelot/in-place.ts';
import type { View } from '../../games/ocelot/index.ts';
import { below, type Rng } from '../../kit/rng.ts';
import { Memory } from './search/memory.ts';
import { ENDS_NOW, staysToTheEnd } from './search/prospects.ts';
import { explore, type Option } from './search/root.ts';
import { Search, STYLE, type Style } from './search/search.ts';
import { solve, tokensLeft } from './search/solve.ts';
import { Tree } from './search/tree.ts';

/** Kept to spare its making; emptied before each use. */
let memory: Memory | undefined;

export function searchIn(position: Position, effort: number, style: Style = STYLE): Search {
  memory ??= new Memory();
  memory.clear();
  const stays = style.foresees ? staysToTheEnd(position) : ENDS_NOW;
  return new Search(new Tree(position, { stays }), memory, effort, style);
}

/** Sixteenths of a point by which equals are shaken, so that no two matches are the same. */
const SHAKE = 4;

/** By tokens left: the part of the effort that goes into finding the turn to beat. */
const FIRST_LOOK = [0, 0, 0, 0.1, 0.1, 0.1, 0.4] as const;
/**
 * By tokens left: how many turns a solver may try for each of the rest of the effort. They cost less than those of a search, and
 * few positions need so many.
 */
const SOLVER_TURNS = [1, 1, 2, 2, 2, 3.5, 1.5] as const;

/** With how many tokens left a solver gets to the end of the match for so much effort, nearly always. */
export const reachOf = (effort: number): number => (effort >= 100_000 ? 6 : effort >= 50_000 ? 5 : 4);

/** The options of the seat to move, the best first. */
export function think(position: Position, effort: number, rng?: Rng, style?: Style): Option[] {
  const shaken = rng && { shake: () => below(rng, SHAKE) };
  const left = tokensLeft(position);
  if (left > reachOf(effort)) return explore(searchIn(position, effort, style), shaken);
  const first = effort * (FIRST_LOOK[left] ?? 0);
  return solve(
    position,
    explore(searchIn(position, first, style), shaken),
    (effort - first) * (SOLVER_TURNS[left] ?? 1),
  );
}

/** The position as its viewer knows it: what the other has drawn is unseen, and counts at its mean. */
export const knownTo = (view: View): Position => positionOf(view);
