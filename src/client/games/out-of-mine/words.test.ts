import { describe, expect, test } from 'vitest';
import { TILES } from '../../../games/out-of-mine/content/tiles.ts';
import { GALLERIES, outOfMine } from '../../../games/out-of-mine/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import { outOfMine as fr } from '../../../words/fr/out-of-mine.ts';
import { LANGUAGES } from '../../../words/types.ts';

const spoken = await Promise.all(
  LANGUAGES.map(async (language) => [language, await GAME_WORDS['out-of-mine'](language)] as const),
);

describe.each(spoken)('the words of %s', (language, words) => {
  test('say why for every refusal', () => {
    expect(Object.keys(words.refusals).toSorted()).toEqual(outOfMine.refusals.toSorted());
  });

  test('[M3] name every gallery, each differently', () => {
    expect(new Set(words.galleries).size).toBe(GALLERIES.length);
    if (language === 'en') expect(words.galleries).toEqual(GALLERIES.map(({ name }) => name));
  });

  test('tell the colours apart by letter', () => {
    expect(new Set(Object.values(words.letters)).size).toBe(5);
  });

  test('[M1] name every shape of every colour differently', () => {
    const shapes = new Map(TILES.map(({ colour, shape }) => [shape, words.tile(colour, shape)]));
    expect(new Set(shapes.values()).size).toBe(shapes.size);
  });

  test('[M41] give everybody in the photo finish the whole bonus, nobody a share of it', () => {
    expect(words.options.photoFinishHint).not.toMatch(/share|teil|compart|partag|deel/);
    expect(words.options.photoFinishHint).toMatch(/full|voll|completa|tout/);
  });
});

test('French says that there are no ideas left, not that there are more', () => {
  expect(fr.call.stuck).toMatch(/n’/);
});
