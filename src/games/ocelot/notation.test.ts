import { describe, expect, test } from 'vitest';
import { seededRng } from '../../kit/rng.ts';
import { ocelot } from './index.ts';
import { stateWith } from './testing.ts';
import { ocelotTools } from './tools.ts';
import type { Action } from './types.ts';

const { notation } = ocelot;

describe('moves', () => {
  test.each<[string, Action]>([
    ['A:lamp@12', { type: 'place', tile: 'A', tool: 'lamp', space: 11 }],
    ['C:pickaxe@40', { type: 'place', tile: 'C', tool: 'pickaxe', space: 39 }],
    ['enter 1e5', { type: 'enter', cell: 20 }],
    ['advance 3c3', { type: 'advance', cell: 60 }],
    ['collect 2a3', { type: 'collect', cell: 45 }],
    ['done', { type: 'done' }],
  ])('%s', (text, action) => {
    expect(notation.formatAction(action)).toBe(text);
    expect(notation.parseAction(text)).toEqual({ ok: true, value: action });
  });

  test.each([
    ['  a : LAMP @ 12 ', { type: 'place', tile: 'A', tool: 'lamp', space: 11 }],
    ['Enter  1E5', { type: 'enter', cell: 20 }],
  ])('"%s" is read kindly', (text, action) => {
    expect(notation.parseAction(text)).toEqual({ ok: true, value: action });
  });

  test.each([
    ['', 'bad-action'],
    ['enter', 'bad-action'],
    ['dig 1e5', 'bad-action'],
    ['enter 1a1', 'no-such-cell'],
    ['collect 4c3', 'no-such-cell'],
    ['A:lamp@41', 'bad-action'],
    ['A:lamp@0', 'bad-action'],
    ['A:pickaxe@1', 'wrong-face'],
    ['D:lamp@1', 'bad-action'],
    ['A:spoon@1', 'bad-action'],
  ])('"%s" is refused', (text, code) => {
    expect(notation.parseAction(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('luck', () => {
  test('a deal is one line with a letter for each cell', () => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'seat-1' } });
    const text = notation.formatChance(ocelot.sampleChance(state, seededRng('deal')));
    expect(text).toMatch(/^deal 1 [csm*oerg]{41}\/[coerg]{13}\/[oerg]{13}$/);
  });

  test.each(['deal 2 o/o/o', 'deal 0', 'deal', 'draw', 'draw blue-9', 'draw red-5', 'roll 6'])(
    '"%s" is refused',
    (text) => {
      expect(notation.parseChance(text)).toMatchObject({ ok: false, error: { code: 'bad-chance' } });
    },
  );
});

describe('positions', () => {
  const state = stateWith({
    tokens: { '1e5': 'red-beryl', '1d5': 'star', '2c3': 'geode', '3c3': 'opal' },
    tools: { 1: 'lamp', 25: 'compass' },
    moth: '1c5',
    bat: '2b3',
    collected: [{ sun: 1 }, { 'rock-crystal': 2, geode: 1 }],
    amethysts: [[], ['green-7']],
  });
  const text = ocelotTools.formatPosition(state);

  test('are drawn', () => {
    expect(text.split('\n').slice(0, 16)).toEqual([
      'mat split, start random',
      'turn 1, seat 0, step companion',
      '               Bl',
      '            20 .  2                       21',
      '         19 .  .  .  3                 32 .  22',
      '      18 .  .  .  .  .  4           31 .  .  .  23',
      '   17 .  .  .  .  .  .  .  5     30 .  B  g  .  .  24',
      '16 .  .  M  *  r  .  .  .  .  6     29 .  .  .  Ac .  33',
      '   15 .  .  .  .  .  .  .  7           28 .  26 .  .  .  34',
      '      14 .  .  .  .  .  8                 27 .  .  o  .  .  35',
      '         13 .  .  .  9                       40 .  .  .  36',
      '            12 .  10                            39 .  37',
      '               11                                  38',
      'ocelot tiles: A 5, B 5, C 5',
      'ocelot gems: sun 1',
      'ocelot amethysts: none',
    ]);
  });

  test('read back as what they were', () => {
    expect(ocelotTools.parsePosition(text)).toEqual({ ok: true, value: state });
  });

  test.each([
    ['no mat', text.replace('split', 'round')],
    ['no step', text.replace('companion', 'sleep')],
    ['two Moths', text.replace('*  r', 'M  r')],
    ['an unknown gem', text.replace('sun 1', 'ruby 1')],
    ['no count', text.replace('sun 1', 'sun')],
    ['lines missing', text.split('\n').slice(0, 14).join('\n')],
    ['nothing', ''],
  ])('with %s are refused', (_, broken) => {
    expect(ocelotTools.parsePosition(broken)).toMatchObject({ ok: false, error: { code: 'bad-position' } });
  });
});
