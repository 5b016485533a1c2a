// The lesson can be played from its first step to its last by the rules, and describes the results correctly.

import { expect, test } from 'vitest';
import type { Seat } from '../../../../contract/game.ts';
import { type OutOfMineAction, type OutOfMineState, outOfMine, seatCard } from '../../../../games/out-of-mine/index.ts';
import { outOfMineTools } from '../../../../games/out-of-mine/tools.ts';
import { present } from '../../../../kit/invariant.ts';
import { lessonSession } from '../../../../play/session/lesson.ts';
import { LANGUAGES } from '../../../../words/types.ts';
import { pilesOf } from '../tiles.ts';
import { lesson } from './lesson.ts';

function play(state: OutOfMineState, seat: Seat, action: OutOfMineAction, step: string): OutOfMineState {
  const played = outOfMine.apply(state, { by: 'seat', seat, at: 0, action });
  if (!played.ok) throw new Error(`${step}: ${played.error.code}`);
  return played.value.state;
}

/** What the board lets the learner do: of a pile only the tile on top can be taken. */
function atHand(state: OutOfMineState): readonly OutOfMineAction[] {
  const seat = present(state.seats[lesson.seat]);
  const tops = pilesOf(state, seatCard(seat)).map(({ top }) => top);
  return outOfMine
    .legal(state, lesson.seat, 0)
    .filter((action) => action.type !== 'take' || tops.includes(action.tile));
}

/** The state in which each step ends, for a learner who does what is wanted. */
function walk(): ReadonlyMap<string, OutOfMineState> {
  let state: OutOfMineState | undefined;
  const ends = new Map<string, OutOfMineState>();
  for (const step of lesson.steps) {
    const { scenario, options = lesson.options, words } = step;
    if (scenario) state = outOfMine.setup({ seats: lesson.seats, options, scenario });
    const begin = present(state, words);
    let now = begin;
    if (step.wants) {
      const wanted = atHand(begin).find((action) => step.wants?.(action, begin));
      now = play(now, lesson.seat, present(wanted, `something to do at ${words}`), words);
    }
    for (const { seat, action } of step.answers ?? []) now = play(now, seat, action, words);
    expect(outOfMineTools.laws(now), words).toEqual([]);
    ends.set(words, now);
    state = now;
  }
  return ends;
}

const walked = walk();
const scoringAfter = (step: string) => walked.get(step)?.seats[lesson.seat]?.scoring;

test('every step can be done', () => {
  expect([...walked.keys()]).toEqual(lesson.steps.map(({ words }) => words));
});

test('[M22] the full gallery brings 12', () => {
  expect(scoringAfter('call')).toMatchObject({ removed: [], empty: 0, bonus: 2, points: 12 });
});

test('[MX1] the call that comes too early leaves 4', () => {
  expect(scoringAfter('early')).toMatchObject({ empty: 4, bonus: -2, points: 4 });
});

test('[MX2] two elves make it 8', () => {
  expect(scoringAfter('blue')).toMatchObject({ empty: 4, elves: [0, 2], points: 8 });
});

test('[MX3] two nuggets and a woodworm make it 9', () => {
  expect(scoringAfter('gold')).toMatchObject({ empty: 4, points: 9 });
  expect(
    scoringAfter('gold')
      ?.finds.map(({ points }) => points)
      .sort(),
  ).toEqual([-1, 2, 2]);
});

test('[M42] with guard rails the yellow tile cannot be laid', () => {
  expect(atHand(present(walked.get('rails'))).map(({ type }) => type)).not.toContain('lay');
});

test('the table plays by what is agreed for the step', () => {
  const session = lessonSession(outOfMine, lesson, 'Ada');
  expect(session.options).toMatchObject({ elves: false, finds: false });
  while (lesson.steps[session.step.value]?.words !== 'elves') session.next();
  expect(session.options).toMatchObject({ elves: true, finds: false });
});

test.each(LANGUAGES)('every step has its words in %s', async (language) => {
  const words = await lesson.words(language);
  expect(Object.keys(words)).toEqual(lesson.steps.map((step) => step.words));
  for (const step of lesson.steps) {
    expect(words[step.words]?.say).toBeTruthy();
    if (step.wants) expect(words[step.words]?.nudge).toBeTruthy();
  }
});
