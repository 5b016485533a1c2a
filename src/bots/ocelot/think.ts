// Levels 4 and 5: a search from what a seat has been told.

import { type Position, positionOf } from '../../games/ocelot/in-place.ts';
import type { View } from '../../games/ocelot/index.ts';
import { below, type Rng } from '../../kit/rng.ts';
import { Memory } from './search/memory.ts';
import { ENDS_NOW, staysToTheEnd } from './search/prospects.ts';
import { explore, type Option } from './search/root.ts';
import { Search, STYLE, type Style } from './search/search.ts';
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

/** The options of the seat to move, the best first. */
export function think(position: Position, effort: number, rng?: Rng, style?: Style): Option[] {
  return explore(searchIn(position, effort, style), rng && { shake: () => below(rng, SHAKE) });
}

/** The position as its viewer knows it: what the other has drawn is unseen, and counts at its mean. */
export const knownTo = (view: View): Position => positionOf(view);
