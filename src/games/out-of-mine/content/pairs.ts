// M6: a gallery and a treasure card make a puzzle for the solver.

import { present } from '../../../kit/invariant.ts';
import type { Cell } from '../../../solver/polyomino.ts';
import type { Piece, Supply } from '../../../solver/puzzle.ts';
import { createSolver, type Solver } from '../../../solver/solver.ts';
import { GALLERIES } from './galleries.ts';
import { SHAPE_COUNTS, shapeCells, shapeColour } from './tiles.ts';
import { type Colour, SHAPES, type TreasureCard } from './types.ts';

/** The shapes as pieces, in the order of SHAPES; their group is their colour. */
export const SHAPE_PIECES: readonly Piece[] = SHAPES.map((shape) => ({
  name: shape,
  cells: shapeCells(shape),
  group: shapeColour(shape),
}));

/** How many tiles of each shape there are, in the order of SHAPES. */
export const FULL_SUPPLY: readonly number[] = SHAPES.map((shape) => SHAPE_COUNTS[shape]);

/** How many tiles of each colour a card asks for. */
export function cardDemands({ mix }: TreasureCard): Readonly<Record<Colour, number>> {
  const [yellow, blue, green, red, white] = mix;
  return { yellow, blue, green, red, white };
}

/** All tiles in the supply and nothing laid. */
export function freshSupply(card: TreasureCard): Supply {
  return { counts: FULL_SUPPLY, demands: cardDemands(card) };
}

export function gallerySolver(spaces: readonly Cell[]): Solver {
  return createSolver(spaces, SHAPE_PIECES);
}

const solvers = new Map<number, Solver>();

/** The solver of a gallery by its place in GALLERIES; made when it is first asked for. */
export function solverOf(gallery: number): Solver {
  const solver = solvers.get(gallery) ?? gallerySolver(present(GALLERIES[gallery], `gallery ${gallery}`).spaces);
  solvers.set(gallery, solver);
  return solver;
}
