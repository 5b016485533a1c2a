import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../kit/rng.ts';
import { cellName, MATS } from '../content/mats.ts';
import { TOKEN_SUPPLY, TOKEN_WORTH } from '../content/tables.ts';
import { ocelot } from '../index.ts';
import { played, stateWith, verdict } from '../testing.ts';
import { type Action, MAT_IDS, type State, TOKENS } from '../types.ts';

const start = (mat: (typeof MAT_IDS)[number]): State => {
  const state = ocelot.setup({ seats: 2, options: { mat, start: 'seat-0' } });
  const outcome = ocelot.sampleChance(state, seededRng('start'));
  const result = ocelot.apply(state, { by: 'chance', at: 0, outcome });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
};

const legal = (state: State, type: Action['type']): Action[] =>
  ocelot.legal(state, state.seat, 0).filter((action) => action.type === type);

const cellsOf = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => ('cell' in action ? [cellName(action.cell)] : []));

const view = (state: State): ReturnType<typeof ocelot.view> => ocelot.view(state, 'public');

describe('companion', () => {
  const level1 = { moth: '1e5', tokens: { '2c3': 'opal', '2c1': 'rock-crystal', '3c3': 'rock-crystal' } } as const;

  test('[O10] goes from level 1 to level 2 and from there to level 3, before the token', () => {
    const first = played(stateWith(level1), 'advance 2c2', 'A:lamp@1', 'done', 'A:lamp@2', 'done').state;
    const second = played(first, 'advance 3c3').state;
    expect(view(second).players[0]).toMatchObject({ companion: 60, collected: { 'rock-crystal': 1 } });
    expect(verdict(second, 'done')).toBe('place-first O17');
  });

  test.each([
    ['still in hand', stateWith({}), 'advance 2c3', 'companion-in-hand O10'],
    ['down two levels', stateWith(level1), 'advance 3c3', 'next-level-only O10'],
    ['within its level', stateWith(level1), 'advance 1e4', 'next-level-only O10'],
    ['back', stateWith({ moth: '2c3' }), 'enter 1e4', 'companion-placed O14'],
    ['within level 2', stateWith({ moth: '2c3' }), 'advance 2c2', 'next-level-only O10'],
    ['on level 3', stateWith({ moth: '3c3' }), 'advance 3c2', 'companion-stays O10'],
    ['twice a turn', played(stateWith(level1), 'advance 2c2').state, 'advance 3c1', 'advanced-already O10'],
    ['after the token', played(stateWith(level1), 'A:lamp@1').state, 'advance 2c2', 'advance-first O10'],
    ['in the turn it enters', played(stateWith({}), 'enter 1e5').state, 'advance 2c3', 'advance-first O10'],
  ])('[O10] does not move: %s', (_, state, text, refusal) => {
    expect(verdict(state, text)).toBe(refusal);
  });

  test.each([
    ['empty', {}, 'legal'],
    ['rock-crystal', { tokens: { '2c3': 'rock-crystal' } }, 'legal'],
    ['the other companion', { bat: '2c3' }, 'cell-not-open O11'],
    ...TOKENS.filter((token) => token !== 'rock-crystal').map(
      (token) => [token, { tokens: { '2c3': token } }, 'cell-not-open O11'] as const,
    ),
  ] as const)('[O11] advances onto a cell with %s', (_, fixture, expected) => {
    expect(verdict(stateWith({ moth: '1e5', ...fixture }), 'advance 2c3')).toBe(expected);
  });

  test('[O12] gains the rock crystal it advances onto', () => {
    const { state, effects } = played(stateWith(level1), 'advance 2c1');
    expect(effects).toEqual([{ type: 'advanced', seat: 0, from: 20, cell: 41, gained: 'rock-crystal' }]);
    expect(view(state).cells[41]).toBe('empty');
    expect(view(state).players[0].collected['rock-crystal']).toBe(1);
  });
});

describe.each(MAT_IDS)('placing on the %s mat', (mat) => {
  test('[O13] a tool goes on any free space of any cave, either face up', () => {
    const spaces = MATS[mat].spaces.length;
    expect(legal(start(mat), 'place')).toHaveLength(3 * 2 * spaces);
    const next = played(start(mat), 'B:pickaxe@36', 'done').state;
    expect(legal(next, 'place')).toHaveLength(3 * 2 * (spaces - 1));
    expect(verdict(next, 'B:pickaxe@36')).toBe('space-taken O13');
  });

  test('[O13] exactly one token a turn', () => {
    const state = played(start(mat), 'B:pickaxe@36').state;
    expect(verdict(state, 'B:lamp@1')).toBe('only-one-token O13');
    expect(verdict(start(mat), 'done')).toBe('place-first O17');
  });

  test('[O14] 15 cells at the start', () => {
    expect(legal(start(mat), 'enter')).toHaveLength(15);
  });
});

test('[O3] the nested mat ends at space 36', () => {
  expect(verdict(stateWith({ mat: 'nested' }), 'A:lamp@37')).toBe('no-such-space O3');
  expect(verdict(stateWith({ mat: 'split' }), 'A:lamp@37')).toBe('legal');
});

test('[O13] only tiles in hand', () => {
  const state = stateWith({
    tiles: [
      { A: 0, B: 1, C: 0 },
      { A: 5, B: 5, C: 5 },
    ],
  });
  expect(verdict(state, 'A:lamp@1')).toBe('no-tile-left O13');
  expect(legal(state, 'place')).toHaveLength(2 * 40);
});

test.each([
  ['empty', undefined, 'legal'],
  ['rock-crystal', 'rock-crystal', 'legal'],
  ['sun', 'sun', 'legal'],
  ['moon', 'moon', 'legal'],
  ['star', 'star', 'legal'],
  ['opal', 'opal', 'cell-not-open O14'],
  ['emerald', 'emerald', 'cell-not-open O14'],
  ['red-beryl', 'red-beryl', 'cell-not-open O14'],
  ['geode', 'geode', 'cell-not-open O14'],
] as const)('[O14] the companion enters a cell with %s', (_, token, expected) => {
  const state = stateWith(token === undefined ? {} : { tokens: { '1e5': token } });
  expect(verdict(state, 'enter 1e5')).toBe(expected);
  if (expected !== 'legal') return;
  const after = played(state, 'enter 1e5').state;
  expect(view(after).players[0].companion).toBe(20);
  if (token !== undefined) expect(view(after).players[0].collected[token]).toBe(1);
});

test.each([
  ['the other companion is there', { bat: '1e5' }, 'enter 1e5', 'cell-not-open O14'],
  ['that is level 2', {}, 'enter 2c3', 'enter-level-1 O14'],
  ['it is in the caves already', { moth: '2c3' }, 'enter 1e5', 'companion-placed O14'],
] as const)('[O14] the companion does not enter: %s', (_, fixture, text, refusal) => {
  expect(verdict(stateWith(fixture), text)).toBe(refusal);
});

test('[O15] tools of one player serve the other', () => {
  const state = played(stateWith({ tokens: { '1e5': 'opal' }, tools: { 1: 'lamp' } }), 'A:compass@6', 'done').state;
  expect(state.seat).toBe(1);
  expect(view(played(state, 'B:pickaxe@11', 'collect 1e5').state).players[1].collected.opal).toBe(1);
});

describe('[O16] a turn without a placement is skipped', () => {
  /** More opals than the box holds: 26 tokens above one point cannot fill 41 cells, so that play never comes here. */
  const opals = Object.fromEntries(MATS.split.cells.slice(0, 41).map(({ cell }) => [cellName(cell), 'opal' as const]));
  const none = { A: 0, B: 0, C: 0 };

  test('while the other plays on, and the match ends when neither can', () => {
    const state = stateWith({ tokens: opals, tiles: [{ ...none, A: 2 }, none], moth: '2c3' });
    const first = played(state, 'A:lamp@21', 'done');
    expect(first.effects.slice(1)).toEqual([
      { type: 'skipped', seat: 1 },
      { type: 'turned', seat: 0 },
    ]);
    const last = played(first.state, 'A:lamp@22', 'done');
    expect(last.effects.slice(1).map(({ type }) => type)).toEqual(['skipped', 'ended']);
  });

  test.each(MAT_IDS)('never in a match dealt on the %s mat: level 1 has more cells than can be barred', (mat) => {
    const barring = TOKENS.filter((token) => TOKEN_WORTH[token] !== 1);
    const barred = barring.reduce((sum, token) => sum + TOKEN_SUPPLY[1][token], 0);
    expect(barred).toBe(26);
    const companions = 1;
    expect(MATS[mat].cells.filter(({ level }) => level === 1).length).toBeGreaterThan(barred + companions);
  });
});

describe('[O17] collecting', () => {
  const state = stateWith({
    tokens: { '1e5': 'opal', '1e4': 'emerald', '2c3': 'opal', '1a5': 'opal' },
    tools: { 1: 'lamp', 16: 'compass', 17: 'compass', 21: 'lamp', 30: 'compass', 24: 'pickaxe' },
  });

  test('comes after the token and is optional', () => {
    expect(verdict(state, 'collect 2c3')).toBe('place-first O17');
    expect(legal(played(state, 'B:lamp@40').state, 'done')).toHaveLength(1);
  });

  test('takes one, some or all, from any cave, in any order', () => {
    const placed = played(state, 'C:pickaxe@11').state;
    expect(cellsOf(legal(placed, 'collect'))).toEqual(['1e4', '1e5', '2c3']);
    const taken = played(placed, 'collect 2c3', 'collect 1e4').state;
    expect(view(taken).players[0].collected).toMatchObject({ opal: 1, emerald: 1 });
    expect(verdict(taken, 'collect 2c3')).toBe('nothing-there O17');
  });

  test('what is left lying may be taken by either player later', () => {
    const left = played(state, 'C:pickaxe@11', 'done', 'A:lamp@40').state;
    expect(cellsOf(legal(left, 'collect'))).toEqual(['1e4', '1e5', '2c3']);
    expect(cellsOf(legal(played(left, 'done', 'A:lamp@39').state, 'collect'))).toEqual(['1e4', '1e5', '2c3']);
  });
});

test('another seat, luck, and a match that is over are waited for, or not', () => {
  const state = stateWith({
    tiles: [
      { A: 1, B: 0, C: 0 },
      { A: 0, B: 0, C: 0 },
    ],
    moth: '1e5',
    bat: '1e6',
  });
  const other = ocelot.apply(state, { by: 'seat', seat: 1, at: 0, action: { type: 'done' } });
  expect(other).toMatchObject({ ok: false, error: { code: 'not-your-turn', rule: 'O10' } });
  const over = played(state, 'A:lamp@1', 'done').state;
  expect(verdict(over, 'A:lamp@2')).toBe('match-over O40');
  expect(ocelot.apply(state, { by: 'clock', at: 0 })).toMatchObject({ ok: false, error: { code: 'no-clock' } });
});
