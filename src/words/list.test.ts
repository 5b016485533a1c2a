import { expect, test } from 'vitest';
import { listTexts } from './list.ts';
import { LANGUAGES } from './types.ts';

const LISTS = [
  [],
  ['Mira'],
  ['Mira', 'Pip'],
  ['Mira', 'Pip', 'Jonas'],
  ['Ana', 'Inés'],
  ['Ana', 'Ian'],
  ['Ana', 'hierro'],
  ['Ana', 'Hilde'],
];

test.each(LANGUAGES)('lists read as the language wants them: %s', (language) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const texts of LISTS) expect(listTexts(language, texts)).toBe(format.format(texts));
});
