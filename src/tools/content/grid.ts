// A small grid of rock in which spaces are dug, for the generator of galleries.

import type { Cell } from '../../solver/polyomino.ts';

export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export const plus = (a: Cell, b: Cell): Cell => ({ x: a.x + b.x, y: a.y + b.y });

export class Grid {
  readonly width: number;
  readonly height: number;
  readonly #dug = new Map<number, Cell>();

  constructor(width: number, height: number, cells: Iterable<Cell> = []) {
    this.width = width;
    this.height = height;
    for (const cell of cells) this.dig(cell);
  }

  get cells(): readonly Cell[] {
    return [...this.#dug.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }

  get size(): number {
    return this.#dug.size;
  }

  holds({ x, y }: Cell): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  has(cell: Cell): boolean {
    return this.#dug.has(key(cell));
  }

  dig(cell: Cell): void {
    this.#dug.set(key(cell), cell);
  }

  /** The dug cells beside this one. */
  near(cell: Cell): readonly Cell[] {
    return STEPS.map((step) => plus(cell, step)).filter((other) => this.has(other));
  }
}

/** Room for a rim of rock on every side. */
const key = ({ x, y }: Cell): number => (y + 2) * 64 + x + 2;
