// What is drawn around a gallery: where the elves stand, how large the picture is, and where timber and tools are left.

import type { Elf, Gallery, Point } from '../../../../games/out-of-mine/content/types.ts';
import { cellKey } from '../race/aim.ts';
import { UNIT } from './geometry.ts';

const BESIDE: Readonly<Record<Elf['side'], Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The rock in which an elf has its burrow. */
export function elfCell(gallery: Gallery, { space, side }: Elf): Point {
  const at = gallery.spaces[space] ?? { x: 0, y: 0 };
  return { x: at.x + BESIDE[side].x, y: at.y + BESIDE[side].y };
}

/** How far the chipped edge and its shadow reach. */
const RIM = 34;

/** The part of the rock that has to be seen: all spaces and, if they are in the game, all elves. */
export function pictureBox(gallery: Gallery, elves: boolean): { x: number; y: number; width: number; height: number } {
  const cells = [...gallery.spaces, ...(elves ? gallery.elves.map((elf) => elfCell(gallery, elf)) : [])];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * UNIT - RIM,
    y: top * UNIT - RIM,
    width: (Math.max(...xs) - left + 1) * UNIT + 2 * RIM,
    height: (Math.max(...ys) - top + 1) * UNIT + 2 * RIM,
  };
}

export type Prop = 'lantern' | 'pickaxe' | 'cluster';

/** Cells of plain rock, with what is left there: nothing ever covers a space or an elf. */
export function props(gallery: Gallery): readonly { readonly prop: Prop; readonly at: Point }[] {
  const [width, height] = [gallery.rows[0]?.length ?? 0, gallery.rows.length];
  const taken = new Set([...gallery.spaces, ...gallery.elves.map((elf) => elfCell(gallery, elf))].map(cellKey));
  const rock = Array.from({ length: (width + 2) * (height + 1) }, (_, i) => ({
    x: (i % (width + 2)) - 1,
    y: Math.floor(i / (width + 2)),
  })).filter((cell) => !taken.has(cellKey(cell)));
  const inside = ({ x, y }: Point): boolean => x >= 0 && x < width && y < height;
  // A lantern hangs high near the middle, a pickaxe leans at the right, crystals grow at the left and below.
  const nearest = (to: Point) => (a: Point, b: Point) =>
    Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y);
  const wanted: readonly { readonly prop: Prop; readonly near: Point }[] = [
    { prop: 'lantern', near: { x: width / 2, y: 0 } },
    { prop: 'pickaxe', near: { x: width - 1, y: 0 } },
    { prop: 'cluster', near: { x: 0, y: height - 1 } },
    { prop: 'cluster', near: { x: width - 1, y: height - 1 } },
    { prop: 'cluster', near: { x: 0, y: 0 } },
  ];
  const used = new Set<string>();
  return wanted.flatMap(({ prop, near }) => {
    const free = rock.filter((cell) => inside(cell) && !used.has(cellKey(cell)));
    const [at] = free.toSorted(nearest(near));
    if (!at || Math.hypot(at.x - near.x, at.y - near.y) > 2.6) return [];
    used.add(cellKey(at));
    return [{ prop, at }];
  });
}

/** Timber under floors that are at least two spaces long; `x` and `y` are drawing units. */
export function timbers(
  gallery: Gallery,
): readonly { readonly x: number; readonly y: number; readonly width: number }[] {
  const isSpace = (x: number, y: number): boolean => gallery.rows[y]?.[x] === '.';
  const elves = new Set(gallery.elves.map((elf) => cellKey(elfCell(gallery, elf))));
  const found: { x: number; y: number; width: number }[] = [];
  for (const [y, row] of gallery.rows.entries()) {
    let run = 0;
    for (let x = 0; x <= row.length; x++) {
      const floor = isSpace(x, y) && !isSpace(x, y + 1) && !elves.has(cellKey({ x, y: y + 1 }));
      if (floor) {
        run += 1;
        continue;
      }
      if (run >= 2) found.push({ x: (x - run) * UNIT + 26, y: (y + 1) * UNIT - 4, width: run * UNIT - 52 });
      run = 0;
    }
  }
  return found.filter((_, index) => index % 2 === 0);
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner in which a sign hides the fewest spaces and elves. */
export function quietCorner(gallery: Gallery): Corner {
  const cells = [...gallery.spaces, ...gallery.elves.map((elf) => elfCell(gallery, elf))];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const hidden = (corner: Corner): number => {
    const near = ({ x, y }: Point): boolean =>
      (corner.startsWith('top') ? y - Math.min(...ys) : Math.max(...ys) - y) < 2 &&
      (corner.endsWith('left') ? x - Math.min(...xs) : Math.max(...xs) - x) < 3;
    return cells.filter(near).length;
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
