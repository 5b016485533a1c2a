// Random moves and whole random games in place: playouts, and the yardstick of the benchmark.

import type { Rng } from '../../../kit/rng.ts';
import { generateCollects, isOpen } from '../legal.ts';
import { beginTurn, play } from '../play.ts';
import type { Position } from '../position.ts';
import { TILES } from '../types.ts';
import {
  at,
  COLLECT,
  COMPANION,
  DEAL,
  DRAW,
  EMPTY,
  FACE_COUNT,
  FIRST_CELLS,
  FIRST_KINDS,
  LEVEL_OF,
  OVER,
  PLACE,
  packed,
  SUPPLY,
} from './codes.ts';
import { companionMove, DONE_MOVE, drawMove, placeMove } from './moves.ts';
import { ALL_CELLS, SET_WORDS } from './sight.ts';

/** A whole number from 0 to n − 1. Its bias is nothing to a playout; matches draw without any. */
const roughlyBelow = (rng: Rng, n: number): number => (rng.bits() * (n / 2 ** 32)) | 0;

/** The tokens of the caves, one a cell, before they are shuffled. */
const UNSHUFFLED: readonly number[] = packed(
  SUPPLY.flatMap((supply) => supply.flatMap((count, kind) => Array<number>(count).fill(kind + 1))),
);

/** Shuffles each cave's tokens into its cells, and lets either seat begin. The position is as new. */
export function dealAtRandom(position: Position, rng: Rng): void {
  const { cells, lying, filled } = position;
  for (let level = 1; level <= 3; level++) {
    const start = at(FIRST_CELLS, level - 1);
    const end = at(FIRST_CELLS, level);
    lying[level - 1] = end - start;
    for (let cell = start; cell < end; cell++) {
      const other = start + roughlyBelow(rng, cell - start + 1);
      cells[cell] = at(cells, other);
      cells[other] = at(UNSHUFFLED, cell);
    }
  }
  for (let word = 0; word < SET_WORDS; word++) filled[word] = at(ALL_CELLS, word);
  beginTurn(position, rng.bits() & 1);
}

/** Written and read within one call; kept to spare an allocation a move. */
const collects: number[] = [];

/** The faces of a hand, by which tiles are in it: A 1, B 2, C 4. */
const FACES_OF: readonly (readonly number[])[] = Array.from({ length: 1 << TILES.length }, (_, hand) =>
  packed(Array.from({ length: FACE_COUNT }, (_, face) => face).filter((face) => (hand >> (face >> 1)) & 1)),
);

/** A random move of whoever is to move, seat or luck. Every legal move is equally likely. */
export function randomMove(position: Position, rng: Rng): number {
  if (position.step === DRAW) return randomDraw(position, rng);
  if (position.step !== COLLECT) return randomPlacement(position, rng);
  const count = generateCollects(position, position.seat, collects);
  const choice = count === 0 ? 0 : roughlyBelow(rng, count + 1);
  return choice === count ? DONE_MOVE : at(collects, choice);
}

/**
 * Throws darts at a board until one hits a legal move, which costs less than listing them all. It has a column for each
 * space and a row for each face in hand; below those, rows for the cells that the companion may want to go to.
 */
function randomPlacement(position: Position, rng: Rng): number {
  const { tiles, spaces, seat } = position;
  const base = seat * TILES.length;
  const hand = (at(tiles, base) > 0 ? 1 : 0) | (at(tiles, base + 1) > 0 ? 2 : 0) | (at(tiles, base + 2) > 0 ? 4 : 0);
  const faces = FACES_OF[hand] ?? [];
  const level = at(LEVEL_OF, at(position.companions, seat));
  const first = at(FIRST_CELLS, level);
  const canMove = level === 0 || (level < 3 && position.step === COMPANION);
  const cells = canMove ? at(FIRST_CELLS, level + 1) - first : 0;
  const rows = faces.length + (cells === 0 ? 0 : cells <= spaces.length ? 1 : 2);
  for (;;) {
    const bits = rng.bits();
    const column = ((bits & 0xffff) * spaces.length) >> 16;
    const row = ((bits >>> 16) * rows) >> 16;
    if (row < faces.length) {
      if (at(spaces, column) === EMPTY) return placeMove(at(faces, row), column);
    } else {
      const cell = (row - faces.length) * spaces.length + column;
      if (cell < cells && isOpen(position, first + cell)) return companionMove(first + cell);
    }
  }
}

function randomDraw({ bags, drawing }: Position, rng: Rng): number {
  const first = at(FIRST_KINDS, drawing - 1);
  const end = at(FIRST_KINDS, drawing);
  let left = 0;
  for (let kind = first; kind < end; kind++) left += at(bags, kind);
  left = roughlyBelow(rng, left);
  for (let kind = first; kind < end; kind++) {
    left -= at(bags, kind);
    if (left < 0) return drawMove(kind);
  }
  throw new RangeError('an amethyst is drawn from an empty bag');
}

/** From where it stands to the end: placements as they fall, and everything that is seen is taken. */
export function playAtRandom(position: Position, rng: Rng): void {
  if (position.step === DEAL) dealAtRandom(position, rng);
  while (position.step !== OVER) {
    while (position.step === COMPANION || position.step === PLACE) play(position, randomPlacement(position, rng));
    if (position.step === DRAW) play(position, randomDraw(position, rng));
    const count = generateCollects(position, position.seat, collects);
    for (let i = 0; i < count; i++) {
      play(position, at(collects, i));
      if (position.step === DRAW) play(position, randomDraw(position, rng));
    }
    play(position, DONE_MOVE);
  }
}
