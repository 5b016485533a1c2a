// The lesson: the worked examples of the rules, one after the other, each as a position to act in.

import {
  type Action,
  type Cell,
  cellNamed,
  MATS,
  type Ocelot,
  ocelot,
  type Scenario,
  type Side,
  type Tool,
} from '../../../../games/ocelot/index.ts';
import { present } from '../../../../kit/invariant.ts';
import type { Lesson, LessonWords } from '../../../lesson/lesson.ts';

const FILES = import.meta.glob<{ readonly position: unknown }>('../../../../../scenarios/ocelot/*.json', {
  eager: true,
  import: 'default',
});

/** A written example, with Sir Ocelot to move. */
function example(name: string): Scenario {
  const file = present(FILES[`../../../../../scenarios/ocelot/${name}.json`], `the scenario ${name}`);
  const scenario = ocelot.doors.scenario(file.position);
  if (!scenario.ok) throw new Error(`the scenario ${name} is refused: ${scenario.error.code}`);
  return { ...scenario.value, turn: 0 };
}

const cell = (name: string): Cell => present(cellNamed(name), name);

/** Placing this tool where it sees the cell from one of these sides. */
function places(tool: Tool, name: string, sides: readonly Side[]): (action: Action) => boolean {
  const { ends } = present(MATS.split.cells[cell(name)]);
  return (action) =>
    action.type === 'place' && action.tool === tool && sides.some((side) => ends[side] === action.space);
}

const moves =
  (type: 'collect' | 'enter' | 'advance', ...names: readonly string[]) =>
  (action: Action): boolean =>
    action.type === type && names.some((name) => cell(name) === action.cell);

export const lesson: Lesson<Ocelot> = {
  seats: 2,
  seat: 0,
  names: ['', 'Pip'],
  options: { mat: 'split', start: 'seat-0' },
  steps: [
    { words: 'sides', scenario: example('ox1-two-lamps-and-a-compass'), wants: places('pickaxe', '1e5', ['west']) },
    { words: 'collect', wants: moves('collect', '1e5') },
    {
      words: 'between',
      scenario: example('ox4-between-two-caves'),
      wants: (action) => action.type === 'place' && action.tool === 'compass' && action.space === 24,
    },
    { words: 'both', wants: moves('collect', '2c4') },
    { words: 'geode', scenario: example('ox5-green-bag'), wants: places('compass', '2c3', ['east', 'south']) },
    { words: 'crack', wants: moves('collect', '2c3') },
    { words: 'amethyst' },
    { words: 'enter', scenario: example('o31-sun-moon-and-star'), wants: moves('enter', '1e5') },
    { words: 'set', wants: moves('collect', '1d5') },
    { words: 'wild', scenario: example('ox2-moth-finds-a-geode'), wants: places('compass', '1d4', ['west', 'south']) },
    { words: 'own', wants: moves('collect', '1d4') },
    { words: 'twoSides', scenario: example('ox3-two-sides-only'), wants: places('pickaxe', '1f6', ['east', 'south']) },
    { words: 'third', wants: moves('collect', '1f6') },
    { words: 'deeper', scenario: example('ox6-down-to-level-two'), wants: moves('advance', '2b2', '2c4') },
    { words: 'goOn', wants: ({ type }) => type === 'place' },
    { words: 'end', wants: ({ type }) => type === 'done' },
  ],
  async words(language) {
    const file: { readonly lesson: LessonWords } = await import(`../../../../words/${language}/lesson-ocelot.ts`);
    return file.lesson;
  },
};
