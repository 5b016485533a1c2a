// The lesson: the worked examples of the rules, each a round to play in. See docs/rules/out-of-mine.md, MX1 to MX3.

import {
  coveredCells,
  type OutOfMine,
  type OutOfMineAction,
  type OutOfMineScenario,
  outOfMine,
  pointName,
  type ScenarioSeat,
} from '../../../../games/out-of-mine/index.ts';
import { present } from '../../../../kit/invariant.ts';
import type { LessonStep } from '../../../../play/session/lesson.ts';
import type { Lesson, LessonWords } from '../../../lesson/lesson.ts';
import { tileAt } from '../tiles.ts';

interface Example {
  readonly scenario: OutOfMineScenario;
  readonly options: OutOfMine['Options'];
}

const FILES = import.meta.glob<{ readonly position: unknown; readonly options: unknown }>(
  '../../../../../scenarios/out-of-mine/*.json',
  { eager: true, import: 'default' },
);

/** A written example, with what is agreed in it. */
function example(name: string): Example {
  const file = present(FILES[`../../../../../scenarios/out-of-mine/${name}.json`], `the scenario ${name}`);
  const [scenario, options] = [outOfMine.doors.scenario(file.position), outOfMine.doors.options(file.options)];
  if (!scenario.ok) throw new Error(`the scenario ${name} is refused: ${scenario.error.code}`);
  if (!options.ok) throw new Error(`the options of ${name} are refused: ${options.error.code}`);
  return { scenario: scenario.value, options: options.value };
}

/** The example with other tiles at the learner's board, and in Pip's hand. */
function changed(
  { scenario, options }: Example,
  learner: (laid: readonly string[]) => readonly string[],
  pip: Partial<ScenarioSeat> = {},
): Example {
  const [mine, other] = scenario.seats.map((seat, number) =>
    number === 0 ? { ...seat, laid: learner(seat.laid ?? []) } : { ...seat, ...pip },
  );
  return { options, scenario: { ...scenario, seats: [present(mine), present(other)] } };
}

/** The example a moment earlier: this tile is still to be laid. */
const before = (written: Example, tile: string): Example =>
  changed(written, (laid) => laid.filter((each) => each !== tile));

const RACE = example('one-tile-two-hands');
/** The same race, one red tile before the end. */
const NEARLY_FULL = changed(RACE, () => ['W5 d1 r3', 'I2:1 b2 r1', 'I4:1 c4', 'U5 a4 r3'], { hand: 'F5' });

function pipDoes(...actions: readonly string[]): NonNullable<LessonStep<OutOfMine>['answers']> {
  return actions.map((text) => {
    const action = outOfMine.notation.parseAction(text);
    if (!action.ok) throw new Error(`Pip cannot ${text}`);
    return { seat: 1, action: action.value };
  });
}

type Wants = (action: OutOfMineAction) => boolean;

/** Any tile of this shape will do: a pile has them in no order that matters here. */
const takes =
  (shape: string): Wants =>
  (action) =>
    action.type === 'take' && tileAt(action.tile).shape === shape;

const putsBack: Wants = ({ type }) => type === 'put-back';
const calls: Wants = ({ type }) => type === 'call';
const goesOn: Wants = ({ type }) => type === 'ready';

/** Laying so that exactly these spaces are covered, whichever way the tile has been turned for it. */
const lays =
  (spaces: string): Wants =>
  (action) =>
    action.type === 'lay' && coveredCells(action.tile, action).map(pointName).sort().join(' ') === spaces;

const laysGold =
  (spaces: string): Wants =>
  (action) =>
    lays(spaces)(action) && action.type === 'lay' && !action.flipped && tileAt(action.tile).find?.kind === 'gold';

export const lesson: Lesson<OutOfMine> = {
  seats: 2,
  seat: 0,
  names: ['', 'Pip'],
  options: RACE.options,
  steps: [
    { words: 'card', ...RACE },
    { words: 'take', wants: takes('F5') },
    { words: 'hand', wants: putsBack, answers: pipDoes('take F5') },
    { words: 'gone', wants: takes('W5') },
    { words: 'turn', wants: lays('d1 d2 e2 e3 f3') },
    { words: 'last', ...NEARLY_FULL, wants: takes('L4') },
    { words: 'turnOver', wants: lays('c5 c6 d6 e6') },
    { words: 'call', wants: calls },
    { words: 'twelve', wants: goesOn },
    { words: 'wrong', ...example('mx1-called-too-early'), wants: lays('a4 a5 a6') },
    { words: 'early', wants: calls },
    { words: 'four', wants: goesOn },
    { words: 'rails', ...example('guard-rails'), wants: takes('I1') },
    { words: 'held', wants: putsBack },
    { words: 'elves', ...before(example('mx2-elves'), 'I2:4 f2'), wants: takes('I2') },
    { words: 'blue', wants: lays('f2 g2'), answers: pipDoes('lay S4:2 b1 r1', 'call') },
    { words: 'eight', wants: goesOn },
    { words: 'finds', ...before(example('mx3-finds'), 'I3:1 d1 r2'), wants: takes('I3') },
    { words: 'gold', wants: laysGold('d1 e1 f1'), answers: pipDoes('lay V5 a3 r1', 'call') },
    { words: 'nine', wants: goesOn },
  ],
  async words(language) {
    const file: { readonly lesson: LessonWords } = await import(`../../../../words/${language}/lesson-out-of-mine.ts`);
    return file.lesson;
  },
};
