// Random matches of Sir Ocelot's Cave: in place on both mats, and through the contract as a match plays them.

import { playRandomly } from '../../src/contract/random-play.ts';
import { playAtRandom } from '../../src/games/ocelot/compact/random.ts';
import { ocelot } from '../../src/games/ocelot/index.ts';
import { copyInto, newPosition } from '../../src/games/ocelot/position.ts';
import { MAT_IDS } from '../../src/games/ocelot/types.ts';
import { seededRng } from '../../src/kit/rng.ts';
import type { Benchmark } from '../benchmark.ts';

const rng = seededRng('bench');

/** 100 000 a second where plain arrays play 240 000 matches of Diamant. */
const TARGET = { against: 'Diamant, plain arrays', ratio: 0.4 };

const inPlace = MAT_IDS.map((mat): Benchmark => {
  const fresh = newPosition({ mat, start: 'random' });
  const position = newPosition({ mat, start: 'random' });
  return {
    name: `Ocelot, in place, ${mat} mat`,
    unit: 'games',
    run(count) {
      for (let i = 0; i < count; i++) {
        copyInto(fresh, position);
        playAtRandom(position, rng);
      }
      return count;
    },
    ...(mat === 'split' && { target: TARGET }),
  };
});

const byApply: Benchmark = {
  name: 'Ocelot, by apply',
  unit: 'games',
  run(count) {
    for (let i = 0; i < count; i++) {
      const steps = playRandomly(ocelot, { seats: 2, options: { mat: 'split', start: 'random' } }, rng);
      while (steps.next().done !== true);
    }
    return count;
  },
};

export const benchmarks: readonly Benchmark[] = [...inPlace, byApply];
