// Levels 3 to 5: the whole gallery is planned before a tile is taken, and planned anew when the plan has come to nothing.

import type { LaidTile, OutOfMineAction } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { pick, type Rng } from '../../kit/rng.ts';
import { type Bench, freshStart, isComplete, type Settled, supplyOf } from './bench.ts';
import { COLOUR_OF, looksOf, SHAPE_OF } from './ground.ts';
import { turnsOf } from './hands.ts';
import type { Planner } from './levels.ts';
import { bestPlan, findPoints, type Plan, rivalry, worths } from './plan.ts';
import { fittingWays, largestFitting } from './snug.ts';

/** Seconds that a tile saves which may stay where it lies. */
const KEPT = 1.5;
/** Even one who plans only once looks around before tearing everything down. */
const LEAST_PLANS = 400;

/** What to do next; with a tile that is taken goes where it is meant to lie. */
export interface Intent {
  readonly action: OutOfMineAction;
  readonly place?: LaidTile;
}

export function planned(bench: Bench, planner: Planner, mood: string, rng: Rng): Intent {
  if (isComplete(bench)) return { action: { type: 'call' } };
  const [wrong] = bench.wrong;
  if (wrong !== undefined) return { action: { type: 'put-back', tile: wrong.tile } };
  const { ground, table } = bench;
  const { plans } = planner;
  const worth = worths(bench, planner, mood);
  const supply = supplyOf(bench);
  const { hand } = table;
  const plan = bestPlan(ground, { supply, worth, plans, ...(hand !== undefined && { using: shapeOf(hand) }) });
  if (plan !== undefined) {
    return hand === undefined ? takeFor(bench, planner, plan, rng) : { action: layBy(bench, planner, plan) };
  }
  if (hand !== undefined && ground.solver.canComplete(supply)) return { action: { type: 'put-back', tile: hand } };
  return { action: startOver(bench, planner, worth) ?? salvage(bench, rng) };
}

const shapeOf = (tile: number): number => present(SHAPE_OF[tile]);

/** What is most in demand first, then what is largest: should the plan break, the small tiles mend it. */
function takeFor(bench: Bench, planner: Planner, plan: Plan, rng: Rng): Intent {
  const { shapes } = bench.ground;
  const rivals = planner.care === 'all' ? rivalry(bench) : [];
  const urgency = (way: number): number => {
    const shape = shapes[way] ?? 0;
    return 100 * (rivals[shape] ?? 0) + (COLOUR_OF[shape] ?? 0);
  };
  const way = plan.reduce((best, one) => (urgency(one) > urgency(best) ? one : best));
  const tiles = bench.state.supply.filter((tile) => shapeOf(tile) === shapes[way]);
  const gain = (tile: number): number => looking(bench, planner, way, tile).gain;
  const most = Math.max(...tiles.map(gain));
  const good = tiles.filter((tile) => gain(tile) === most);
  const tile = pick(rng, good);
  return { action: { type: 'take', tile }, place: looking(bench, planner, way, tile).laid };
}

function layBy(bench: Bench, planner: Planner, plan: Plan): OutOfMineAction {
  const tile = present(bench.table.hand);
  const ways = plan.filter((way) => bench.ground.shapes[way] === shapeOf(tile));
  const looks = ways.map((way) => looking(bench, planner, way, tile));
  const best = looks.reduce((one, other) => (other.gain > one.gain ? other : one));
  return { type: 'lay', ...best.laid };
}

/** The best face to show, then the fewest turns; and what its find brings. Only the best players look at finds. */
function looking(
  { ground, table, state }: Bench,
  { care }: Planner,
  way: number,
  tile: number,
): { readonly laid: LaidTile; readonly gain: number } {
  const points = care === 'all' && state.options.finds ? findPoints(table, tile) : 0;
  const looks = looksOf(ground, way, tile).map((laid) => ({ laid, gain: laid.flipped ? 0 : points }));
  return looks.reduce((best, look) =>
    look.gain > best.gain || (look.gain === best.gain && turnsOf(look.laid) < turnsOf(best.laid)) ? look : best,
  );
}

/** No plan keeps all that lies: one is looked for that keeps as much as it can. */
function startOver(bench: Bench, planner: Planner, worth: Float64Array): OutOfMineAction | undefined {
  const { ground, settled, table } = bench;
  const plan = keepingPlan(bench, worth, Math.max(LEAST_PLANS, planner.plans));
  if (plan === undefined) return undefined;
  const open = plan.filter((way) => !settled.some((one) => isWay(bench, one, way)));
  if (table.hand !== undefined) {
    const way = open.find((one) => ground.shapes[one] === shapeOf(present(table.hand)) && isFree(bench, one));
    return way === undefined ? { type: 'put-back', tile: table.hand } : layBy(bench, planner, [way]);
  }
  const amiss = settled.filter((one) => !plan.some((way) => isWay(bench, one, way)));
  for (const { laid, shape, mask } of amiss) {
    const way = open.find((one) => ground.shapes[one] === shape && isFree(bench, one, mask));
    if (way !== undefined) return { type: 'move', ...looking(bench, planner, way, laid.tile).laid };
  }
  const [first] = amiss;
  return first && { type: 'put-back', tile: first.laid.tile };
}

/** From scratch, but with as much of what lies as may stay. */
export function keepingPlan(bench: Bench, worth: Float64Array, plans: number): Plan | undefined {
  const keeping = worth.map((value, way) => value + (bench.settled.some((one) => isWay(bench, one, way)) ? KEPT : 0));
  return bestPlan(bench.ground, { supply: freshStart(bench), worth: keeping, plans });
}

export const isWay = ({ ground }: Bench, { shape, mask }: Settled, way: number): boolean =>
  ground.shapes[way] === shape && ground.masks[way] === mask;

/** Whether nothing lies there, but for what is about to be moved. */
const isFree = ({ ground, empty }: Bench, way: number, moved = 0): boolean =>
  ((ground.masks[way] ?? 0) & ~(empty | moved)) === 0;

/** Others hold what is needed: as many spaces as possible, and then there is nothing to do but to say so. */
function salvage(bench: Bench, rng: Rng): OutOfMineAction {
  const { hand } = bench.table;
  if (hand !== undefined) {
    const ways = fittingWays(bench, shapeOf(hand));
    const isWanted = (bench.need[present(COLOUR_OF[shapeOf(hand)])] ?? 0) > 0;
    if (ways.length === 0 || !isWanted) return { type: 'put-back', tile: hand };
    return { type: 'lay', ...present(looksOf(bench.ground, pick(rng, ways), hand)[0]) };
  }
  const shape = largestFitting(bench);
  if (shape === undefined) return { type: 'stuck' };
  const tiles = bench.state.supply.filter((tile) => shapeOf(tile) === shape);
  return { type: 'take', tile: pick(rng, tiles) };
}
