// The same file means the same in every game's folder: see README.md.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../contract/game.ts';

const FILES = [
  'conformance.test.ts',
  'doors.ts',
  'index.ts',
  'laws.ts',
  'legal.ts',
  'notation.ts',
  'play.ts',
  'refusals.ts',
  'scenario.ts',
  'setup.ts',
  'testing.ts',
  'tools.ts',
  'types.ts',
  'usual-options.ts',
  'view.ts',
];
const MOST_FILES = 24;

test.each(GAME_IDS)('%s has the files that every game has, and not too many others', (id) => {
  const folder = fs.readdirSync(new URL(`./${id}/`, import.meta.url));
  expect(folder).toEqual(expect.arrayContaining(FILES));
  expect(folder.some((name) => name === 'content' || name === 'content.ts')).toBe(true);
  expect(folder.filter((name) => name.endsWith('.ts')).length).toBeLessThanOrEqual(MOST_FILES);
});
