// The free polyominoes of one to five cells by name: the letter they look like and their size. The pentominoes have Golomb's letters.

import { present } from '../kit/invariant.ts';
import { type Cell, drawnCells } from './polyomino.ts';

const DRAWINGS = {
  I1: ['o'],
  I2: ['oo'],
  I3: ['ooo'],
  L3: ['oo', 'o.'],
  I4: ['oooo'],
  O4: ['oo', 'oo'],
  T4: ['ooo', '.o.'],
  L4: ['ooo', 'o..'],
  S4: ['.oo', 'oo.'],
  F5: ['.oo', 'oo.', '.o.'],
  I5: ['ooooo'],
  L5: ['oooo', 'o...'],
  N5: ['.ooo', 'oo..'],
  P5: ['ooo', 'oo.'],
  T5: ['ooo', '.o.', '.o.'],
  U5: ['ooo', 'o.o'],
  V5: ['ooo', 'o..', 'o..'],
  W5: ['.oo', 'oo.', 'o..'],
  X5: ['.o.', 'ooo', '.o.'],
  Y5: ['oooo', '.o..'],
  Z5: ['oo.', '.o.', '.oo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PolyominoName = keyof typeof DRAWINGS;

const CELLS: ReadonlyMap<string, readonly Cell[]> = new Map(
  Object.entries(DRAWINGS).map(([name, rows]) => [name, drawnCells(rows, 'o')]),
);

export const POLYOMINO_NAMES: readonly string[] = [...CELLS.keys()];

/** In the reading order of the drawing. */
export function polyomino(name: PolyominoName): readonly Cell[] {
  return present(CELLS.get(name), name);
}

/** The polyomino of that name, if there is one. */
export function findPolyomino(name: string): readonly Cell[] | undefined {
  return CELLS.get(name);
}
