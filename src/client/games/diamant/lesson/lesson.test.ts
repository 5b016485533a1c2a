import { expect, test } from 'vitest';
import { diamant } from '../../../../games/diamant/index.ts';
import { diamantTools } from '../../../../games/diamant/tools.ts';
import { LANGUAGES } from '../../../../words/types.ts';
import { lesson } from './lesson.ts';

test('every position of the lesson could be met in a match', () => {
  for (const { scenario } of lesson.steps) {
    if (scenario === undefined) continue;
    const state = diamant.setup({ seats: lesson.seats, options: lesson.options, scenario });
    expect(diamantTools.laws(state)).toEqual([]);
  }
});

test.each(LANGUAGES)('every step has its words in %s', async (language) => {
  const words = await lesson.words(language);
  for (const step of lesson.steps) {
    expect(words[step.words]?.say).toBeTruthy();
    if (step.wants) expect(words[step.words]?.nudge).toBeTruthy();
  }
});
