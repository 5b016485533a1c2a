// Laying by eye: where a shape fits, how snugly it lies there, and whether it leaves spaces that nothing can fill.

import type { Bench } from './bench.ts';
import { bitsOf, COLOUR_OF, countBits, partsOf } from './ground.ts';

/** The ways to lay a shape on empty spaces. */
export function fittingWays({ ground, empty }: Bench, shape: number): readonly number[] {
  return (ground.waysOf[shape] ?? []).filter((way) => ((ground.masks[way] ?? 0) & ~empty) === 0);
}

/** Shapes to be had that the card still wants and that fit somewhere, the largest first. */
export function fittingShapes(bench: Bench): readonly number[] {
  const { counts, need } = bench;
  return [...counts.keys()]
    .filter((shape) => (counts[shape] ?? 0) > 0 && (need[COLOUR_OF[shape] ?? 0] ?? 0) > 0)
    .filter((shape) => fittingWays(bench, shape).length > 0)
    .sort((a, b) => (COLOUR_OF[b] ?? 0) - (COLOUR_OF[a] ?? 0));
}

export const largestFitting = (bench: Bench): number | undefined => fittingShapes(bench)[0];

/** From 0 to 1: how much of the tile's rim touches rock or other tiles. */
export function snugness({ ground, empty }: Bench, way: number): number {
  const mask = ground.masks[way] ?? 0;
  const rest = empty & ~mask;
  let rim = 0;
  let open = 0;
  for (const space of bitsOf(mask)) {
    const near = ground.near[space] ?? 0;
    rim += 4 - countBits(near & mask);
    open += countBits(near & rest);
  }
  return 1 - open / rim;
}

/** Whether this way leaves a part of a size that the tiles still wanted cannot add up to. */
export function leavesDeadSpace({ ground, empty, need }: Bench, way: number): boolean {
  const colour = COLOUR_OF[ground.shapes[way] ?? 0] ?? 0;
  const left = need.map((count, i) => (i === colour ? count - 1 : count));
  const sums = sumsOf(left);
  return partsOf(ground, empty & ~(ground.masks[way] ?? 0)).some((part) => ((sums >> countBits(part)) & 1) === 0);
}

/** As bits: the sizes that some of these tiles add up to. */
function sumsOf(need: readonly number[]): number {
  let sums = 1;
  for (const [colour, count] of need.entries()) for (let i = 0; i < count; i++) sums |= sums << (colour + 1);
  return sums;
}
