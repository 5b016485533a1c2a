import { describe, expect, test } from 'vitest';
import { cellName, cellNamed, SIDES, type Side } from '../content/mats.ts';
import { ocelot } from '../index.ts';
import { isCollectable } from '../position.ts';
import { type Fixture, played, stateWith, verdict } from '../testing.ts';
import { type State, TOOLS, type Tool } from '../types.ts';

/** Around 1e5: north, east, south, west. */
const ENDS = { north: 1, east: 6, south: 11, west: 16 } as const;

/** Tools around a cell, north first: `c`, `l`, `p`, or `.` for none. */
const around = (letters: string): Record<number, Tool> =>
  Object.fromEntries(
    SIDES.flatMap((side, index) => {
      const tool = TOOLS.find((name) => name[0] === letters[index]);
      return tool === undefined ? [] : [[ENDS[side], tool]];
    }),
  );

const seen = (fixture: Fixture, seat = 0): boolean =>
  isCollectable(stateWith({ tokens: { '1e5': 'red-beryl' }, ...fixture }), seat, 20);

test.each([
  ['clp.', true],
  ['cl.p', true],
  ['.plc', true],
  ['p.cl', true],
  ['clpp', true],
  ['ccll', false],
  ['lcl.', false],
  ['cl..', false],
  ['cccp', false],
  ['....', false],
])('[O20] three different tools on three sides: %s', (letters, expected) => {
  expect(seen({ tools: around(letters) })).toBe(expected);
  expect(seen({ tools: around(letters) }, 1)).toBe(expected);
});

/** The rule once more, in the plainest way: some choice of three sides shows three tools, the companion being any. */
function byTheBook(tools: readonly (Tool | undefined)[], companion: Side | undefined): boolean {
  const options = SIDES.map((side, index) => [tools[index], side === companion ? 'any' : undefined]);
  const choose = (side: number, taken: readonly string[]): boolean => {
    if (taken.length === 3) return new Set(taken.filter((tool) => tool !== 'any')).size >= 3 - count(taken);
    if (side === 4) return false;
    return choose(side + 1, taken) || (options[side] ?? []).some((tool) => tool && choose(side + 1, [...taken, tool]));
  };
  const count = (taken: readonly string[]): number => taken.filter((tool) => tool === 'any').length;
  return choose(0, []);
}

test('[O20] [O22] every one of the 256 sights, with the companion on each side or on none', () => {
  const places = { north: '1e3', east: '1h5', south: '1e9', west: '1a5' } as const;
  for (let sight = 0; sight < 256; sight++) {
    const tools = SIDES.map((_, side) => TOOLS[((sight >> (2 * side)) & 3) - 1]);
    const placed = Object.fromEntries(SIDES.flatMap((side, i) => (tools[i] ? [[ENDS[side], tools[i]]] : [])));
    expect(seen({ tools: placed })).toBe(byTheBook(tools, undefined));
    for (const side of SIDES) {
      expect(seen({ tools: placed, moth: places[side] })).toBe(byTheBook(tools, side));
    }
  }
});

test('[O21] sight runs along whole rows and columns, past gems, empty cells and companions', () => {
  const far = stateWith({
    tokens: { '1a5': 'opal', '1b5': 'geode', '1i5': 'emerald' },
    tools: { 6: 'lamp', 17: 'compass', 15: 'pickaxe' },
    moth: '1e5',
    bat: '1f5',
  });
  expect(isCollectable(far, 1, 16)).toBe(true);
  expect(cellName(16)).toBe('1a5');
});

describe("[O22] the player's own companion", () => {
  test.each([
    ['stands for the missing tool', 'cl..', '1e9', true],
    ['from the west as well', 'c.p.', '1a5', true],
    ['counts once only', 'c...', '1e9', false],
    ['shares a side with a tool, and then that side counts once', 'cl..', '1e3', false],
    ['shares a side with a tool that is not needed', 'lcp.', '1e3', true],
    ['replaces a second lamp on its side', 'llc.', '1e3', true],
    ['does not make two lamps different', 'l.l.', '1a5', false],
    ['sees along its row and column only', 'cl..', '1f4', false],
    ['sees inside its own cave only', 'cl..', '2c3', false],
  ])('%s', (_, letters, moth, expected) => {
    expect(seen({ tools: around(letters), moth })).toBe(expected);
  });

  test('helps from where it has moved to, and no longer from where it was', () => {
    const state = stateWith({
      tokens: { '1e5': 'opal', '2c3': 'opal' },
      tools: { 1: 'lamp', 6: 'compass', 21: 'lamp', 24: 'compass' },
      moth: '1a5',
    });
    expect([20, 47].map((cell) => isCollectable(state, 0, cell))).toEqual([true, false]);
    const moved = played(state, 'advance 2a3').state;
    expect([20, 47].map((cell) => isCollectable(moved, 0, cell))).toEqual([false, true]);
  });
});

test("[O23] the other player's companion neither helps nor hinders", () => {
  expect(seen({ tools: around('cl..'), bat: '1e9' })).toBe(false);
  expect(seen({ tools: around('cl..'), bat: '1e9' }, 1)).toBe(true);
  expect(seen({ tools: around('clp.'), bat: '1e3' })).toBe(true);
});

describe('[O24] a space between two caves', () => {
  const cellsSeenFrom = (state: State): string[] =>
    state.sight.flatMap((sight, cell) => (sight === 0 ? [] : [cellName(cell)]));

  test.each([
    ['split', 25, ['2b4', '2c4', '2d4', '2e3', '3c1', '3b2', '3b3', '3b4']],
    ['split', 24, ['2a3', '2b3', '2c3', '2d3', '2e3', '3c1', '3c2', '3c3', '3c4', '3c5']],
    ['nested', 18, ['1c3', '1d3', '1e3', '1f3', '1g3', '1b4', '1b5', '1b6', '2c5', '2d2', '2d3', '2d4']],
    ['nested', 17, ['1a5', '1b4', '1c4', '1d4', '1e4', '1f4', '1g4', '1h4', '2c1', '2c2', '2c3', '2c4', '2c5']],
    ['split', 29, ['2a3', '2b4', '2c4', '2d4']],
    ['split', 1, ['1e1', '1e2', '1e3', '1e4', '1e5', '1e6', '1e7', '1e8', '1e9']],
  ] as const)('%s %i looks into what ends at it', (mat, space, cells) => {
    const state = stateWith({ mat, tools: { [space]: 'lamp' } });
    expect(cellsSeenFrom(state)).toEqual([...cells].sort((a, b) => (cellNamed(a) ?? 0) - (cellNamed(b) ?? 0)));
  });
});

test('[O20] the refusal names the rule', () => {
  const state = stateWith({ tokens: { '1e5': 'opal' }, step: 'collect' });
  expect(verdict(state, 'collect 1e5')).toBe('not-seen O20');
  expect(ocelot.refusals).toContain('not-seen');
});
