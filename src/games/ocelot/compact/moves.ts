// Moves as small numbers, for playing in place, and the way to and from actions.

import { present } from '../../../kit/invariant.ts';
import { CELL_COUNT } from '../content/mats.ts';
import type { Action } from '../types.ts';
import { AMETHYST_KINDS, FACE_COUNT, faceCode, faceOf, LEVEL_OF } from './codes.ts';

/** Room for the spaces of any mat, and a power of two, so that a move comes apart by shifting. */
const SPACE_BITS = 6;

/** A tool: face × 64 + space. */
const PLACE_MOVES = 0;
/** The companion to a cell: entering when that is in level 1, advancing otherwise. */
export const COMPANION_MOVES = PLACE_MOVES + (FACE_COUNT << SPACE_BITS);
/** What lies in a cell. */
export const COLLECT_MOVES = COMPANION_MOVES + CELL_COUNT;
export const DONE_MOVE = COLLECT_MOVES + CELL_COUNT;
/** Luck: an amethyst of this kind. */
export const DRAW_MOVES = DONE_MOVE + 1;
/** An amethyst is drawn and not looked at: for a search that counts it at its mean. Never played in a match. */
export const DRAW_UNSEEN = DRAW_MOVES + AMETHYST_KINDS;

export const placeMove = (face: number, space: number): number => PLACE_MOVES + (face << SPACE_BITS) + space;
export const companionMove = (cell: number): number => COMPANION_MOVES + cell;
export const collectMove = (cell: number): number => COLLECT_MOVES + cell;
export const drawMove = (kind: number): number => DRAW_MOVES + kind;

export const faceOfMove = (move: number): number => (move - PLACE_MOVES) >> SPACE_BITS;
export const spaceOfMove = (move: number): number => (move - PLACE_MOVES) & ((1 << SPACE_BITS) - 1);

/** undefined: a tile without that tool, or a companion on a level that this action never leads to. */
export function moveOf(action: Action): number | undefined {
  switch (action.type) {
    case 'place': {
      const face = faceCode(action.tile, action.tool);
      return face === undefined ? undefined : placeMove(face, action.space);
    }
    case 'enter':
      return LEVEL_OF[action.cell] === 1 ? companionMove(action.cell) : undefined;
    case 'advance':
      return (LEVEL_OF[action.cell] ?? 0) > 1 ? companionMove(action.cell) : undefined;
    case 'collect':
      return collectMove(action.cell);
    case 'done':
      return DONE_MOVE;
  }
}

export function actionOf(move: number): Action {
  if (move < COMPANION_MOVES) return { type: 'place', ...faceOf(faceOfMove(move)), space: spaceOfMove(move) };
  if (move < COLLECT_MOVES) {
    const cell = move - COMPANION_MOVES;
    return { type: present(LEVEL_OF[cell]) === 1 ? 'enter' : 'advance', cell };
  }
  return move < DONE_MOVE ? { type: 'collect', cell: move - COLLECT_MOVES } : { type: 'done' };
}
