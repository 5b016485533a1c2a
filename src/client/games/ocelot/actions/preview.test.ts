// What the board says a placement brings is what the rules then give.

import { expect, test } from 'vitest';
import { type Action, cellNamed, ocelot, type Scenario, type State } from '../../../../games/ocelot/index.ts';
import { present } from '../../../../kit/invariant.ts';
import { handsOver, haulNow, type Judging, preview } from './preview.ts';

const EMPTY_BELOW = [
  '      14 .  .  .  .  .  8                 27 .  .  .  .  .  35',
  '         13 .  .  .  9                       40 .  .  .  36',
  '            12 .  10                            39 .  37',
];

/** Two lamps and a compass around a red beryl; an opal beside it. */
const BERYL: Scenario = {
  mat: 'split',
  drawing: [
    '               Al',
    '            20 .  2                       21',
    '         19 .  .  .  3                 32 .  22',
    '      18 .  .  .  .  s  4           31 .  .  .  23',
    '   17 .  .  .  .  e  .  .  5     30 .  .  .  .  .  24',
    '16 .  .  .  o  r  .  .  .  .  Bl    29 .  .  .  25 .  33',
    '   15 .  c  .  .  .  .  .  7           28 .  26 .  .  .  34',
    ...EMPTY_BELOW,
    '               Ac                                  38',
  ],
  turn: 0,
  players: [{ tiles: { A: 4, B: 4, C: 5 } }, { tiles: { A: 4, B: 5, C: 5 } }],
};

/** Sun in hand, moon in reach once the Moth takes the star. */
const SET: Scenario = {
  mat: 'split',
  drawing: [
    '               1',
    '            Bp .  2                       21',
    '         19 .  .  .  3                 32 .  22',
    '      18 .  .  .  .  .  4           31 .  .  .  23',
    '   17 .  .  .  o  .  .  .  5     30 .  .  .  .  .  24',
    'Ac .  .  .  m  *  s  .  .  .  Bl    29 .  .  .  25 .  33',
    '   15 .  .  .  .  .  .  .  7           28 .  26 .  .  .  34',
    ...EMPTY_BELOW,
    '               11                                  38',
  ],
  turn: 0,
  players: [{ tiles: { A: 4, B: 5, C: 5 }, collected: { sun: 1 } }, { tiles: { A: 5, B: 3, C: 5 } }],
};

const cell = (name: string): number => present(cellNamed(name), name);

function tableAt(state: State): Judging {
  const view = ocelot.view(state, 0);
  const judge = (action: Action) => ocelot.apply(state, { by: 'seat', seat: 0, at: 0, action });
  return { viewer: 0, view, myTurn: true, judge };
}

const open = (scenario: Scenario): State => {
  const parsed = ocelot.doors.scenario(scenario);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return ocelot.setup({ seats: 2, options: { mat: 'split', start: 'seat-0' }, scenario: parsed.value });
};

test('[OX1] a pickaxe on the fourth side brings the beryl, a compass nothing', () => {
  const table = tableAt(open(BERYL));
  const pickaxe = preview(table, { type: 'place', tile: 'C', tool: 'pickaxe', space: 15 });
  expect(pickaxe?.haul).toEqual({ cells: [cell('1e5')], tokens: ['red-beryl'], points: 7, amethysts: 0 });
  expect(preview(table, { type: 'place', tile: 'C', tool: 'compass', space: 15 })?.haul.cells).toEqual([]);
});

test('[O15] what I leave seen from two sides is what the opponent can finish', () => {
  const table = tableAt(open(BERYL));
  const idle = handsOver(table, { type: 'place', tile: 'A', tool: 'lamp', space: 37 });
  expect(idle).toMatchObject({ tokens: ['red-beryl'], points: 7 });
  const taken = handsOver(table, { type: 'place', tile: 'C', tool: 'pickaxe', space: 15 });
  expect(taken?.tokens).not.toContain('red-beryl');
});

test('[O31] completing sun, moon and star counts as an amethyst', () => {
  const table = tableAt(open(SET));
  const landing = preview(table, { type: 'enter', cell: cell('1e5') });
  expect(landing?.gained).toBe('star');
  expect(landing?.haul).toMatchObject({ cells: [cell('1d5')], points: 1, amethysts: 1 });
  const entered = table.judge({ type: 'enter', cell: cell('1e5') });
  expect(entered.ok && haulNow(tableAt(entered.value.state)).amethysts).toBe(1);
});

test('[O13] what the rules refuse has no preview', () => {
  expect(preview(tableAt(open(BERYL)), { type: 'place', tile: 'C', tool: 'pickaxe', space: 0 })).toBeUndefined();
});
