// What a broken gallery costs: how many tiles have to come off, and how much of it could be filled as it is.

import { type Bench, canComplete } from './bench.ts';
import { COLOUR_OF, countBits } from './ground.ts';
import { isWay, keepingPlan } from './planner.ts';

const PLANS = 400;
const NODES = 20_000;

/** Tiles that do not fit the plan that keeps most; all of them when there is none. */
export function tilesAmiss(bench: Bench): number {
  const { ground, settled, wrong } = bench;
  const plan = keepingPlan(bench, new Float64Array(ground.masks.length), PLANS) ?? [];
  const kept = settled.filter((one) => plan.some((way) => isWay(bench, one, way)));
  return wrong.length + settled.length - kept.length;
}

/** The fewest spaces that stay empty if nothing is taken off. Exact, unless the search gets too long to matter. */
export function fewestEmpty(bench: Bench): number {
  const { ground, empty, scoring } = bench;
  const blocked = scoring.empty - countBits(empty);
  if (canComplete(bench)) return 0;
  const need = [...bench.need];
  const counts = [...bench.counts];
  const smallest = need.findIndex((count) => count > 0) + 1;
  let best = countBits(empty);
  let nodes = 0;

  function fill(rest: number, left: number): void {
    if (left < best) best = left;
    if (rest === 0 || best <= smallest || ++nodes > NODES) return;
    const space = rest & -rest;
    if (left - countBits(rest) >= best) return;
    for (const [shape, count] of counts.entries()) {
      const colour = COLOUR_OF[shape] ?? 0;
      if (count === 0 || (need[colour] ?? 0) <= 0) continue;
      for (const way of ground.waysOf[shape] ?? []) {
        const mask = ground.masks[way] ?? 0;
        if ((mask & space) === 0 || (mask & ~rest) !== 0) continue;
        counts[shape] = count - 1;
        need[colour] = (need[colour] ?? 0) - 1;
        fill(rest & ~mask, left - countBits(mask));
        counts[shape] = count;
        need[colour] = (need[colour] ?? 0) + 1;
      }
    }
    fill(rest & ~space, left);
  }
  fill(empty, best);
  return blocked + best;
}
