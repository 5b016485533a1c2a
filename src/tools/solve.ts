// What `grotto solve` does: reads a region and a list of pieces as people write them, and solves the puzzle they make.

import { drawPlan } from '../solver/draw.ts';
import { type Cell, drawnCells, normalised } from '../solver/polyomino.ts';
import { findPolyomino, POLYOMINO_NAMES } from '../solver/polyominoes.ts';
import { MAX_CELLS, type Piece, type Solution, type Supply } from '../solver/puzzle.ts';
import { createSolver } from '../solver/solver.ts';
import { BadInput } from './io.ts';

export interface SolveOptions {
  /** `6x10`, `8x8-centre` (without its middle), or a file. */
  readonly region: string;
  /** `pentominoes`, or a list such as `F,I,L5,I2*3`. */
  readonly pieces: string;
  /** Gives the text of a file. */
  readonly readText: (path: string) => string;
}

export interface Puzzle {
  readonly region: readonly Cell[];
  readonly pieces: readonly Piece[];
  readonly supply: Supply;
}

export interface SolveCounts {
  readonly cells: number;
  /** How many of each piece there are, by name. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly solutions: number;
  /** Those that turn or mirror into each other count once. */
  readonly upToSymmetry: number;
}

const SETS: readonly (readonly [name: string, size: number])[] = [
  ['monominoes', 1],
  ['dominoes', 2],
  ['trominoes', 3],
  ['tetrominoes', 4],
  ['pentominoes', 5],
];

export function parsePuzzle({ region, pieces, readText }: SolveOptions): Puzzle {
  const cells = parseRegion(region, readText);
  const counts = parsePieces(pieces);
  return {
    region: cells,
    pieces: [...counts.keys()].map((name) => ({ name, cells: findPolyomino(name) ?? [] })),
    supply: { counts: [...counts.values()] },
  };
}

export function countPuzzle({ region, pieces, supply }: Puzzle): SolveCounts {
  const { total, distinct } = createSolver(region, pieces).countDistinct(supply);
  return {
    cells: region.length,
    pieces: Object.fromEntries(pieces.map(({ name }, k) => [name, supply.counts[k] ?? 0])),
    solutions: total,
    upToSymmetry: distinct,
  };
}

export function firstSolution({ region, pieces, supply }: Puzzle): Solution | undefined {
  return createSolver(region, pieces).first(supply);
}

export function allSolutions({ region, pieces, supply }: Puzzle): Generator<Solution, void> {
  return createSolver(region, pieces).all(supply);
}

/** The pieces with walls around them, each cell with its piece's letter. */
export function drawSolution({ region, pieces }: Puzzle, solution: Solution): string {
  const names = new Map<string, string>();
  const areas = new Map<string, number>();
  const corner = normalised(region);
  for (const [area, { piece, cells }] of solution.entries()) {
    for (const i of cells) {
      const { x, y } = corner[i] ?? { x: 0, y: 0 };
      areas.set(`${x},${y}`, area);
      names.set(`${x},${y}`, pieces[piece]?.name[0] ?? '?');
    }
  }
  return drawPlan({
    width: Math.max(...corner.map(({ x }) => x)) + 1,
    height: Math.max(...corner.map(({ y }) => y)) + 1,
    area: (x, y) => areas.get(`${x},${y}`),
    label: (x, y) => names.get(`${x},${y}`) ?? ' ',
  });
}

export function parseRegion(text: string, readText: (path: string) => string): readonly Cell[] {
  const match = /^(\d{1,3})x(\d{1,3})(-centre)?$/.exec(text);
  const region = match
    ? rectangle(Number(match[1]), Number(match[2]), match[3] !== undefined)
    : drawnCells(readText(text).split(/\r?\n/), '.');
  if (region.length === 0) throw new BadInput(`region ${text} has no cells: in a file, each cell is a '.'`);
  if (region.length > MAX_CELLS) {
    throw new BadInput(`region ${text} has ${region.length} cells: at most ${MAX_CELLS} can be solved`);
  }
  return region;
}

/** Without its centre: the middle one, two or four cells, as its sides are odd or even. */
function rectangle(width: number, height: number, withoutCentre: boolean): readonly Cell[] {
  const isMiddle = (at: number, length: number) => Math.abs(2 * at + 1 - length) <= 1;
  const cells = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  return withoutCentre ? cells.filter(({ x, y }) => !(isMiddle(x, width) && isMiddle(y, height))) : cells;
}

/** By name, in the order of the list. A bare letter is a pentomino. */
export function parsePieces(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, word = '', times = '1'] = /^([A-Za-z]+\d?)(?:\*(\d{1,2}))?$/.exec(entry) ?? [];
    const names = piecesCalled(word);
    if (names.length === 0 || Number(times) === 0) {
      throw new BadInput(
        `${entry === '' ? 'an empty entry' : entry} is no piece: take ${SETS.map(([name]) => name).join(', ')}, ` +
          `a letter of a pentomino, or one of ${POLYOMINO_NAMES.join(' ')}, with a number of them as in I2*3`,
      );
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + Number(times));
  }
  return counts;
}

function piecesCalled(word: string): readonly string[] {
  const set = SETS.find(([name]) => name === word.toLowerCase());
  if (set) return POLYOMINO_NAMES.filter((name) => name.endsWith(String(set[1])));
  const name = word.length === 1 ? `${word.toUpperCase()}5` : word.toUpperCase();
  return POLYOMINO_NAMES.includes(name) ? [name] : [];
}
