import { describe, expect, test } from 'vitest';
import { ocelot, type State } from '../../games/ocelot/index.ts';
import { seededRng } from '../../kit/rng.ts';
import { LEVELS, type Level } from '../bot.ts';
import { hurriedBot } from './answer.ts';
import { bot } from './index.ts';
import { EFFORT } from './levels.ts';
import { actsOf } from './testing.ts';

/** Searches are slow where modules are not bundled. */
const PATIENCE = 60_000;

/** The same to the seat to move, and something else in truth: the other's amethysts and the bags are drawn anew. */
function elsewise(state: State, count: number): State {
  return ocelot.sampleState(ocelot.view(state, state.seat), seededRng(`elsewise/${count}`));
}

/** Searches of a few hundred turns. */
const hurried = { 4: hurriedBot(500 / EFFORT[4]), 5: hurriedBot(500 / EFFORT[5]) };

const answer = (state: State, level: Level): unknown => {
  const { answer } = level < 4 ? bot : hurried[level === 4 ? 4 : 5];
  return answer({ view: ocelot.view(state, state.seat), seat: state.seat, level, seed: 'honest', at: 0 });
};

/** States whose truth could be another, with such another truth. */
function pairs(matches: number): [State, State][] {
  const found: [State, State][] = [];
  for (const state of actsOf('honesty', matches)) {
    const other = elsewise(state, found.length);
    if (JSON.stringify(other) !== JSON.stringify(state)) found.push([state, other]);
  }
  return found;
}

const isTokenNext = ({ step }: State): boolean => step === 1 || step === 2;

describe('[O32] [fault 2] what a seat cannot know changes nothing that its bot does', () => {
  const many = pairs(8).filter(([state], index) => !isTokenNext(state) || index % 4 === 0);

  test('there are hundreds of pairs', () => expect(many.length).toBeGreaterThan(200));

  test.each(LEVELS)(
    'level %i; searches have less effort',
    (level) => {
      const asked = level < 4 ? many : many.filter(([state]) => isTokenNext(state)).slice(0, 20);
      for (const [state, other] of asked) expect(answer(other, level)).toEqual(answer(state, level));
    },
    PATIENCE,
  );
});

test(
  'the same view and seed give the same answer, whatever was asked in between',
  () => {
    const states = [...actsOf('again', 1)].filter(isTokenNext).filter((_, index) => index % 8 === 0);
    const ask = (state: State): unknown => LEVELS.map((level) => answer(state, level));
    const first = states.map(ask);
    const again = [...states].reverse().map(ask);
    expect(again.reverse()).toEqual(first);
  },
  PATIENCE,
);

test('answers are legal, and none is given out of turn', () => {
  for (const state of actsOf('legal', 1)) {
    const { seat } = state;
    const view = ocelot.view(state, 1 - seat);
    expect(bot.answer({ view, seat: 1 - seat, level: 2, seed: 'x', at: 0 })).toBeUndefined();
    const given = bot.answer({ view: ocelot.view(state, seat), seat, level: 3, seed: 'x', at: 0 });
    expect(ocelot.legal(state, seat, 0)).toContainEqual(given?.action);
  }
});
