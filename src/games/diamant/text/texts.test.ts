// What is written and read: moves, positions, scenarios, and the doors.

import { describe, expect, test } from 'vitest';
import { cardName, diamant, type Scenario } from '../index.ts';
import { alike, all, play, RELIC } from '../testing.ts';
import { diamantTools } from '../tools.ts';

const { notation, doors } = diamant;

describe('moves', () => {
  test.each([
    ['on', { type: 'decide', choice: 'on' }],
    [' Back ', { type: 'decide', choice: 'back' }],
  ])('"%s" is a decision', (text, action) => {
    expect(notation.parseAction(text)).toEqual({ ok: true, value: action });
  });

  test.each([
    ['turn 17', { type: 'treasure', rubies: 17 }],
    ['turn spikes', { type: 'trap', trap: 'spikes' }],
    ['turn relic-12', { type: 'relic', points: 12 }],
  ])('"%s" turns a card', (text, card) => {
    expect(notation.parseChance(text)).toEqual({ ok: true, value: { type: 'turn', card } });
  });

  test.each(['', 'sideways', 'turn 6', 'turn', 'turn relic-9', 'on back'])('"%s" is no move', (text) => {
    expect(notation.parseAction(text).ok).toBe(false);
    expect(notation.parseChance(text).ok).toBe(false);
  });
});

const POSITION = `diamant: 4 explorers, relics, open chests
expedition: 2, round 2, decide
path: 11 lava 5+2 snake
explorer 0: inside, loot 3, decided back
explorer 1: inside, loot 3, decided on
explorer 2: camp, taken 5, chest 5, relics 7
explorer 3: inside, loot 3
deck: 1 2 3 4 5 7*2 9 11 13 14 15 17 scorpion*3 snake*2 lava*2 boulder*3 spikes*3 relic-5
revealed: on 0 1 3, back, share 0`;

describe('positions', () => {
  const { state } = play(
    { options: RELIC, expedition: 2, path: ['11+3', 'relic-7', 'lava'], explorers: alike(4, { loot: 2 }) },
    '0 on; 1 on; 2 back; 3 on; turn 5; 0 on; 1 on; 3 on; turn snake; 0 back; 1 on',
  );

  test('are readable, and read back exactly', () => {
    expect(diamantTools.formatPosition(state)).toBe(POSITION);
    expect(diamantTools.parsePosition(POSITION)).toEqual({ ok: true, value: state });
  });

  test.each([
    ['4 explorers', '9 explorers', 'cannot read the line "diamant"'],
    ['snake\n', 'sneak\n', 'cannot read the line "path"'],
    ['loot 3\n', 'loot three\n', 'cannot read the line "explorer 3"'],
    ['loot 3\n', 'loot 4\n', 'the path has brought 16 rubies, but 17 are there'],
    ['boulder*3', 'boulder*2', '2 cards boulder, not 3'],
    ['expedition: 2', 'expedition: 1', 'relic 7 is in the game too early'],
  ])('with "%s" read as "%s" are refused', (was, is, why) => {
    expect(diamantTools.parsePosition(POSITION.replace(was, is))).toMatchObject({
      ok: false,
      error: { code: 'bad-position', detail: { why } },
    });
  });
});

describe('scenarios', () => {
  const SOUND: Scenario = { expedition: 2, path: ['9+1'], explorers: alike(4, { loot: 2 }) };

  test('the next cards come in the order written, and only until the deck is shuffled', () => {
    const next = ['snake', '7', 'snake'];
    const { effects, view } = play({ next }, all(4, 'on'), all(4, 'on'), '0 on');
    const turned = effects.flatMap((effect) => (effect.type === 'turned' ? [cardName(effect.card)] : []));
    expect(turned.slice(0, 3)).toEqual(next);
    expect(view.expedition).toBe(2);
    const { state } = play({ next });
    const other = diamant.apply(state, {
      by: 'chance',
      at: 0,
      outcome: { type: 'turn', card: { type: 'treasure', rubies: 7 } },
    });
    expect(other).toMatchObject({ ok: false, error: { code: 'not-in-deck' } });
  });

  test('nobody is told the order', () => {
    expect(diamant.view(play({ next: ['snake'] }).state, 0)).toEqual(diamant.view(play({}).state, 0));
  });

  test.each([
    ['a card that does not exist', { path: ['6'] }, 'there is no card 6'],
    ['rubies that do not add up', { path: ['9'] }, 'the path has brought 9 rubies, but 8 are there'],
    ['a trap twice on the path', { path: ['9+1', 'lava', 'lava'] }, 'a trap lies twice on the path'],
    ['too many traps aside', { aside: ['lava', 'snake'] }, '2 cards aside after 1 expeditions'],
    ['an ordered card that is on the path', { next: ['9'] }, 'an ordered card is not in the deck'],
    ['a relic of a later expedition', { path: ['9+1', 'relic-8'] }, 'relic 8 is in the game too early'],
    [
      'loot in the camp',
      { explorers: [{ loot: 8, inside: false }, {}, {}] },
      'somebody in the camp has loot in front of the chest',
    ],
  ] as const)('%s is refused', (_, change, why) => {
    expect(doors.scenario(SOUND).ok).toBe(true);
    expect(doors.scenario({ ...SOUND, ...change })).toMatchObject({
      ok: false,
      error: { code: 'bad-scenario', detail: { why } },
    });
  });

  test('one for other seats does not fit', () => {
    expect(() => diamant.setup({ seats: 5, options: RELIC, scenario: SOUND })).toThrow('for 4, not for 5');
  });
});

describe('doors', () => {
  test.each([
    ['options', {}],
    ['options', { relics: true, openChests: false, more: 1 }],
    ['action', { type: 'decide', choice: 'sideways' }],
    ['action', { type: 'decide' }],
    ['chance', { type: 'turn', card: { type: 'treasure', rubies: 6 } }],
    ['chance', { type: 'turn', card: { type: 'trap', trap: 'tiger' } }],
    ['scenario', { expedition: 6, path: [], explorers: alike(3) }],
    ['scenario', { expedition: 1, path: [], explorers: alike(2) }],
  ] as const)('%s: %j stays outside', (door, json) => {
    expect(doors[door](json).ok).toBe(false);
  });
});
