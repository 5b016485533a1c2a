// Tilings as exact covers, in the fastest form we found for dancing-links: equal pieces are slots in a fixed order.

import { CARDS } from '../src/games/out-of-mine/content/cards.ts';
import { solverOf } from '../src/games/out-of-mine/content/pairs.ts';
import { TILES } from '../src/games/out-of-mine/content/tiles.ts';
import { SHAPES } from '../src/games/out-of-mine/content/types.ts';
import { present } from '../src/kit/invariant.ts';
import type { Cell } from '../src/solver/polyomino.ts';
import type { Piece } from '../src/solver/puzzle.ts';
import { createSolver } from '../src/solver/solver.ts';
import { countCovers } from './peers/exact-cover.js';

/** A column for each cell and for each piece. */
export function countPentominoes(region: readonly Cell[], pieces: readonly Piece[]): number {
  const { placements } = createSolver(region, pieces).board;
  const rows = placements.map(({ piece, cells }) => [...cells, region.length + piece]);
  return countCovers({ primary: region.length + pieces.length, secondary: 0 }, rows);
}

const SPACES = 20;
/** Shapes of which there is one tile only: a column that may be covered once. */
const SINGLE = SHAPES.filter((shape) => TILES.filter((tile) => tile.shape === shape).length === 1);

/**
 * A column for each space and for each tile the card asks for. Tiles of one colour could swap their columns, which would multiply every
 * solution up to 36 times; so each is made to start after the one before it: a tile that starts at s covers the columns up to s of a
 * row of 20 that the next tile, starting at t, covers from t on. (Counting the multiples and dividing takes 15 times longer.)
 */
export function countMinePair(gallery: number, card: number): number {
  const { placements } = solverOf(gallery).board;
  const { mix } = present(CARDS[card]);
  const slotsBefore = mix.map((_, colour) => SPACES + sum(mix.slice(0, colour)));
  const primary = SPACES + sum(mix);
  const orders = mix.map((_, colour) => primary + SINGLE.length + SPACES * sum(mix.slice(0, colour)));
  const secondary = SINGLE.length + SPACES * sum(mix);
  const rows = placements.flatMap(({ piece, cells }) => {
    const colour = cells.length - 1;
    const start = Math.min(...cells);
    const single = SINGLE.indexOf(present(SHAPES[piece]));
    return Array.from({ length: present(mix[colour]) }, (_, slot) => {
      const order = present(orders[colour]) + SPACES * slot;
      const isLast = slot === present(mix[colour]) - 1;
      return [
        ...cells,
        present(slotsBefore[colour]) + slot,
        ...(single < 0 ? [] : [primary + single]),
        ...(isLast ? [] : range(order, order + start + 1)),
        ...(slot === 0 ? [] : range(order - SPACES + start, order)),
      ];
    });
  });
  return countCovers({ primary, secondary }, rows);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
