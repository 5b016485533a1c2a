// Every way to lay out a mat keeps things apart and inside its box.

import { describe, expect, test } from 'vitest';
import { MAT_IDS, MATS, type Point } from '../../../../games/ocelot/index.ts';
import { cellPoint, levelsOf, type Plan, planFor, spacePoint } from './layout.ts';

const SCREENS = { laptop: [932, 560], phone: [390, 500] } as const;

const plans = MAT_IDS.flatMap((mat) =>
  Object.entries(SCREENS).map(([screen, [width, height]]) => ({
    name: `${mat} on a ${screen}`,
    plan: planFor(mat, width, height),
  })),
);

const pointsOf = (plan: Plan): readonly Point[] => [
  ...MATS[plan.mat].cells.map(({ cell }) => cellPoint(plan, cell)),
  ...MATS[plan.mat].spaces.map(({ space }) => spacePoint(plan, space)),
];

describe.each(plans)('$name', ({ plan }) => {
  test('[O1] no two cells or spaces lie on each other', () => {
    const points = pointsOf(plan);
    const near = points.flatMap((a, i) =>
      points.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
    );
    expect(Math.min(...near)).toBeGreaterThanOrEqual(0.9);
  });

  test('everything is inside the box, with its rim', () => {
    const { box } = plan;
    for (const { x, y } of pointsOf(plan)) {
      expect(Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y)).toBeGreaterThan(0.75);
    }
  });

  test('no bag covers a space or a cell', () => {
    for (const bag of Object.values(plan.bags)) {
      for (const { x, y } of pointsOf(plan)) {
        const dx = Math.max(bag.x - 0.75 - x, x - (bag.x + (plan.roomy ? 2.2 : 1.5)), 0);
        const dy = Math.max(Math.abs(y - bag.y) - 0.75, 0);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(0.5);
      }
    }
  });

  test('[O24] lines of sight stay straight', () => {
    for (const { space, looks } of MATS[plan.mat].spaces) {
      const from = spacePoint(plan, space);
      for (const cell of looks.flatMap(({ cells }) => cells)) {
        const to = cellPoint(plan, cell);
        expect(Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeLessThan(1e-9);
      }
    }
  });
});

test('a tall screen gets another plan than a wide one', () => {
  expect(planFor('split', 390, 500)).not.toBe(planFor('split', 932, 560));
});

test('[O3] four spaces look into two caves on the split mat, in the order of their levels', () => {
  const shared = MATS.split.spaces.map(({ space }) => levelsOf('split', space)).filter(({ length }) => length > 1);
  expect(shared).toEqual([
    [2, 3],
    [2, 3],
    [2, 3],
    [2, 3],
  ]);
});
