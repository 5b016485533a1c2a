// Human hands: a tile is picked, turned and dropped, and all of it takes time.

import type { Millis } from '../../contract/game.ts';
import type { LaidTile, OutOfMineAction } from '../../games/out-of-mine/index.ts';
import { type Rng, unit } from '../../kit/rng.ts';

const PICK = 250;
const DROP = 250;
const TURN = 350;

/** Quarter turns the short way round, and turning over. */
export const turnsOf = ({ rotation, flipped }: Pick<LaidTile, 'rotation' | 'flipped'>): number =>
  Math.min(rotation, 4 - rotation) + (flipped ? 1 : 0);

/** How long the hands are busy. `from` is how the tile lay before, when it lay on the board. */
export function handling(action: OutOfMineAction, from?: LaidTile): Millis {
  switch (action.type) {
    case 'take':
    case 'pick-up':
      return PICK;
    case 'put-back':
      return from === undefined ? DROP : PICK + DROP;
    case 'lay':
      return turnsOf(action) * TURN + DROP;
    case 'move':
      return PICK + turnsBetween(from ?? action, action) * TURN + DROP;
    case 'side':
    case 'ready':
    case 'call':
    case 'stuck':
    case 'unstuck':
      return 0;
  }
}

function turnsBetween(from: LaidTile, to: LaidTile): number {
  const turn = (to.rotation - from.rotation + 4) % 4;
  return Math.min(turn, 4 - turn) + (from.flipped === to.flipped ? 0 : 1);
}

/** A time of thought around its median; spread 0.5 means that two thirds lie within a factor of 1.65. */
export function thought(rng: Rng, median: Millis, spread: number): Millis {
  return Math.round(median * Math.exp(spread * normal(rng)));
}

/** Box and Muller. */
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - unit(rng))) * Math.cos(2 * Math.PI * unit(rng));
