// Rough rock: chipped edges and lit faces, from a fixed random seed.

import type { Point } from '../../../../games/out-of-mine/content/types.ts';
import { borders, path, ring, type Vertex2 } from './geometry.ts';

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The border of the cells moved outwards and chipped. */
export function roughOutline(cells: readonly Point[], out: number): string {
  const roll = dice(23);
  return borders(cells)
    .map((loop) => path(chipped(ring(loop, -out, 22), roll)))
    .join('');
}

function chipped(points: readonly Vertex2[], roll: () => number): readonly Vertex2[] {
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const chips = Math.max(1, Math.round(length / 34));
    return Array.from({ length: chips }, (_, k): Vertex2 => {
      const along = (k + (k > 0 ? (roll() - 0.5) * 0.5 : 0)) / chips;
      const deep = k > 0 ? roll() * 9 - 2 : 0;
      return [p[0] + dx * along + (dy / length) * deep, p[1] + dy * along - (dx / length) * deep];
    });
  });
}

type Vertex = readonly [x: number, y: number, z: number];

/** How much light a face gets: from −8, turned away, to 8. */
function shadeOf([ax, ay, az]: Vertex, [bx, by, bz]: Vertex, [cx, cy, cz]: Vertex): number {
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.round((((nx * -0.45 + ny * -0.75) * Math.sign(nz)) / (Math.hypot(nx, ny, nz) || 1)) * 8);
}

/** A rock face as triangles, those of one shade in one path. */
export function rockFaces(
  from: Vertex2,
  to: Vertex2,
  step = 62,
): readonly { readonly shade: number; readonly d: string }[] {
  const roll = dice(7);
  const [columns, rows] = [Math.ceil((to[0] - from[0]) / step), Math.ceil((to[1] - from[1]) / step)];
  const bump = (): number => (roll() - 0.5) * step * 0.75;
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Vertex => [from[0] + column * step + bump(), from[1] + row * step + bump(), roll() * 46],
    ),
  );
  const shades = new Map<number, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = grid[row]?.slice(column, column + 2) ?? [];
      const [c, d] = grid[row + 1]?.slice(column, column + 2) ?? [];
      if (!a || !b || !c || !d) continue;
      const triangles: [Vertex, Vertex, Vertex][] =
        (row + column) % 2 === 1
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const triangle of triangles) {
        const shade = shadeOf(...triangle);
        shades.set(shade, (shades.get(shade) ?? '') + path(triangle.map(([x, y]): Vertex2 => [x, y])));
      }
    }
  }
  return [...shades].map(([shade, d]) => ({ shade, d }));
}
