import { describe, expect, test } from 'vitest';
import { ocelot, type State } from '../../games/ocelot/index.ts';
import { stateWith } from '../../games/ocelot/testing.ts';
import { bot } from './index.ts';

const hints = (state: State, steps: readonly number[], seat = state.seat): unknown[] =>
  steps.map((step) => bot.hint({ view: ocelot.view(state, seat), seat, level: 4, seed: 'a', at: 0 }, step));

/** A red beryl that a compass sees from the north and a lamp from the east: a pickaxe is missing. */
const beryl = { tokens: { '1e5': 'red-beryl' }, tools: { 1: 'compass', 6: 'lamp' } } as const;

describe('hints climb', () => {
  test('from what could be taken, over what is dangerous, to the best turn', () => {
    const [gain, danger, best] = hints(stateWith(beryl), [0, 1, 2]);
    expect(gain).toEqual({ code: 'could-take', detail: { points: 7 } });
    expect(danger).toMatchObject({ code: 'some-are-dangerous', detail: { least: 0, most: 7 } });
    expect(best).toMatchObject({ code: expect.stringMatching(/^best-(place|enter)$/), detail: { gain: 7, hands: 0 } });
  });

  test('nothing to take is said as well', () => {
    expect(hints(stateWith({ tokens: { '1e5': 'red-beryl' } }), [0])).toEqual([{ code: 'nothing-to-take' }]);
  });

  test('[O17] to the gems that are seen, one by one', () => {
    const tools = { ...beryl.tools, 11: 'pickaxe' } as const;
    expect(hints(stateWith({ ...beryl, tools, step: 'collect' }), [0, 1])).toEqual([
      { code: 'gems-to-collect', detail: { count: 1, points: 7 } },
      { code: 'best-collect', detail: { cell: '1e5' }, action: { type: 'collect', cell: 20 } },
    ]);
    expect(hints(stateWith({ tools, step: 'collect' }), [0])).toEqual([
      { code: 'best-done', action: { type: 'done' } },
    ]);
  });

  test('there is none out of turn', () => {
    expect(hints(stateWith(beryl), [0], 1)).toEqual([undefined]);
  });
});
