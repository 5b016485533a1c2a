// Outlines of shapes made of cells: the border, moved inwards or outwards, with cut corners. A cell is 100 drawing units.

import type { Point } from '../../../../games/out-of-mine/content/types.ts';

export const UNIT = 100;

export type Vertex2 = readonly [x: number, y: number];

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A corner of the border: where it is, the edge that leads in, the edge that leads out, and whether it turns right (1) or left (−1). */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly into: Edge;
  readonly out: Edge;
  readonly turn: number;
}

const turnOf = (into: Edge, out: Edge): number => into.dx * out.dy - into.dy * out.dx;
const key = (x: number, y: number): string => `${x},${y}`;

/** All edges between a cell and no cell, clockwise around the cells. */
function edgesOf(cells: readonly Point[]): readonly Edge[] {
  const has = new Set(cells.map(({ x, y }) => key(x, y)));
  return cells.flatMap(({ x, y }) => [
    ...(has.has(key(x, y - 1)) ? [] : [{ x, y, dx: 1, dy: 0 }]),
    ...(has.has(key(x + 1, y)) ? [] : [{ x: x + 1, y, dx: 0, dy: 1 }]),
    ...(has.has(key(x, y + 1)) ? [] : [{ x: x + 1, y: y + 1, dx: -1, dy: 0 }]),
    ...(has.has(key(x - 1, y)) ? [] : [{ x, y: y + 1, dx: 0, dy: -1 }]),
  ]);
}

/** The corners of every closed line around the cells; holes are lines of their own. */
export function borders(cells: readonly Point[]): readonly (readonly Corner[])[] {
  const free = new Set(edgesOf(cells));
  const loops: Corner[][] = [];
  for (const start of free) {
    if (!free.has(start)) continue;
    const loop: Corner[] = [];
    let edge = start;
    do {
      free.delete(edge);
      const next = follower(edge, start, free);
      const turn = turnOf(edge, next);
      if (turn !== 0) loop.push({ x: next.x, y: next.y, into: edge, out: next, turn });
      edge = next;
    } while (edge !== start);
    loops.push(loop);
  }
  return loops;
}

/** Where two shapes touch at a corner, the line turns right and stays with its own cell. */
function follower(edge: Edge, start: Edge, free: ReadonlySet<Edge>): Edge {
  const [x, y] = [edge.x + edge.dx, edge.y + edge.dy];
  const candidates = [...free].filter((each) => each.x === x && each.y === y);
  const [best] = candidates.sort((a, b) => turnOf(edge, b) - turnOf(edge, a));
  return best ?? start;
}

/** Two points a corner, so that rings of different inset can be joined point by point. */
export function ring(loop: readonly Corner[], inset: number, cut: number): readonly Vertex2[] {
  return loop.flatMap(({ x, y, into, out, turn }): Vertex2[] => {
    const px = x * UNIT + inset * (-into.dy - out.dy);
    const py = y * UNIT + inset * (into.dx + out.dx);
    const c = turn > 0 ? cut : cut * 0.4;
    return [
      [px - into.dx * c, py - into.dy * c],
      [px + out.dx * c, py + out.dy * c],
    ];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const path = (points: readonly Vertex2[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const outline = (cells: readonly Point[], inset: number, cut: number): string =>
  borders(cells)
    .map((loop) => path(ring(loop, inset, cut)))
    .join('');

/** A rounded square inside every cell, all in one path. */
export const tiled = (cells: readonly Point[]): string =>
  cells
    .map(
      ({ x, y }) =>
        `M${x * UNIT + 21} ${y * UNIT + 9}h58a12 12 0 0 1 12 12v58a12 12 0 0 1-12 12h-58a12 12 0 0 1-12-12v-58a12 12 0 0 1 12-12z`,
    )
    .join('');

/** Facets between the outer and the inner ring, each with how much light it gets: > 0 is lit. */
export function facets(outer: readonly Vertex2[], inner: readonly Vertex2[]): readonly { d: string; light: number }[] {
  return outer.flatMap((p, i) => {
    const j = (i + 1) % outer.length;
    const [q, a, b] = [outer[j], inner[j], inner[i]];
    if (!q || !a || !b) return [];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    return [{ d: path([p, q, a, b]), light: (dx * 0.9 - dy * 0.45) / (Math.hypot(dx, dy) || 1) }];
  });
}
