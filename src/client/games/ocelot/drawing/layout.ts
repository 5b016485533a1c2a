// Where everything is drawn: a mat on a wide or a tall screen, in units of one cell.

import { type Cell, type Level, MATS, type MatId, type Point, type Space } from '../../../../games/ocelot/index.ts';
import { present } from '../../../../kit/invariant.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** One way to lay out a mat. Caves that touch move together, so that lines of sight stay straight. */
export interface Plan {
  readonly mat: MatId;
  readonly box: Box;
  /** The caves of each piece of rock. */
  readonly rocks: readonly (readonly Level[])[];
  readonly shift: Readonly<Record<Level, Point>>;
  readonly bags: Readonly<Record<Level, Point>>;
  /** Bags say their level in words where there is room for it. */
  readonly roomy: boolean;
}

const HERE: Point = { x: 0, y: 0 };

const together = (shift: Point): Plan['shift'] => ({ 1: HERE, 2: shift, 3: shift });

const SPLIT_WIDE: Plan = {
  mat: 'split',
  box: { x: -5.95, y: -5.95, width: 22.4, height: 11.95 },
  rocks: [[1], [2, 3]],
  shift: together({ x: 0.5, y: 0 }),
  bags: { 1: { x: -4.85, y: -4.5 }, 2: { x: 5.3, y: -4.5 }, 3: { x: 7.9, y: 4.4 } },
  roomy: true,
};

/** Levels 2 and 3 tucked in below level 1. */
const SPLIT_TALL: Plan = {
  mat: 'split',
  box: { x: -7.85, y: -5.9, width: 13.75, height: 18.75 },
  rocks: [[1], [2, 3]],
  shift: together({ x: -13, y: 6.9 }),
  bags: { 1: { x: -6.6, y: -4.4 }, 2: { x: -6.9, y: 10.9 }, 3: { x: 3.6, y: 10.9 } },
  roomy: false,
};

const NESTED: Plan = {
  mat: 'nested',
  box: { x: -7.95, y: -7.95, width: 15.9, height: 15.95 },
  rocks: [[1, 2, 3]],
  shift: together(HERE),
  bags: { 1: { x: 3.6, y: -5.8 }, 2: { x: -6.9, y: 2.4 }, 3: { x: 5.5, y: -2.5 } },
  roomy: false,
};

/** The same with the bags beside the caves. */
const NESTED_WIDE: Plan = {
  ...NESTED,
  box: { ...NESTED.box, x: -10.6, width: 21.2 },
  bags: { 1: { x: 3.4, y: -5.6 }, 2: { x: -8.6, y: 2.1 }, 3: { x: 6.6, y: -1.7 } },
  roomy: true,
};

const PLANS: Readonly<Record<MatId, readonly Plan[]>> = {
  split: [SPLIT_WIDE, SPLIT_TALL],
  nested: [NESTED_WIDE, NESTED],
};

/** Pixels a cell gets. */
const scaleIn = ({ box }: Plan, width: number, height: number): number =>
  Math.min(width / box.width, height / box.height);

/** The plan whose cells become largest; of equals the first. */
export const planFor = (mat: MatId, width: number, height: number): Plan =>
  PLANS[mat].reduce((best, plan) => (scaleIn(plan, width, height) > scaleIn(best, width, height) + 0.01 ? plan : best));

export function cellPoint({ mat, shift }: Plan, cell: Cell): Point {
  const { x, y, level } = present(MATS[mat].cells[cell], `cell ${cell}`);
  return { x: x + shift[level].x, y: y + shift[level].y };
}

export function spacePoint(plan: Plan, space: Space): Point {
  const { x, y } = present(MATS[plan.mat].spaces[space], `space ${space}`);
  const { x: dx, y: dy } = plan.shift[levelsOf(plan.mat, space)[0] ?? 1];
  return { x: x + dx, y: y + dy };
}

/** The caves a space looks into: two for those in between. */
export const levelsOf = (mat: MatId, space: Space): readonly Level[] => [
  ...new Set(MATS[mat].spaces[space]?.looks.map(({ level }) => level).sort()),
];
