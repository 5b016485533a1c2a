// What is legal: why a move is not, and all moves that are. The one place that says so, for people and for searches.

import type { Refusal } from '../../contract/game.ts';
import {
  at,
  COLLECT,
  COMPANION,
  DEAL,
  DRAW,
  EMPTY,
  FACE_COUNT,
  FIRST_CELLS,
  IN_HAND,
  LEVEL_OF,
  OVER,
  ROCK_CRYSTAL,
  STAR,
} from './compact/codes.ts';
import {
  COLLECT_MOVES,
  COMPANION_MOVES,
  collectMove,
  companionMove,
  DONE_MOVE,
  faceOfMove,
  placeMove,
  spaceOfMove,
} from './compact/moves.ts';
import { COMPANION_VIEWS, isEnough, SET_BITS, SET_WORDS } from './compact/sight.ts';
import { isCollectable } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { type Cell, type State, TILES } from './types.ts';

export function tokensInHand({ tiles, companions }: State, seat: number): number {
  const base = seat * TILES.length;
  return at(tiles, base) + at(tiles, base + 1) + at(tiles, base + 2) + (at(companions, seat) === IN_HAND ? 1 : 0);
}

/** O11, O14: no companion there, and nothing but what it may gain. */
export function isOpen(position: State, cell: Cell): boolean {
  const { cells, companions } = position;
  if (at(companions, 0) === cell || at(companions, 1) === cell) return false;
  // Rock crystal and celestites are the first token codes.
  return at(cells, cell) <= (at(LEVEL_OF, cell) === 1 ? STAR : ROCK_CRYSTAL);
}

/** O16: with tokens in hand, false only when the companion is the last of them and no cell of level 1 is open. */
export function canPlace(position: State, seat: number): boolean {
  const base = seat * TILES.length;
  const { tiles } = position;
  if ((at(tiles, base) | at(tiles, base + 1) | at(tiles, base + 2)) !== 0) return true;
  if (at(position.companions, seat) !== IN_HAND) return false;
  for (let cell = 0; cell < at(FIRST_CELLS, 1); cell++) if (isOpen(position, cell)) return true;
  return false;
}

/** Why the seat whose turn it is may not make this move; undefined when it may. Allocates nothing. */
export function whyNot(position: State, move: number): Refusal | undefined {
  if (position.step === OVER) return REFUSALS.over;
  if (position.step === DEAL || position.step === DRAW) return REFUSALS.luck;
  if (move < COMPANION_MOVES) return whyNotPlace(position, faceOfMove(move), spaceOfMove(move));
  if (move < COLLECT_MOVES) return whyNotCompanion(position, move - COMPANION_MOVES);
  if (position.step !== COLLECT) return REFUSALS.placeFirst;
  return move < DONE_MOVE ? whyNotCollect(position, move - COLLECT_MOVES) : undefined;
}

function whyNotPlace(position: State, face: number, space: number): Refusal | undefined {
  if (position.step === COLLECT) return REFUSALS.onlyOneToken;
  if (space >= position.spaces.length) return REFUSALS.noSuchSpace;
  if (at(position.tiles, position.seat * TILES.length + (face >> 1)) === 0) return REFUSALS.noTileLeft;
  return at(position.spaces, space) === EMPTY ? undefined : REFUSALS.spaceTaken;
}

function whyNotCompanion(position: State, cell: Cell): Refusal | undefined {
  const from = at(position.companions, position.seat);
  const level = at(LEVEL_OF, cell);
  if (level === 1) {
    if (from !== IN_HAND) return REFUSALS.companionPlaced;
    if (position.step === COLLECT) return REFUSALS.onlyOneToken;
    return isOpen(position, cell) ? undefined : REFUSALS.cellNotOpenToEnter;
  }
  if (from === IN_HAND) return REFUSALS.companionInHand;
  if (position.step !== COMPANION) return position.step === COLLECT ? REFUSALS.advanceFirst : REFUSALS.advancedAlready;
  if (at(LEVEL_OF, from) === 3) return REFUSALS.companionStays;
  if (level !== at(LEVEL_OF, from) + 1) return REFUSALS.nextLevelOnly;
  return isOpen(position, cell) ? undefined : REFUSALS.cellNotOpen;
}

function whyNotCollect(position: State, cell: Cell): Refusal | undefined {
  if (at(position.cells, cell) === EMPTY) return REFUSALS.nothingThere;
  return isCollectable(position, position.seat, cell) ? undefined : REFUSALS.notSeen;
}

/** Writes every legal move of the seat whose turn it is into `moves` and gives their number. */
export function generateMoves(position: State, moves: number[]): number {
  const { step } = position;
  if (step === COLLECT) {
    const count = generateCollects(position, position.seat, moves);
    moves[count] = DONE_MOVE;
    return count + 1;
  }
  if (step === OVER || step === DEAL || step === DRAW) return 0;
  const count = generateCompanionMoves(position, moves);
  return generatePlacements(position, moves, count);
}

/** O10, O14: entering or advancing, whichever is left to the companion. */
function generateCompanionMoves(position: State, moves: number[]): number {
  const from = at(position.companions, position.seat);
  const level = at(LEVEL_OF, from);
  if (level === 3 || (from !== IN_HAND && position.step !== COMPANION)) return 0;
  let count = 0;
  for (let cell = at(FIRST_CELLS, level); cell < at(FIRST_CELLS, level + 1); cell++) {
    if (isOpen(position, cell)) moves[count++] = companionMove(cell);
  }
  return count;
}

/** O13: every face in hand on every free space, written from `start` on. */
function generatePlacements(position: State, moves: number[], start: number): number {
  const { tiles, spaces, seat } = position;
  let count = start;
  for (let face = 0; face < FACE_COUNT; face++) {
    if (at(tiles, seat * TILES.length + (face >> 1)) === 0) continue;
    for (let space = 0; space < spaces.length; space++) {
      if (at(spaces, space) === EMPTY) moves[count++] = placeMove(face, space);
    }
  }
  return count;
}

/** O17: everything this seat could take now, as moves in the order of the cells. */
export function generateCollects(position: State, seat: number, moves: number[]): number {
  const { seen, filled, sight } = position;
  const companion = at(position.companions, seat);
  const view = COMPANION_VIEWS[companion] ?? [];
  let count = 0;
  for (let word = 0; word < SET_WORDS; word++) {
    const compass = at(seen, word);
    const lamp = at(seen, SET_WORDS + word);
    const pickaxe = at(seen, 2 * SET_WORDS + word);
    const tokens = at(filled, word);
    let bits = compass & lamp & pickaxe & tokens;
    // O22: of the cells that two tools and the companion see, some are seen from too few sides.
    let half = ((compass & lamp) | (pickaxe & (compass | lamp))) & at(view, word) & tokens & ~bits;
    for (; half !== 0; half &= half - 1) {
      const cell = SET_BITS * word + lowest(half);
      if (isEnough(companion, cell, at(sight, cell))) bits |= half & -half;
    }
    for (; bits !== 0; bits &= bits - 1) moves[count++] = collectMove(SET_BITS * word + lowest(bits));
  }
  return count;
}

/** The number of the lowest bit. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
