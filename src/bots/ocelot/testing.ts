// Positions of real matches for tests: played by greedy players, so that gems and amethysts change hands.

import { ocelot, type State } from '../../games/ocelot/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { bot } from './index.ts';

/** States in which a seat has to act, one match after the other. */
export function* actsOf(seed: string, matches: number, level: Level = 2): Generator<State> {
  for (let match = 0; match < matches; match++) {
    const luck = seededRng(`${seed}/${match}`);
    const mat = match % 2 === 0 ? 'split' : 'nested';
    let state = ocelot.setup({ seats: 2, options: { mat, start: 'random' } });
    for (let count = 0; ocelot.waiting(state).for !== 'nothing'; count++) {
      const isLuck = ocelot.waiting(state).for === 'chance';
      if (!isLuck) yield state;
      state = isLuck
        ? next(state, { by: 'chance', at: 0, outcome: ocelot.sampleChance(state, luck) })
        : next(state, { by: 'seat', seat: state.seat, at: 0, action: choose(state, level, `${seed}/${count}`) });
    }
  }
}

function choose(state: State, level: Level, seed: string) {
  const view = ocelot.view(state, state.seat);
  return present(bot.answer({ view, seat: state.seat, level, seed, at: 0 })).action;
}

function next(state: State, move: Parameters<typeof ocelot.apply>[1]): State {
  const result = ocelot.apply(state, move);
  if (!result.ok) throw new RangeError(`refused: ${result.error.code}`);
  return result.value.state;
}
