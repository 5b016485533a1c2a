// Levels 1 and 2: lays what fits, sees the last few tiles exactly, and takes something off when they do not fit.

import type { OutOfMineAction } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { pick, type Rng, unit } from '../../kit/rng.ts';
import { type Bench, isComplete, supplyOf, tilesLeft } from './bench.ts';
import { bitsOf, COLOUR_OF, looksOf, SHAPE_OF } from './ground.ts';
import type { Tinkerer } from './levels.ts';
import { fittingShapes, fittingWays, leavesDeadSpace, snugness } from './snug.ts';

export function tinkered(bench: Bench, tinkerer: Tinkerer, rng: Rng): OutOfMineAction {
  if (isComplete(bench)) return { type: 'call' };
  const [wrong] = bench.wrong;
  if (wrong !== undefined) return { type: 'put-back', tile: wrong.tile };
  const { ground, table } = bench;
  if (tilesLeft(bench) <= tinkerer.horizon) {
    const search = ground.solver.search(supplyOf(bench));
    if (search.next()) return followSight(bench, Array.from(search.laid.subarray(0, search.length())), rng);
    if (table.hand === undefined) return takeOff(bench, tinkerer, rng);
    return { type: 'put-back', tile: table.hand };
  }
  return table.hand === undefined ? takeByEye(bench, tinkerer, rng) : layByEye(bench, tinkerer, table.hand, rng);
}

/** The last tiles are seen to fit: the largest first. */
function followSight(bench: Bench, ways: readonly number[], rng: Rng): OutOfMineAction {
  const { ground, table } = bench;
  const shapeOf = (way: number): number => ground.shapes[way] ?? 0;
  if (table.hand !== undefined) {
    const way = ways.find((one) => shapeOf(one) === SHAPE_OF[present(table.hand)]);
    if (way === undefined) return { type: 'put-back', tile: table.hand };
    return { type: 'lay', ...present(looksOf(ground, way, table.hand)[0]) };
  }
  const way = ways.reduce((best, one) => (shapeOf(one) > shapeOf(best) ? one : best));
  return { type: 'take', tile: pick(rng, tilesOf(bench, shapeOf(way))) };
}

function takeByEye(bench: Bench, tinkerer: Tinkerer, rng: Rng): OutOfMineAction {
  const shapes = fittingShapes(bench).filter((shape) => goodWays(bench, tinkerer, shape).length > 0);
  const [largest] = shapes;
  if (largest === undefined) return takeOffAny(bench, rng);
  const isWhim = unit(rng) < tinkerer.whim / 2;
  const shape = pick(rng, isWhim ? shapes : shapes.filter((one) => COLOUR_OF[one] === COLOUR_OF[largest]));
  return { type: 'take', tile: pick(rng, tilesOf(bench, shape)) };
}

const tilesOf = ({ state }: Bench, shape: number): readonly number[] =>
  state.supply.filter((tile) => SHAPE_OF[tile] === shape);

function goodWays(bench: Bench, { checksDeadSpace }: Tinkerer, shape: number): readonly number[] {
  const ways = fittingWays(bench, shape);
  return checksDeadSpace ? ways.filter((way) => !leavesDeadSpace(bench, way)) : ways;
}

function layByEye(bench: Bench, tinkerer: Tinkerer, tile: number, rng: Rng): OutOfMineAction {
  const shape = present(SHAPE_OF[tile]);
  const isWanted = (bench.need[COLOUR_OF[shape] ?? 0] ?? 0) > 0;
  const ways = isWanted ? goodWays(bench, tinkerer, shape) : [];
  if (ways.length === 0) return { type: 'put-back', tile };
  const scored = ways.map((way) => ({ way, score: snugness(bench, way) + tinkerer.whim * unit(rng) }));
  const { way } = scored.reduce((best, one) => (one.score > best.score ? one : best));
  return { type: 'lay', ...present(looksOf(bench.ground, way, tile)[0]) };
}

/** The last tiles do not fit. Now and then it sees which one has to go; else it tries one beside the holes. */
function takeOff(bench: Bench, { insight }: Tinkerer, rng: Rng): OutOfMineAction {
  if (unit(rng) < insight) {
    const { ground, settled, need, empty, counts } = bench;
    const culprit = settled.find(({ shape, mask }) => {
      const colour = COLOUR_OF[shape] ?? 0;
      return ground.solver.canComplete(
        supplyOf({
          ...bench,
          need: need.map((count, i) => (i === colour ? count + 1 : count)),
          counts: counts.map((count, i) => (i === shape ? count + 1 : count)),
          empty: empty | mask,
        }),
      );
    });
    if (culprit !== undefined) return { type: 'put-back', tile: culprit.laid.tile };
  }
  return takeOffAny(bench, rng);
}

function takeOffAny(bench: Bench, rng: Rng): OutOfMineAction {
  const { ground, empty, settled } = bench;
  const rim = bitsOf(empty).reduce((mask, space) => mask | (ground.near[space] ?? 0), 0);
  const beside = settled.filter(({ mask }) => (mask & rim) !== 0);
  const choice = beside.length > 0 ? beside : settled;
  return choice.length === 0 ? { type: 'stuck' } : { type: 'put-back', tile: pick(rng, choice).laid.tile };
}
