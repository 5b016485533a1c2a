// A lesson of two steps and a closing word, walked as a learner may walk it.

import { expect, test } from 'vitest';
import { diamant } from '../../games/diamant/index.ts';
import type { Diamant } from '../../games/diamant/types.ts';
import { show } from '../testing/shown.ts';
import { optionsOf } from '../testing/starts.ts';
import { VirtualTime } from '../virtual-time.ts';
import { type LessonPlan, lessonSession } from './lesson.ts';

const decide = (choice: 'on' | 'back') => ({ type: 'decide', choice }) as const;

const OPTIONS = optionsOf('diamant') as unknown as Diamant['Options'];

const AGAIN: Diamant['Scenario'] = { expedition: 2, path: [], explorers: [{}, {}, {}] };

const LESSON: LessonPlan<Diamant> = {
  seats: 3,
  seat: 1,
  names: ['Mira', '', 'Pip'],
  options: OPTIONS,
  steps: [
    { words: 'look' },
    {
      words: 'go on',
      wants: ({ choice }) => choice === 'on',
      answers: [
        { seat: 0, action: decide('on') },
        { seat: 2, action: decide('on') },
      ],
    },
    { words: 'again', scenario: AGAIN, options: { ...OPTIONS, relics: false }, wants: () => true },
    { words: 'done' },
  ],
};

function learning() {
  const session = lessonSession(diamant as never, LESSON as never, 'Ada');
  const shown = show(session, new VirtualTime());
  const table = () => {
    const now = shown.presenter.table.value;
    if (!now) throw new Error('no table');
    return now;
  };
  return { session, table, ...shown };
}

test('the learner sits among the others, sees the first position, and nothing happens by itself', async () => {
  const { session, table, events } = learning();
  expect(session.seats.value.map(({ name, kind, mine }) => [name, kind, mine])).toEqual([
    ['Mira', 'bot', false],
    ['Ada', 'person', true],
    ['Pip', 'bot', false],
  ]);
  expect(table()).toMatchObject({ viewer: 1, myTurn: true });
  expect(events.map(({ type }) => type)).toEqual(['reset']);
  await expect(session.record()).rejects.toThrow('no record');
});

test('only what is wanted leads on; anything else is a nudge, and nothing is done', () => {
  const { session, table, events } = learning();
  session.act(decide('on'));
  expect([session.step.value, session.nudged.value]).toEqual([0, true]);
  session.next();
  expect([session.step.value, session.nudged.value]).toEqual([1, false]);
  expect(table().wanted).toEqual([decide('on')]);
  table().act(decide('back'));
  expect([session.step.value, session.nudged.value]).toEqual([1, true]);
  expect(events.filter(({ type }) => type === 'told')).toEqual([]);
});

test('the others answer, luck speaks, and the next position begins with what is agreed there', () => {
  const { session, table, events, presenter } = learning();
  session.next();
  const at = session.now();
  table().act(decide('on'));
  expect(session.step.value).toBe(2);
  expect(session.nudged.value).toBe(false);
  expect(session.now()).toBeGreaterThan(at);
  const told = events.flatMap((event) => (event.type === 'told' ? event.heard : []));
  expect(told.length).toBeGreaterThan(2);
  expect(presenter.told()).toEqual(told.map(({ effect }) => effect));
  expect(events.at(-1)).toMatchObject({ type: 'reset', viewer: 1 });
  expect(session.options).toMatchObject({ relics: false });
});

test('what is heard step by step is what the position shows', () => {
  const plan = { ...LESSON, steps: LESSON.steps.slice(0, 2) };
  const session = lessonSession(diamant as never, plan as never, 'Ada');
  const { presenter } = show(session, new VirtualTime());
  session.next();
  presenter.table.value?.act(decide('on'));
  expect(session.step.value).toBe(2);
  // Luck has spoken: all decide again.
  expect(presenter.table.value?.toAct).toEqual([0, 1, 2]);
  const shownView = presenter.table.value?.view;
  session.open({
    hear: (event) => event.type === 'reset' && expect(event.view).toEqual(shownView),
    shown: async () => undefined,
  });
  session.act(decide('on'));
  expect(session.step.value).toBe(2);
});
