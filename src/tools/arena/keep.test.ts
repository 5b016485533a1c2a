import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { setupFrom } from '../tables.ts';
import { type Crew, soloCrew } from './crew.ts';
import { keeping, onlyKept } from './keep.ts';

const fixture = {
  game: 'diamant',
  setup: setupFrom(GAMES.diamant, 3),
  names: ['random', 'ev', 'loot-12'],
  seed: 'a',
  rotate: true,
} as const;

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Counts the games that are really played. */
function counted(): { readonly crew: Crew; readonly played: number[] } {
  const played: number[] = [];
  const crew: Crew = {
    ...soloCrew,
    play: (one, range, onResult) =>
      soloCrew.play(one, range, (result, number) => {
        played.push(number);
        onResult?.(result, number);
      }),
  };
  return { crew, played };
}

test('what was broken off goes on where it stopped, and comes to the same', async () => {
  const { crew, played } = counted();
  await keeping(crew, folder).play(fixture, { from: 0, to: 4 });
  const told: number[] = [];
  const results = await keeping(crew, folder).play(fixture, { from: 0, to: 9 }, (_, number) => told.push(number));
  expect(played).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(told).toEqual(played);
  expect(results).toEqual(await soloCrew.play(fixture, { from: 0, to: 9 }));
});

test('a line that was cut off is played again, and another fixture from the start', async () => {
  const { crew, played } = counted();
  await keeping(crew, folder).play(fixture, { from: 0, to: 3 });
  const [name = ''] = fs.readdirSync(folder);
  const file = path.join(folder, name);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').slice(0, -10));
  for (let times = 0; times < 2; times++) await keeping(crew, folder).play(fixture, { from: 0, to: 3 });
  await keeping(crew, folder).play({ ...fixture, seed: 'b' }, { from: 0, to: 1 });
  expect(played).toEqual([0, 1, 2, 2, 0]);
});

test('what was kept can be told without playing, in whole groups of rotated seats', async () => {
  const { crew, played } = counted();
  await keeping(crew, folder).play(fixture, { from: 0, to: 7 });
  const told = await onlyKept(folder).play(fixture, { from: 0, to: 100 });
  expect(told).toEqual(await soloCrew.play(fixture, { from: 0, to: 6 }));
  expect(await onlyKept(folder).play({ ...fixture, seed: 'b' }, { from: 0, to: 100 })).toEqual([]);
  expect(played).toHaveLength(7);
});
