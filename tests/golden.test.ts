// Whole matches are told as they were before. A change that is meant is written down by `grotto golden <game> --write`.

import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/contract/game.ts';
import { GAMES } from '../src/games/all.ts';
import { GOLDEN_CASES, goldenText } from '../src/tools/golden-cases.ts';

const FOLDER = new URL('./golden/', import.meta.url);

describe.each(GAME_IDS)('%s', (id) => {
  const cases = GOLDEN_CASES.filter(({ game }) => game === id);

  test('has a playthrough for every seat count', () => {
    const { min, max } = GAMES[id].seats;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    expect([...new Set(cases.map(({ seats }) => seats))].sort()).toEqual(counts);
  });

  test.each(cases.map((golden) => [golden.name, golden] as const))('%s is told as before', (name, golden) => {
    expect(goldenText(golden)).toBe(fs.readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8'));
  });
});

test('no playthrough is left over from a case that is gone', () => {
  const names = fs.readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''));
  expect(names.sort()).toEqual(GOLDEN_CASES.map(({ name }) => name).sort());
});
