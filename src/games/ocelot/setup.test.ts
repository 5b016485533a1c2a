import { describe, expect, test } from 'vitest';
import { seededRng } from '../../kit/rng.ts';
import { levelOf } from './content/mats.ts';
import { AMETHYST_TABLE, FACES, TILES_EACH } from './content/tables.ts';
import { ocelot } from './index.ts';
import { buildScenario, scenarioOf } from './scenario.ts';
import { played, stateWith, verdict } from './testing.ts';
import { ocelotTools } from './tools.ts';
import { AMETHYSTS, MAT_IDS, type State, TILES, TOKENS, TOOLS } from './types.ts';

const dealt = (seed: string): State => {
  const state = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'random' } });
  const result = ocelot.apply(state, { by: 'chance', at: 0, outcome: ocelot.sampleChance(state, seededRng(seed)) });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
};

test.each([
  [1, [6, 3, 3, 3, 11, 7, 3, 5]],
  [2, [2, 0, 0, 0, 4, 3, 1, 3]],
  [3, [0, 0, 0, 0, 4, 5, 2, 2]],
] as const)('[O4] level %i is dealt %j, one token a cell', (level, counts) => {
  const { cells } = ocelot.view(dealt('tokens'), 'public');
  const cave = cells.filter((_, cell) => levelOf(cell) === level);
  expect(TOKENS.map((token) => cave.filter((lying) => lying === token).length)).toEqual(counts);
  expect(cave).not.toContain('empty');
});

test('[O4] no two deals are alike, and a deal with other tokens is refused', () => {
  expect(dealt('one').cells).not.toEqual(dealt('two').cells);
  const state = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'random' } });
  const outcome = ocelot.sampleChance(state, seededRng('deal'));
  if (outcome.type !== 'deal') throw new Error('no deal');
  const layout = outcome.layout.map((token) => (token === 'geode' ? 'opal' : token));
  expect(ocelot.apply(state, { by: 'chance', at: 0, outcome: { ...outcome, layout } }).ok).toBe(false);
  expect(ocelot.doors.chance({ ...outcome, layout }).ok).toBe(false);
});

test.each([
  ['blue', ['2', '4', '4', '5', '5', '6', 'per-1', 'per-3']],
  ['green', ['5', '6', '7', '8', 'left-1']],
  ['red', ['9', '10', 'left-23']],
] as const)('[O5] the %s bag holds %j', (bag, prints) => {
  const names = AMETHYSTS.filter((name) => AMETHYST_TABLE[name].bag === bag);
  const all = names.flatMap((name) => Array<string>(AMETHYST_TABLE[name].count).fill(name.slice(bag.length + 1)));
  expect(all).toEqual(prints);
});

describe('[O6] tools', () => {
  test('five of each tile and a companion: 16 tokens a player', () => {
    for (const player of ocelot.view(dealt('tiles'), 'public').players) {
      expect(player.tiles).toEqual({ A: 5, B: 5, C: 5 });
      expect(player.companion).toBeUndefined();
    }
    expect(TILES.length * TILES_EACH + 1).toBe(16);
  });

  test.each(TILES.flatMap((tile) => TOOLS.map((tool) => [tile, tool] as const)))('tile %s and its %s', (tile, tool) => {
    const expected = FACES[tile].includes(tool) ? 'legal' : 'wrong-face O6';
    expect(verdict(stateWith({}), `${tile}:${tool}@1`)).toBe(expected);
    const beside = ocelot.apply(stateWith({}), {
      by: 'seat',
      seat: 0,
      at: 0,
      action: { type: 'place', tile, tool, space: 0 },
    });
    expect(beside.ok ? 'legal' : `${beside.error.code} ${beside.error.rule}`).toBe(expected);
  });

  test('A is compass and lamp, B lamp and pickaxe, C pickaxe and compass', () => {
    expect(FACES).toEqual({ A: ['compass', 'lamp'], B: ['lamp', 'pickaxe'], C: ['pickaxe', 'compass'] });
  });
});

describe('scenarios', () => {
  const drawing = (mat: (typeof MAT_IDS)[number]): string[] =>
    ocelotTools
      .formatPosition(stateWith({ mat, tokens: { '1e5': 'opal' }, moth: '1e6' }))
      .split('\n')
      .slice(2, -8);
  const scenario = { mat: 'split', drawing: drawing('split'), turn: 0 } as const;

  test('what is left out is in hand, in the bags or in the box', () => {
    const state = ocelot.setup({ seats: 2, options: { mat: 'nested', start: 'random' }, scenario });
    expect(ocelotTools.laws(state)).toEqual([]);
    expect(ocelot.view(state, 'public')).toMatchObject({
      options: { mat: 'split' },
      step: 'companion',
      seat: 0,
      bags: { blue: 8, green: 5, red: 3 },
      players: [{ companion: 28, tiles: { A: 5, B: 5, C: 5 } }, { tiles: { A: 5, B: 5, C: 5 } }],
    });
  });

  test.each(MAT_IDS)('any position in which a seat is to move can be saved as one, on the %s mat', (mat) => {
    const tokens = { '1e5': 'opal', '2c3': 'geode', '2c2': 'rock-crystal' } as const;
    const tiles = { A: 4, B: 5, C: 5 };
    const state = played(
      stateWith({ mat, tokens, moth: '1e6', tiles: [tiles, tiles] }),
      'advance 2c2',
      'A:lamp@7',
    ).state;
    const saved = scenarioOf(state);
    expect(ocelot.doors.scenario(JSON.parse(JSON.stringify(saved)))).toEqual({ ok: true, value: saved });
    const again = buildScenario(saved, state.options);
    expect(again.ok && ocelot.view(again.value, 0)).toMatchObject({
      ...ocelot.view(state, 0),
      turn: 1,
      supply: expect.anything(),
      boxed: expect.anything(),
    });
  });

  test.each([
    ['an unknown letter', { drawing: drawing('split').map((line) => line.replace('o', 'x')) }, /"x" in row 6/],
    [
      'a wrong number on a space',
      { drawing: drawing('split').map((line) => line.replace('16', '61')) },
      /"61" on space 16/,
    ],
    ['the drawing of the other mat', { drawing: drawing('nested') }, /the drawing has/],
    [
      'more tiles than there are',
      { players: [{ tiles: { A: 11, B: 0, C: 0 } }, {}] },
      /more pieces than the box holds/,
    ],
    ['more tokens than there are', { players: [{ collected: { star: 4 } }, {}] }, /more pieces than the box holds/],
    ['an amethyst from nowhere', { players: [{ amethysts: ['blue-5'] }, {}] }, /one amethyst for each geode/],
    ['an amethyst twice', { players: [{ collected: { geode: 2 }, amethysts: ['red-9', 'red-9'] }, {}] }, /more pieces/],
    ['nothing to place', { players: [{ tiles: { A: 0, B: 0, C: 0 } }, {}] }, /nothing to place/],
    ['a seat that is not there', { turn: 2 }, /turn/],
    ['something else', { colour: 'blue' }, /colour/],
  ])('are refused with %s', (_, change, why) => {
    const result = ocelot.doors.scenario({ ...scenario, ...change });
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-scenario', rule: 'contract' } });
    expect(result.ok ? '' : result.error.detail?.why).toMatch(why);
  });
});

test('[O1] [O2] [O3] the doors know the size of the caves', () => {
  expect(ocelot.doors.action({ type: 'collect', cell: 66 }).ok).toBe(true);
  expect(ocelot.doors.action({ type: 'collect', cell: 67 }).ok).toBe(false);
  expect(ocelot.doors.action({ type: 'place', tile: 'A', tool: 'lamp', space: 40 }).ok).toBe(false);
  expect(ocelot.doors.action({ type: 'place', tile: 'A', tool: 'lamp', space: 39 }).ok).toBe(true);
});
