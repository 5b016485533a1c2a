// The mats: where the caves lie. Everything else (cells, spaces, who looks where) is derived from that (O1–O3).

import { present } from '../../../kit/invariant.ts';
import { type Cell, LEVELS, type Level, MAT_IDS, type MatId, type Space } from '../types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cave {
  readonly level: Level;
  readonly centre: Point;
  /** Cells lie at |dx| + |dy| ≤ radius from the centre, round spaces at radius + 1. */
  readonly radius: number;
}

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** One step towards each side; y grows downwards. */
const STEP: Readonly<Record<Side, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

export interface MatCell extends Point {
  readonly cell: Cell;
  readonly level: Level;
  /** For each side, the space at that end of the cell's row or column. */
  readonly ends: Readonly<Record<Side, Space>>;
}

/** A line of sight: `cells` are seen from their `side`. */
export interface Look {
  readonly level: Level;
  readonly side: Side;
  /** From the nearest to the farthest. */
  readonly cells: readonly Cell[];
}

export interface MatSpace extends Point {
  readonly space: Space;
  readonly looks: readonly Look[];
}

export interface Mat {
  readonly id: MatId;
  readonly caves: readonly Cave[];
  readonly cells: readonly MatCell[];
  readonly spaces: readonly MatSpace[];
}

const RADII: Readonly<Record<Level, number>> = { 1: 4, 2: 2, 3: 2 };

/** O3: only the centres differ. */
const CENTRES: Readonly<Record<MatId, Readonly<Record<Level, Point>>>> = {
  split: { 1: { x: 0, y: 0 }, 2: { x: 9, y: -1 }, 3: { x: 12, y: 2 } },
  nested: { 1: { x: 0, y: 0 }, 2: { x: -4, y: -4 }, 3: { x: 4, y: 4 } },
};

const key = ({ x, y }: Point): string => `${x},${y}`;

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The cells of a diamond in reading order. */
function diamond({ centre, radius }: Cave): Point[] {
  const points: Point[] = [];
  for (let dy = -radius; dy <= radius; dy++) {
    const reach = radius - Math.abs(dy);
    for (let dx = -reach; dx <= reach; dx++) points.push(add(centre, { x: dx, y: dy }));
  }
  return points;
}

/** The spaces around a diamond, clockwise from the northern tip. */
function ring({ centre, radius }: Cave): Point[] {
  const size = radius + 1;
  const points: Point[] = [];
  for (let i = 0; i < size; i++) points.push({ x: i, y: i - size });
  for (let i = 0; i < size; i++) points.push({ x: size - i, y: i });
  for (let i = 0; i < size; i++) points.push({ x: -i, y: size - i });
  for (let i = 0; i < size; i++) points.push({ x: i - size, y: -i });
  return points.map((point) => add(centre, point));
}

/** From a space over the cells of one cave, as far as they go. */
function lookFrom(start: Point, towards: Side, cells: ReadonlyMap<string, { cell: Cell; level: Level }>): Look[] {
  const seen: Cell[] = [];
  let level: Level | undefined;
  for (let point = add(start, STEP[towards]); ; point = add(point, STEP[towards])) {
    const found = cells.get(key(point));
    if (found === undefined || (level !== undefined && found.level !== level)) break;
    level = found.level;
    seen.push(found.cell);
  }
  return level === undefined ? [] : [{ level, side: OPPOSITE[towards], cells: seen }];
}

function buildMat(id: MatId): Mat {
  const caves = LEVELS.map((level): Cave => ({ level, centre: CENTRES[id][level], radius: RADII[level] }));
  const points = caves.flatMap((cave) => diamond(cave).map((point) => ({ ...point, level: cave.level })));
  const byPlace = new Map(points.map((point, cell) => [key(point), { cell, level: point.level }]));
  const places = new Map(caves.flatMap(ring).map((point) => [key(point), point]));
  const spaces = [...places.values()].map(
    (point, space): MatSpace => ({
      ...point,
      space,
      looks: SIDES.flatMap((towards) => lookFrom(point, towards, byPlace)),
    }),
  );
  const ends = new Map<string, Space>();
  for (const { space, looks } of spaces) {
    for (const { side, cells } of looks) for (const cell of cells) ends.set(`${side} end of cell ${cell}`, space);
  }
  const end = (cell: Cell, side: Side): Space => {
    const name = `${side} end of cell ${cell}`;
    return present(ends.get(name), name);
  };
  const cells = points.map((point, cell) => ({
    ...point,
    cell,
    ends: { north: end(cell, 'north'), east: end(cell, 'east'), south: end(cell, 'south'), west: end(cell, 'west') },
  }));
  return { id, caves, cells, spaces };
}

const [split, nested] = MAT_IDS.map(buildMat);

export const MATS: Readonly<Record<MatId, Mat>> = { split: present(split), nested: present(nested) };

/** No mat has a space beyond these. */
export const MOST_SPACES = Math.max(...MAT_IDS.map((id) => MATS[id].spaces.length));

/** The same on every mat: 41 + 13 + 13. */
export const CELL_COUNT = 67;

export const FIRST_CELL: Readonly<Record<Level, Cell>> = { 1: 0, 2: 41, 3: 54 };

export const levelOf = (cell: Cell): Level => (cell < FIRST_CELL[2] ? 1 : cell < FIRST_CELL[3] ? 2 : 3);

/** A cell for people: level, column from the west, row from the north. `1e5` is the centre of level 1. */
export function cellName(cell: Cell): string {
  const { level, x, y } = present(MATS.split.cells[cell], `cell ${cell}`);
  const { centre, radius } = present(MATS.split.caves[level - 1]);
  return `${level}${String.fromCharCode(97 + x - centre.x + radius)}${y - centre.y + radius + 1}`;
}

const CELLS_BY_NAME: ReadonlyMap<string, Cell> = new Map(MATS.split.cells.map(({ cell }) => [cellName(cell), cell]));

export const cellNamed = (name: string): Cell | undefined => CELLS_BY_NAME.get(name);

/** A space for people: counted from 1. */
export const spaceName = (space: Space): string => String(space + 1);
