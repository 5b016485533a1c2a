// The turns worth a look in a position, the most promising first.

import {
  at,
  COMPANION,
  COMPANION_SEES,
  companionMove,
  EMPTY,
  entry,
  FIRST_CELLS,
  IN_HAND,
  isEnough,
  isOpen,
  LEVEL_OF,
  type Position,
  placeMove,
  TOOLS_IN,
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT, TILES } from '../../../games/ocelot/index.ts';
import { GAINS, OPENS, READY, WAYS } from './chances.ts';
import type { Tree } from './tree.ts';

/** Per tool, the two faces that show it: A or C, A or B, B or C. */
const FACES_OF: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 5],
  [1, 2],
  [3, 4],
];

/** Two kinds of tiles give all three tools; one alone does not. So the tile of which more are left goes first. */
export function faceFor({ tiles }: Position, tool: number, seat: number): number | undefined {
  const [first, second] = FACES_OF[tool] ?? [0, 0];
  const firsts = at(tiles, seat * TILES.length + (first >> 1));
  const seconds = at(tiles, seat * TILES.length + (second >> 1));
  if (firsts + seconds === 0) return undefined;
  return seconds > firsts ? second : first;
}

/** The tools that a seat could place, as bits 1 to 3. */
export function toolsInHand(position: Position, seat: number): number {
  let tools = 0;
  for (let tool = 1; tool <= 3; tool++) if (faceFor(position, tool, seat) !== undefined) tools |= 1 << tool;
  return tools;
}

/** The other face for a tool, when there is a choice. */
export function otherFace({ tiles, seat }: Position, tool: number, face: number): number | undefined {
  const [first, second] = FACES_OF[tool] ?? [0, 0];
  const other = face === first ? second : first;
  return at(tiles, seat * TILES.length + (other >> 1)) > 0 ? other : undefined;
}

/** The best few, in order. Written to in place: a search makes thousands a second. */
export class Shortlist {
  readonly moves: Int32Array;
  readonly scores: Int32Array;
  length = 0;
  private size: number;

  constructor(size: number) {
    this.size = size;
    this.moves = new Int32Array(size);
    this.scores = new Int32Array(size);
  }

  clear(size: number): void {
    this.length = 0;
    this.size = Math.min(size, this.moves.length);
  }

  offer(move: number, score: number): void {
    const { moves, scores } = this;
    let place = this.length;
    if (place === this.size) {
      if (score <= (scores[place - 1] ?? 0)) return;
      place -= 1;
    } else this.length += 1;
    for (; place > 0 && (scores[place - 1] ?? 0) < score; place--) {
      scores[place] = scores[place - 1] ?? 0;
      moves[place] = moves[place - 1] ?? 0;
    }
    scores[place] = score;
    moves[place] = move;
  }
}

/** By the tools that see a cell, whether they are two: then a companion is all that is missing. */
const IS_PAIR: readonly boolean[] = [false, false, false, true, false, true, true, false];

/** Per cell of the next level, what a companion would gain there; written and read within one call. */
const stepGains = new Int16Array(CELL_COUNT);

/** Works out what a companion would find in each cell of the level after this one, and see enough of from there. */
function lookAhead({ position, worth }: Tree, seat: number, level: number): void {
  const { sight, cells } = position;
  const first = at(FIRST_CELLS, level);
  const end = at(FIRST_CELLS, level + 1);
  const own = seat * CELL_COUNT;
  for (let cell = first; cell < end; cell++) {
    stepGains[cell] = at(cells, cell) === EMPTY ? 0 : (worth[own + cell] ?? 0);
  }
  for (let cell = first; cell < end; cell++) {
    const looks = at(sight, cell);
    if (!IS_PAIR[entry(TOOLS_IN, looks)] || at(cells, cell) === EMPTY) continue;
    const line = COMPANION_SEES[cell] ?? [];
    for (let i = 0; i < line.length; i++) {
      const place = at(line, i);
      if (isEnough(place, cell, looks)) stepGains[place] = (stepGains[place] ?? 0) + (worth[own + cell] ?? 0);
    }
  }
}

/** Per cell of the level that comes next for a seat's companion, what it would gain there; read it before the next call. */
export function stepGainsOf(tree: Tree, seat: number): Int16Array {
  lookAhead(tree, seat, at(LEVEL_OF, at(tree.position.companions, seat)));
  return stepGains;
}

/** What a seat's companion could gain by its next step, in or down; 0 when it can take none or none brings anything. */
export function bestStep(tree: Tree, seat: number): number {
  const { position } = tree;
  const level = at(LEVEL_OF, at(position.companions, seat));
  if (level === 3) return 0;
  lookAhead(tree, seat, level);
  let best = 0;
  for (let cell = at(FIRST_CELLS, level); cell < at(FIRST_CELLS, level + 1); cell++) {
    if ((stepGains[cell] ?? 0) > best && isOpen(position, cell)) best = stepGains[cell] ?? 0;
  }
  return best;
}

/** The companion's steps, in or down, with what they gain. */
export function offerCompanion(tree: Tree, list: Shortlist): void {
  const { position } = tree;
  const { seat } = position;
  const from = at(position.companions, seat);
  const level = at(LEVEL_OF, from);
  if (level === 3 || (from !== IN_HAND && position.step !== COMPANION)) return;
  lookAhead(tree, seat, level);
  for (let cell = at(FIRST_CELLS, level); cell < at(FIRST_CELLS, level + 1); cell++) {
    if (isOpen(position, cell)) list.offer(companionMove(cell), stepGains[cell] ?? 0);
  }
}

/** Weighs what is opened to the other against what is gained, in sixteenths. */
export const OPENED = 14;

/** Tools on spaces: their gain less what they open. */
export function offerPlacements(tree: Tree, list: Shortlist, withBothFaces: boolean): void {
  const { position } = tree;
  for (let tool = 1; tool <= 3; tool++) {
    const face = faceFor(position, tool, position.seat);
    if (face === undefined) continue;
    offerFace(tree, list, face, tool);
    const other = withBothFaces ? otherFace(position, tool, face) : undefined;
    if (other !== undefined) offerFace(tree, list, other, tool);
  }
}

function offerFace({ position, table, block, spaces }: Tree, list: Shortlist, face: number, tool: number): void {
  const gains = block + GAINS + position.seat * WAYS + tool;
  const opens = block + OPENS + (1 - position.seat) * WAYS + tool;
  for (let space = 0; space < spaces; space++) {
    if (at(position.spaces, space) !== EMPTY) continue;
    const score = (table[gains + 4 * space] ?? 0) - ((OPENED * (table[opens + 4 * space] ?? 0)) >> 4);
    list.offer(placeMove(face, space), score);
  }
}

export const readyFor = ({ table, block }: Tree, seat: number): number => table[block + READY + seat] ?? 0;
