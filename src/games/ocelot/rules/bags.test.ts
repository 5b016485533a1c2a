import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../kit/rng.ts';
import { bagOfLevel, TOKEN_SUPPLY } from '../content/tables.ts';
import { ocelot } from '../index.ts';
import { played, stateWith, verdict } from '../testing.ts';
import { ocelotTools } from '../tools.ts';
import { type Effect, LEVELS } from '../types.ts';

const types = (effects: readonly Effect[]): string[] => effects.map(({ type }) => type);

describe('[O30] a geode', () => {
  test.each([
    ['1e5', { 1: 'lamp', 6: 'compass', 11: 'pickaxe' }, 'blue', 'blue-4'],
    ['2c3', { 21: 'lamp', 24: 'compass', 30: 'pickaxe' }, 'green', 'green-left-1'],
    ['3c3', { 24: 'lamp', 35: 'compass', 38: 'pickaxe' }, 'red', 'red-10'],
  ] as const)('in %s draws from the bag of its cave at once', (cell, tools, bag, amethyst) => {
    const state = played(stateWith({ tokens: { [cell]: 'geode' }, tools, step: 'collect' }), `collect ${cell}`).state;
    expect(ocelot.waiting(state)).toEqual({ for: 'chance' });
    expect(ocelot.view(state, 0)).toMatchObject({ step: 'draw', drawing: bag });
    const after = ocelot.view(played(state, `draw ${amethyst}`).state, 0);
    expect(after.players[0]).toMatchObject({ collected: { geode: 1 }, drawn: { [bag]: 1 }, amethysts: [amethyst] });
    expect(after.bags[bag]).toBe({ blue: 7, green: 4, red: 2 }[bag]);
  });

  test('gives nothing from another bag, nothing twice, and nothing unasked', () => {
    const tools = { 1: 'lamp', 6: 'compass', 11: 'pickaxe' } as const;
    const waiting = stateWith({
      tokens: { '1e5': 'geode' },
      tools,
      step: 'collect',
      amethysts: [[], ['blue-6']],
    });
    const state = played(waiting, 'collect 1e5').state;
    expect(verdict(state, 'draw green-5')).toBe('impossible-chance contract');
    expect(verdict(state, 'draw blue-6')).toBe('impossible-chance contract');
    expect(verdict(waiting, 'draw blue-5')).toBe('impossible-chance contract');
  });
});

describe('[O31] celestites', () => {
  const tools = { 16: 'lamp', 6: 'compass', 1: 'pickaxe', 20: 'pickaxe', 2: 'pickaxe' } as const;
  const tokens = { '1d5': 'sun', '1e5': 'moon', '1f5': 'star' } as const;

  test('a set of sun, moon and star draws a blue amethyst, and is kept', () => {
    const state = stateWith({ tokens, tools, step: 'collect' });
    const { effects, state: after } = played(state, 'collect 1d5', 'collect 1f5', 'collect 1e5', 'draw blue-2');
    expect(types(effects)).toEqual(['collected', 'collected', 'collected', 'reached', 'drew']);
    expect(effects[3]).toEqual({ type: 'reached', seat: 0, bag: 'blue', cause: 'set' });
    expect(ocelot.view(after, 0).players[0].collected).toMatchObject({ sun: 1, moon: 1, star: 1 });
  });

  test.each([
    ['completes a second set', { sun: 2, moon: 1, star: 2 }, true],
    ['counts for one set only', { sun: 2, moon: 1, star: 1 }, false],
    ['does not complete a set of one kind', { sun: 0, moon: 2, star: 0 }, false],
  ])('one more moon %s', (_, collected, draws) => {
    const state = stateWith({ tokens, tools, step: 'collect', collected: [collected, {}] });
    expect(ocelot.waiting(played(state, 'collect 1e5').state).for).toBe(draws ? 'chance' : 'seats');
  });

  test('the companion that takes the last one by entering draws too, then its owner collects', () => {
    const state = stateWith({ tokens: { '1d5': 'sun' }, collected: [{ moon: 1, star: 1 }, {}] });
    const { effects, state: after } = played(state, 'enter 1d5', 'draw blue-5', 'done');
    expect(types(effects)).toEqual(['entered', 'reached', 'drew', 'turned']);
    expect(after.seat).toBe(1);
  });

  test('sets are counted for each player alone', () => {
    const state = stateWith({ tokens, tools, step: 'collect', collected: [{ sun: 1 }, { star: 1 }] });
    expect(ocelot.waiting(played(state, 'collect 1e5').state).for).toBe('seats');
  });
});

describe('[O32] a drawn amethyst', () => {
  const tools = { 1: 'lamp', 6: 'compass', 11: 'pickaxe' } as const;
  const state = stateWith({ tokens: { '1e5': 'geode' }, tools, step: 'collect' });
  const { state: after, effects } = played(state, 'collect 1e5', 'draw blue-per-3');
  const drew = effects.at(-1);

  test('is told to its owner, and to others only that it was drawn and from which bag', () => {
    if (drew === undefined) throw new Error('nothing was drawn');
    expect(ocelot.tell(drew, 0)).toEqual({ type: 'drew', seat: 0, bag: 'blue', amethyst: 'blue-per-3' });
    for (const viewer of [1, 'public'] as const) {
      expect(ocelot.tell(drew, viewer)).toEqual({ type: 'drew', seat: 0, bag: 'blue' });
      expect(ocelot.view(after, viewer).players[0].amethysts).toBeUndefined();
      expect(JSON.stringify(ocelot.view(after, viewer))).not.toContain('per-3');
      expect(ocelot.view(after, viewer).players[0].drawn).toEqual({ blue: 1, green: 0, red: 0 });
    }
    expect(ocelot.view(after, 0).players[0].amethysts).toEqual(['blue-per-3']);
  });

  test('may be any that is not seen elsewhere, when the other side imagines it', () => {
    const view = ocelot.view(after, 1);
    const imagined = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const sample = ocelot.sampleState(view, seededRng(seed));
      for (const name of ocelot.view(sample, 0).players[0].amethysts ?? []) imagined.add(name);
    }
    expect([...imagined].sort()).toEqual(['blue-2', 'blue-4', 'blue-5', 'blue-6', 'blue-per-1', 'blue-per-3']);
  });

  test('never comes from an empty bag: the laws hold every position to that', () => {
    const scenario = {
      mat: 'split',
      drawing: ocelotTools.formatPosition(state).split('\n').slice(2, 13),
      turn: 0,
      players: [{ tiles: { A: 4, B: 4, C: 4 } }, {}],
    };
    expect(ocelot.doors.scenario(scenario)).toMatchObject({ ok: true });
    expect(ocelot.doors.scenario({ ...scenario, bags: ['green-5'] })).toMatchObject({
      ok: false,
      error: { detail: { why: 'the bag of level 1 holds 0, and 1 may be drawn' } },
    });
  });
});

test('[O33] draws happen as the gem is taken: look, then decide about the next', () => {
  const state = stateWith({
    tokens: { '1e5': 'geode', '1e4': 'opal' },
    tools: { 1: 'lamp', 6: 'compass', 5: 'compass', 11: 'pickaxe' },
    step: 'collect',
  });
  const reaching = played(state, 'collect 1e5').state;
  expect(verdict(reaching, 'collect 1e4')).toBe('waiting-for-luck O33');
  expect(verdict(played(reaching, 'draw blue-2').state, 'collect 1e4')).toBe('legal');
});

test.each(LEVELS)('[O32] the bag of level %i cannot run dry', (level) => {
  const { sun, moon, star, geode } = TOKEN_SUPPLY[level];
  const fresh = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'random' } });
  const held = ocelot.view(fresh, 'public').bags[bagOfLevel(level)];
  expect(held).toBe({ 1: 8, 2: 5, 3: 3 }[level]);
  expect(geode + Math.min(sun, moon, star)).toBeLessThanOrEqual(held);
});
