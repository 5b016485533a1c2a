import { describe, expect, test } from 'vitest';
import { seededRng } from '../../kit/rng.ts';
import { playAtRandom } from './compact/random.ts';
import { ocelot } from './index.ts';
import { copyPosition, newPosition } from './position.ts';
import { breakdownOf, outcomeOf, pointsOf } from './scoring.ts';
import { played, stateWith } from './testing.ts';
import { ocelotTools } from './tools.ts';
import { type Amethyst, MAT_IDS, type TokenCounts } from './types.ts';

const LAST = {
  tiles: [
    { A: 1, B: 0, C: 0 },
    { A: 1, B: 0, C: 0 },
  ],
  moth: '1e5',
  bat: '1e6',
} as const;

test('[O40] ends when both have placed all 16 tokens, after the last has collected, with all amethysts open', () => {
  const state = stateWith({ ...LAST, amethysts: [['blue-6'], ['red-9']], collected: [{ geode: 1 }, { geode: 1 }] });
  const first = played(state, 'A:lamp@1', 'done').state;
  expect(ocelot.waiting(first)).toEqual({ for: 'seats', seats: [1] });
  const placed = played(first, 'A:lamp@2').state;
  expect(ocelot.waiting(placed).for).toBe('seats');
  const { state: over, effects } = played(placed, 'done');
  expect(effects).toEqual([{ type: 'ended', amethysts: [['blue-6'], ['red-9']] }]);
  expect(ocelot.waiting(over)).toEqual({ for: 'nothing', outcome: { scores: [6, 9], winners: [1] } });
  for (const viewer of [0, 1, 'public'] as const) {
    expect(ocelot.view(over, viewer)).toMatchObject({
      winners: [1],
      players: [{ amethysts: ['blue-6'] }, { amethysts: ['red-9'] }],
    });
  }
});

test('[O40] a match takes 16 turns each', () => {
  const position = newPosition({ mat: 'split', start: 'random' });
  playAtRandom(position, seededRng('turns'));
  expect(position.turn).toBe(32);
});

test.each([
  ['rock-crystal', 1],
  ['sun', 1],
  ['moon', 1],
  ['star', 1],
  ['opal', 3],
  ['emerald', 5],
  ['red-beryl', 7],
  ['geode', 0],
] as const)('[O41] two of %s bring %i each', (token, points) => {
  expect(pointsOf(stateWith({ collected: [{ [token]: 2 }, {}] }), 0)).toBe(2 * points);
});

describe('[O42] amethysts', () => {
  const collected: Partial<TokenCounts> = { 'rock-crystal': 2, sun: 1, star: 1, opal: 3, emerald: 4, geode: 1 };
  const lying = { '1e1': 'opal', '1e2': 'geode', '1e3': 'sun', '2c3': 'geode', '3c3': 'opal' } as const;

  test.each<[Amethyst, number]>([
    ['blue-2', 2],
    ['blue-4', 4],
    ['blue-5', 5],
    ['blue-6', 6],
    ['blue-per-1', 4],
    ['blue-per-3', 3],
    ['green-5', 5],
    ['green-6', 6],
    ['green-7', 7],
    ['green-8', 8],
    ['green-left-1', 3],
    ['red-9', 9],
    ['red-10', 10],
    ['red-left-23', 4],
  ])('%s brings %i', (amethyst, points) => {
    const state = stateWith({ collected: [{}, collected], amethysts: [[], [amethyst]], tokens: lying });
    expect(breakdownOf(state, 1).amethysts).toEqual([{ amethyst, points }]);
    expect(pointsOf(state, 1)).toBe(33 + points);
  });

  test('with a print count what counts at the end, not when they were drawn', () => {
    const state = stateWith({ ...LAST, amethysts: [['blue-per-1'], []], tokens: { '2c3': 'rock-crystal' } });
    expect(ocelot.view(state, 0).players[0].breakdown.total).toBe(0);
    expect(ocelot.view(played(state, 'advance 2c3').state, 0).players[0].breakdown.total).toBe(2);
  });
});

test('[O41] the breakdown has a row for each kind, and adds up', () => {
  const state = stateWith({
    collected: [{ 'rock-crystal': 1, sun: 2, moon: 1, opal: 2, emerald: 1, 'red-beryl': 1, geode: 2 }, {}],
    amethysts: [['blue-4', 'green-8'], []],
  });
  expect(breakdownOf(state, 0)).toEqual({
    gems: {
      'rock-crystal': { count: 1, points: 1 },
      celestite: { count: 3, points: 3 },
      opal: { count: 2, points: 6 },
      emerald: { count: 1, points: 5 },
      'red-beryl': { count: 1, points: 7 },
    },
    amethysts: [
      { amethyst: 'blue-4', points: 4 },
      { amethyst: 'green-8', points: 8 },
    ],
    total: 34,
  });
});

test.each(MAT_IDS)('fast totals and breakdowns agree after random matches on the %s mat', (mat) => {
  for (let seed = 0; seed < 50; seed++) {
    const position = newPosition({ mat, start: 'random' });
    playAtRandom(position, seededRng(seed));
    expect(ocelotTools.laws(position)).toEqual([]);
    for (const seat of [0, 1]) expect(breakdownOf(position, seat).total).toBe(pointsOf(position, seat));
  }
});

test.each([
  ['the higher total wins', { opal: 2 }, ['blue-2'], { emerald: 1 }, [], [0]],
  ['a tie goes to more amethysts', { opal: 1 }, [], { 'rock-crystal': 1 }, ['blue-2'], [1]],
  ['a tie goes to more amethysts, whichever seat has them', { 'red-beryl': 1 }, ['blue-5'], { opal: 4 }, [], [0]],
  ['still tied, the win is shared', { opal: 1 }, ['blue-4'], { opal: 1 }, ['blue-4'], [0, 1]],
  ['still tied, neither gems nor prints break it', { opal: 1 }, ['blue-4'], { emerald: 1 }, ['blue-2'], [0, 1]],
] as const)('[O43] %s', (_, gems0, amethysts0, gems1, amethysts1, winners) => {
  const state = stateWith({ collected: [gems0, gems1], amethysts: [amethysts0, amethysts1] });
  expect(outcomeOf(state).winners).toEqual(winners);
});

describe('[O44] who begins', () => {
  test.each([
    ['seat-0', 0],
    ['seat-1', 1],
  ] as const)('is agreed: %s', (start, first) => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'split', start } });
    const outcome = ocelot.sampleChance(state, seededRng('deal'));
    expect(outcome).toMatchObject({ type: 'deal', first });
    const result = ocelot.apply(state, { by: 'chance', at: 0, outcome });
    expect(result.ok && result.value.state.seat).toBe(first);
    if (outcome.type !== 'deal') throw new Error('no deal');
    const wrong = ocelot.apply(state, { by: 'chance', at: 0, outcome: { ...outcome, first: 1 - first } });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'impossible-chance' } });
  });

  test.each([
    ['who lost begins, on the seat of now', [1, 0], [0], 'loser-0'],
    ['likewise on the same seats', [0, 1], [0], 'loser-1'],
    ['after a tie luck decides', [1, 0], [0, 1], 'loser'],
    ['when the loser has left, luck decides', [undefined, 0], [0], 'loser'],
  ] as const)('is whoever lost the last match: %s', (_, order, winners, start) => {
    for (const before of ['loser', 'loser-0', 'loser-1'] as const) {
      const options = { mat: 'split', start: before } as const;
      const next = ocelot.reseat?.(options, order, { scores: [10, 20], winners });
      expect(next).toEqual({ ...options, start });
    }
    const agreed = { mat: 'split', start: 'seat-1' } as const;
    expect(ocelot.reseat?.(agreed, order, { scores: [10, 20], winners })).toEqual(agreed);
  });

  test.each([
    ['loser-0', 0],
    ['loser-1', 1],
  ] as const)('is dealt that way: %s', (start, first) => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'split', start } });
    expect(ocelot.sampleChance(state, seededRng('deal'))).toMatchObject({ type: 'deal', first });
    expect(ocelotTools.parsePosition(ocelotTools.formatPosition(state))).toEqual({ ok: true, value: state });
  });

  test('is left to luck: either', () => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'random' } });
    const firsts = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const outcome = ocelot.sampleChance(state, seededRng(seed));
        return outcome.type === 'deal' ? outcome.first : undefined;
      }),
    );
    expect(firsts).toEqual(new Set([0, 1]));
  });
});

describe('[O45] a head start', () => {
  const begun = (first: 0 | 1) => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'random', headStart: 8 } });
    const dealt = ocelot.sampleChance(state, seededRng('head start'));
    const result = ocelot.apply(state, {
      by: 'chance',
      at: 0,
      outcome: dealt.type === 'deal' ? { ...dealt, first } : dealt,
    });
    if (!result.ok) throw new Error(result.error.code);
    return { before: state, state: result.value.state, effects: result.value.effects };
  };

  test.each([0, 1] as const)('goes to seat %i when it begins, and to nobody before', (first) => {
    const { before, state } = begun(first);
    expect([0, 1].map((seat) => pointsOf(before, seat))).toEqual([0, 0]);
    expect([0, 1].map((seat) => pointsOf(state, seat))).toEqual(first === 0 ? [8, 0] : [0, 8]);
    expect(breakdownOf(state, first)).toMatchObject({ headStart: 8, total: 8 });
    expect(breakdownOf(state, 1 - first)).not.toHaveProperty('headStart');
  });

  test('decides who wins, and stays with its seat to the end', () => {
    const { state } = begun(1);
    const position = copyPosition(state);
    playAtRandom(position, seededRng('end'));
    const bare = [0, 1].map((seat) => pointsOf({ ...position, options: { mat: 'split', start: 'random' } }, seat));
    expect(outcomeOf(position).scores).toEqual([bare[0], (bare[1] ?? 0) + 8]);
  });
});
