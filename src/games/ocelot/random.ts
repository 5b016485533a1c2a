// Whole random games in place: playouts, and the yardstick of the benchmark. Every legal move is equally likely.

import type { Rng } from '../../kit/rng.ts';
import {
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  at,
  COLLECT,
  DEAL,
  DRAW,
  FIRST_CELLS,
  LEVEL_OF,
  OVER,
  SUPPLY,
} from './codes.ts';
import { generateCollects, whyNot } from './judge.ts';
import { companionMove, DONE_MOVE, drawMove, placeMove } from './moves.ts';
import { beginTurn, play } from './play.ts';
import type { Position } from './position.ts';
import { TILES } from './types.ts';

/** A whole number from 0 to n − 1. Its bias, below n / 2³², is nothing to a playout; matches draw without any. */
const roughlyBelow = (rng: Rng, n: number): number => Math.floor((rng.bits() / 2 ** 32) * n);

/** Shuffles each cave's tokens into its cells, and lets either seat begin. The position is as new. */
export function dealAtRandom(position: Position, rng: Rng): void {
  const { cells, lying } = position;
  for (let level = 1; level <= 3; level++) {
    const start = at(FIRST_CELLS, level - 1);
    let cell = start;
    const supply = SUPPLY[level - 1] ?? [];
    for (let kind = 0; kind < supply.length; kind++) {
      for (let i = at(supply, kind); i > 0; i--) cells[cell++] = kind + 1;
    }
    lying[level - 1] = cell - start;
    for (let last = cell - 1; last > start; last--) {
      const other = start + roughlyBelow(rng, last - start + 1);
      const token = at(cells, last);
      cells[last] = at(cells, other);
      cells[other] = token;
    }
  }
  beginTurn(position, rng.bits() & 1);
}

/** Written and read within one call; kept to spare an allocation a move. */
const collects: number[] = [];
const inHand: number[] = [0, 0, 0];

/** A random move of whoever is to move: seats and luck. */
export function randomMove(position: Position, rng: Rng): number {
  if (position.step === DRAW) return randomDraw(position, rng);
  if (position.step !== COLLECT) return randomPlacement(position, rng);
  const count = generateCollects(position, position.seat, collects);
  const choice = count === 0 ? 0 : roughlyBelow(rng, count + 1);
  return choice === count ? DONE_MOVE : at(collects, choice);
}

/** Tries until a move is legal, which costs less than listing all that are; only tiles in hand are tried. */
function randomPlacement(position: Position, rng: Rng): number {
  const { tiles, spaces, companions, seat } = position;
  let hand = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (at(tiles, seat * TILES.length + tile) > 0) inHand[hand++] = tile;
  }
  const perTile = 2 * spaces.length;
  const level = at(LEVEL_OF, at(companions, seat));
  const first = at(FIRST_CELLS, level);
  const cells = level === 3 ? 0 : at(FIRST_CELLS, level + 1) - first;
  for (;;) {
    const choice = roughlyBelow(rng, hand * perTile + cells);
    const tile = Math.trunc(choice / perTile);
    const rest = choice - tile * perTile;
    const move = tile < hand ? placeMove(2 * at(inHand, tile) + (rest & 1), rest >> 1) : companionMove(first + rest);
    if (whyNot(position, move) === undefined) return move;
  }
}

function randomDraw({ bags, drawing }: Position, rng: Rng): number {
  let left = 0;
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) if (at(AMETHYST_LEVEL, kind) === drawing) left += at(bags, kind);
  left = roughlyBelow(rng, left);
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    if (at(AMETHYST_LEVEL, kind) !== drawing) continue;
    left -= at(bags, kind);
    if (left < 0) return drawMove(kind);
  }
  throw new RangeError('an amethyst is drawn from an empty bag');
}

/** From where it stands to the end. */
export function playAtRandom(position: Position, rng: Rng): void {
  if (position.step === DEAL) dealAtRandom(position, rng);
  while (position.step !== OVER) play(position, randomMove(position, rng));
}
