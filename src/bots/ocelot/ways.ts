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
} from '../../games/ocelot/in-place.ts';
import { CELL_COUNT, TILES } from '../../games/ocelot/index.ts';
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

/** What a companion would see enough of on this cell, beyond what its seat sees already, and what it would find there. */
export function companionGain({ position, worth }: Tree, cell: number): number {
  const { seat, sight, cells, companions } = position;
  const own = seat * CELL_COUNT;
  let gain = worth[own + cell] ?? 0;
  if (at(cells, cell) === EMPTY) gain = 0;
  const line = COMPANION_SEES[cell] ?? [];
  for (let i = 0; i < line.length; i++) {
    const seen = at(line, i);
    const looks = at(sight, seen);
    if (looks === 0 || at(cells, seen) === EMPTY) continue;
    if (isEnough(cell, seen, looks) && !isEnough(at(companions, seat), seen, looks)) gain += worth[own + seen] ?? 0;
  }
  return gain;
}

/** By the tools that see a cell, whether they are two: then a companion is all that is missing. */
const IS_PAIR: readonly boolean[] = [false, false, false, true, false, true, true, false];

/** Per companion's cell, what it would see enough of there; written and read within one call. */
const sums = new Int16Array(CELL_COUNT);

export interface Step {
  gain: number;
  move: number;
}

/** The companion's step, in or down, that brings a seat most; 0 when it can take none or none brings anything. */
export function bestStep({ position, worth }: Tree, seat: number, step: Step): void {
  const { sight, cells, companions } = position;
  const from = at(companions, seat);
  const level = at(LEVEL_OF, from);
  step.gain = 0;
  step.move = 0;
  if (level === 3) return;
  const first = at(FIRST_CELLS, level);
  const end = at(FIRST_CELLS, level + 1);
  const own = seat * CELL_COUNT;
  for (let cell = first; cell < end; cell++) sums[cell] = 0;
  for (let cell = first; cell < end; cell++) {
    const looks = at(sight, cell);
    if (!IS_PAIR[entry(TOOLS_IN, looks)] || at(cells, cell) === EMPTY) continue;
    const line = COMPANION_SEES[cell] ?? [];
    for (let i = 0; i < line.length; i++) {
      const place = at(line, i);
      if (isEnough(place, cell, looks)) sums[place] = (sums[place] ?? 0) + (worth[own + cell] ?? 0);
    }
  }
  for (let cell = first; cell < end; cell++) {
    if (!isOpen(position, cell)) continue;
    const gain = (sums[cell] ?? 0) + (at(cells, cell) === EMPTY ? 0 : (worth[own + cell] ?? 0));
    if (gain <= step.gain) continue;
    step.gain = gain;
    step.move = companionMove(cell);
  }
}

/** Weighs what is opened to the other against what is gained, in sixteenths. */
const OPENED = 14;

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

/** The companion's step, in or down. */
export function offerCompanion(tree: Tree, list: Shortlist): void {
  const { position } = tree;
  const from = at(position.companions, position.seat);
  const level = at(LEVEL_OF, from);
  if (level === 3 || (from !== IN_HAND && position.step !== COMPANION)) return;
  for (let cell = at(FIRST_CELLS, level); cell < at(FIRST_CELLS, level + 1); cell++) {
    if (isOpen(position, cell)) list.offer(companionMove(cell), companionGain(tree, cell));
  }
}

export const readyFor = ({ table, block }: Tree, seat: number): number => table[block + READY + seat] ?? 0;
