// In which order a search should fill a region: the one whose border between filled and empty stays shortest.

import { present } from '../kit/invariant.ts';
import type { Cell } from './polyomino.ts';

/** Sweeps over the region: along rows or columns, from either end, in either direction. */
const SWEEPS: readonly ((a: Cell, b: Cell) => number)[] = [1, -1].flatMap((u) =>
  [1, -1].flatMap((v) => [
    (a: Cell, b: Cell) => u * (a.x - b.x) || v * (a.y - b.y),
    (a: Cell, b: Cell) => u * (a.y - b.y) || v * (a.x - b.x),
  ]),
);

/** The region's places in the order in which to fill them. */
export function searchOrder(region: readonly Cell[]): readonly number[] {
  const cell = (i: number) => present(region[i]);
  const orders = SWEEPS.map((sweep) => [...region.keys()].sort((i, j) => sweep(cell(i), cell(j))));
  const costs = orders.map((order) => frontier(order.map(cell)));
  return present(orders[costs.indexOf(Math.min(...costs))]);
}

/** For every step, the empty cells beside filled ones; long borders cost more than in proportion, as the search branches on them. */
function frontier(cells: readonly Cell[]): number {
  const step = new Map(cells.map(({ x, y }, i) => [`${x},${y}`, i]));
  const border = new Array<number>(cells.length).fill(0);
  for (const [i, { x, y }] of cells.entries()) {
    const near = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
    const earliest = Math.min(i, ...near.map((key) => step.get(key) ?? i));
    for (let k = earliest; k < i; k++) border[k] = (border[k] ?? 0) + 1;
  }
  return border.reduce((sum, length) => sum + length ** 2, 0);
}
