// The lesson can be played from its first step to its last by the rules.

import { expect, test } from 'vitest';
import { ocelot, type State } from '../../../../games/ocelot/index.ts';
import { present } from '../../../../kit/invariant.ts';
import { seededRng } from '../../../../kit/rng.ts';
import { lesson as said } from '../../../../words/en/lesson-ocelot.ts';
import { lesson } from './lesson.ts';

const rng = seededRng('lesson');

function luck(from: State): State {
  let state = from;
  while (ocelot.waiting(state).for === 'chance') {
    const drawn = ocelot.apply(state, { by: 'chance', at: 0, outcome: ocelot.sampleChance(state, rng) });
    if (!drawn.ok) throw new Error(drawn.error.code);
    state = drawn.value.state;
  }
  return state;
}

test('every step wants something that is legal there', () => {
  let state: State | undefined;
  for (const step of lesson.steps) {
    const { scenario } = step;
    if (scenario) state = luck(ocelot.setup({ seats: 2, options: lesson.options, scenario }));
    const now = present(state, step.words);
    if (!step.wants) continue;
    const view = ocelot.view(now, lesson.seat);
    const wanted = ocelot.legal(now, lesson.seat, 0).find((action) => step.wants?.(action, view));
    expect(wanted, step.words).toBeDefined();
    const played = ocelot.apply(now, { by: 'seat', seat: lesson.seat, at: 0, action: present(wanted) });
    if (!played.ok) throw new Error(`${step.words}: ${played.error.code}`);
    state = luck(played.value.state);
  }
});

test('every step has its words', () => {
  expect(lesson.steps.map(({ words }) => words)).toEqual(Object.keys(said));
});
