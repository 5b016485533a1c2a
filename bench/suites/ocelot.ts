// Sir Ocelot's Cave: whole random games in place, and through `apply` as a match plays them.

import { playRandomly } from '../../src/contract/random-play.ts';
import { ocelot } from '../../src/games/ocelot/game.ts';
import { copyInto, newPosition } from '../../src/games/ocelot/position.ts';
import { playAtRandom } from '../../src/games/ocelot/random.ts';
import { MAT_IDS } from '../../src/games/ocelot/types.ts';
import { seededRng } from '../../src/kit/rng.ts';

const inPlace = MAT_IDS.map((mat) => ({
  name: `ocelot, random games in place, ${mat} mat`,
  unit: 'games',
  run(count: number): void {
    const rng = seededRng(`bench/${mat}`);
    const fresh = newPosition({ mat, start: 'random' });
    const position = newPosition({ mat, start: 'random' });
    for (let i = 0; i < count; i++) {
      copyInto(fresh, position);
      playAtRandom(position, rng);
    }
  },
}));

const throughApply = {
  name: 'ocelot, random games through apply, split mat',
  unit: 'games',
  run(count: number): void {
    const rng = seededRng('bench/apply');
    for (let i = 0; i < count; i++) {
      const steps = playRandomly(ocelot, { seats: 2, options: { mat: 'split', start: 'random' } }, rng);
      while (steps.next().done !== true);
    }
  },
};

export const benchmarks = [...inPlace, throughApply];
