// Reads every message of every catalogue, filled in. `npm run words -- de` prints what is read here.

import { describe, expect, test } from 'vitest';
import { faultsIn } from './sheet/faults.ts';
import { sheetOf } from './sheet/sheet.ts';
import { LANGUAGES } from './types.ts';

const textsOf = async (language: 'en'): Promise<ReadonlySet<string>> =>
  new Set((await sheetOf(language)).map(({ text }) => text));

describe.each(LANGUAGES)('%s', (language) => {
  test('every message is whole', async () => {
    const english = await textsOf('en');
    const sheet = await sheetOf(language);
    expect(sheet.length).toBeGreaterThan(1500);
    const faulty = sheet.flatMap((line) =>
      faultsIn(language, line, english).map((fault) => `${fault}: ${line.path}: ${line.text}`),
    );
    expect(faulty).toEqual([]);
  });
});

test.each([
  ['en', 'common.x', '1 points', 'one of many'],
  ['fr', 'common.x', 'Bien joué !', 'a breakable space before a sign'],
  ['nl', 'common.x', 'Tik op "Klaar".', 'a straight quote'],
  ['de', 'common.x', 'Warte  kurz.', 'two spaces in a row'],
  ['de', 'common.x', 'undefined Punkte', 'a hole'],
  ['es', 'ocelot.refusals.x', 'No hay nada', 'no full stop'],
  ['de', 'common.x', 'This table no longer exists.', 'still English'],
] as const)('%s: %s “%s” has %s', async (language, path, text, fault) => {
  expect(faultsIn(language, { path, text }, await textsOf('en'))).toEqual([fault]);
});
