import { expect, test } from 'vitest';
import { actsOf } from '../../bots/ocelot/testing.ts';
import { OVER, outcomeOf } from '../../games/ocelot/in-place.ts';
import { ocelotTools } from '../../games/ocelot/tools.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng, unit } from '../../kit/rng.ts';
import { BadInput } from '../io.ts';
import { loadMcts, RULES } from './mcts.ts';

test('without boardgame.io one is told how to get it', async () => {
  const loading = loadMcts('nowhere');
  await expect(loading).rejects.toThrow(BadInput);
  await expect(loading).rejects.toThrow(/npm ci --prefix bench\/peers/);
});

test('its turns are those of the rules: they lead to the end, and keep every law', () => {
  const rng = seededRng('peer');
  const luck = (): number => unit(rng);
  const first = actsOf('peer', 1).next();
  let state = present(first.done ? undefined : first.value);
  let turns = 0;
  while (RULES.winners(state) === undefined) {
    const moves = RULES.moves(state);
    const before = state.turn;
    state = RULES.after(state, present(moves[turns % moves.length]), luck);
    expect(ocelotTools.laws(state)).toEqual([]);
    expect(state.turn).toBeGreaterThanOrEqual(before);
    turns += 1;
  }
  expect(state.step).toBe(OVER);
  expect(turns).toBeGreaterThanOrEqual(32);
  expect(RULES.winners(state)).toEqual(outcomeOf(state).winners);
});
