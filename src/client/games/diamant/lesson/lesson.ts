// The lesson of Diamant: an expedition that goes well, one that does not, and a relic. See docs/rules/diamant.md, DX1 and DX2.

import type { Action, Diamant, Scenario } from '../../../../games/diamant/index.ts';
import type { Lesson, LessonWords } from '../../../lesson/lesson.ts';

const SEATS = 5;
const others = [1, 2, 3, 4];
const everyone = <T>(explorer: T): readonly T[] => Array.from({ length: SEATS }, () => explorer);

const ON: Action = { type: 'decide', choice: 'on' };
const goesOn = (action: Action): boolean => action.choice === 'on';
const goesBack = (action: Action): boolean => action.choice === 'back';
const othersGoOn = others.map((seat) => ({ seat, action: ON }));

/** Nine rubies for five: one each, four stay (DX1). */
const NINE: Scenario = {
  expedition: 1,
  path: ['9+4'],
  explorers: everyone({ loot: 1 }),
  next: ['snake', '11', '3'],
};

/** A snake has been seen, and the next card is its sister (DX2). */
const SNAKES: Scenario = {
  expedition: 2,
  path: ['14+4', 'snake', '5'],
  explorers: [{ loot: 3, chest: 8 }, ...others.map(() => ({ loot: 3 }))],
  next: ['snake'],
};

/** A relic on the path, for one who goes back alone (D32). */
const RELIC: Scenario = {
  expedition: 3,
  path: ['7+2', 'relic-7'],
  explorers: [{ loot: 1, chest: 8 }, ...others.map(() => ({ loot: 1 }))],
  aside: ['snake'],
  next: ['4'],
};

export const lesson: Lesson<Diamant> = {
  seats: SEATS,
  seat: 0,
  names: ['', 'Jonas', 'Aiko', 'Tomás', 'Pip'],
  options: { relics: true, openChests: false },
  steps: [
    { words: 'nine', scenario: NINE },
    { words: 'on', wants: goesOn, answers: othersGoOn },
    { words: 'trap', wants: goesOn, answers: othersGoOn },
    { words: 'back', wants: goesBack, answers: othersGoOn },
    { words: 'home' },
    { words: 'dare', scenario: SNAKES, wants: goesOn, answers: othersGoOn },
    { words: 'lost' },
    { words: 'relic', scenario: RELIC, wants: goesBack, answers: othersGoOn },
    { words: 'end' },
  ],
  async words(language) {
    const file: { readonly lesson: LessonWords } = await import(`../../../../words/${language}/lesson-diamant.ts`);
    return file.lesson;
  },
};
