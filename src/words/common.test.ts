// Every no of the host and the server, and every phrase, has its words.

import { describe, expect, test } from 'vitest';
import { HOST_REFUSALS } from '../match/types.ts';
import { PHRASES, SERVER_REFUSALS } from '../protocol/words.ts';
import { GAME_WORDS } from './catalogues.ts';
import { common as de } from './de/common.ts';
import { common as en } from './en/common.ts';
import { common as es } from './es/common.ts';
import { common as fr } from './fr/common.ts';
import { common as nl } from './nl/common.ts';
import { LANGUAGES } from './types.ts';

describe.each(Object.entries({ de, en, es, fr, nl }))('%s', (language, common) => {
  test('has a sentence for every refusal of the table', () => {
    expect(Object.keys(common.refusals)).toEqual(expect.arrayContaining([...HOST_REFUSALS, ...SERVER_REFUSALS]));
  });

  test('has words for every phrase', () => {
    expect(Object.keys(common.phrases)).toEqual([...PHRASES]);
  });

  test('never lets the teacher’s button be taken for one of the game’s', async () => {
    const spoken = LANGUAGES.find((each) => each === language) ?? 'en';
    const [diamant, mine] = await Promise.all([GAME_WORDS.diamant(spoken), GAME_WORDS['out-of-mine'](spoken)]);
    const buttons = [diamant.dock.on, diamant.dock.back, mine.call.goOn, mine.call.anyway];
    expect(buttons).not.toContain(common.lesson.next);
  });

  test('has no empty message', () => {
    const texts = JSON.stringify(common, (_key, value) => (value === '' ? 'EMPTY' : value));
    expect(texts).not.toContain('EMPTY');
  });
});
