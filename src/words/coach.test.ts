// Every sentence of the coach, in every language: nothing is left out, nothing is left unsaid.

import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, GAME_IDS, type GameId } from '../contract/game.ts';
import { sayAdvice } from './advice.ts';
import { loadCoachWords } from './catalogues.ts';
import { GAME_COACH_WORDS } from './game-coach.ts';
import { type Detail, type GameCoachWords, LANGUAGES } from './types.ts';

const place = { tool: 'lamp', tile: 'A', space: '4' };
const laid = { tile: 'I2:7', place: 'c4', turns: 3, flipped: 1 };
const cave = { bust: 24, gain: 1.5, atRisk: 7, alone: 9, withOne: 8, withTwo: 7, back: 80 };
const round = { round: 2, points: 5, best: 8, empty: 2, ways: 1234, lost: 12_000, snatched: 1, brokenAt: 31_000 };

/** All that a bot gives with any code of its game, and the least. */
const DETAILS: { readonly [Id in GameId]: readonly Detail[] } = {
  ocelot: [
    { ...place, gain: 1.5, hands: 3, lost: 4, safe: 3, turns: 90, least: 1, most: 9, count: 2, points: 6, cell: 'c3' },
    { ...place, gain: 0, hands: 0, lost: 0, safe: 0, turns: 1, least: 1, most: 1, count: 1, points: 1, cell: 'c3' },
  ],
  diamant: [cave, { ...cave, bust: 0, gain: 0, atRisk: 1 }],
  'out-of-mine': [
    {
      ...round,
      ...laid,
      side: 'front',
      front: 900,
      back: 70,
      fault: 'too-many',
      shapes: 3,
      more: 1,
      amiss: 2,
      wrong: 1,
    },
    { ...round, ...laid, side: 'back', front: 1, back: 2, fault: 'over-edge', shapes: 1, more: 0, amiss: 1, wrong: 0 },
  ],
};

const ACTIONS: { readonly [Id in GameId]: readonly unknown[] } = {
  ocelot: [{ type: 'place', tile: 'A', tool: 'lamp', space: 3 }, { type: 'enter', cell: 4 }, { type: 'done' }],
  diamant: [
    { type: 'decide', choice: 'on' },
    { type: 'decide', choice: 'back' },
  ],
  'out-of-mine': [
    { type: 'lay', tile: 60, x: 1, y: 2, rotation: 1, flipped: false },
    { type: 'take', tile: 3 },
  ],
};

function sentencesOf({ hints, verdicts }: GameCoachWords, details: readonly Detail[]): readonly string[] {
  return details.flatMap((detail) => [
    ...Object.values(hints).map((say) => say(detail)),
    ...[true, false].flatMap((you) => Object.values(verdicts).map((say) => say({ name: 'Mira', you }, detail))),
  ]);
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GAME_IDS)('%s: every sentence is whole', async (game) => {
    const words = await GAME_COACH_WORDS[game](language);
    const advice = ACTIONS[game].map((action) => sayAdvice(game, action, words) ?? '');
    for (const sentence of [...sentencesOf(words, DETAILS[game]), ...advice]) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|I2:7/);
      expect(sentence).toMatch(/^[\p{Lu}\d¡].*[.!]$/u);
    }
  });

  test.each(GAME_IDS)('%s: the same codes as in English', async (game) => {
    const [own, english] = await Promise.all([GAME_COACH_WORDS[game](language), GAME_COACH_WORDS[game]('en')]);
    expect(Object.keys(own.hints)).toEqual(Object.keys(english.hints));
    expect(Object.keys(own.verdicts)).toEqual(Object.keys(english.verdicts));
  });

  test.each(GAME_IDS)('%s: each level has a name and a line of its own', async (game) => {
    const levels = Object.values((await loadCoachWords(language)).levels[game]);
    expect(new Set(levels.map(({ name }) => name)).size).toBe(BOT_LEVELS.length);
    expect(new Set(levels.map(({ line }) => line)).size).toBe(BOT_LEVELS.length);
  });

  test('luck is given, taken or fair', async () => {
    const { luckOf } = await loadCoachWords(language);
    for (const you of [true, false]) {
      const said = [12, -12, 0].map((points) => luckOf({ name: 'Mira', you }, points));
      expect(new Set(said).size).toBe(3);
      expect(said[0]).toContain('12');
      expect(said[1]).not.toContain('-12');
    }
  });
});
