// Moves and positions as people write them, and what is refused at the doors.

import { describe, expect, test } from 'vitest';
import { type OutOfMineAction, outOfMine } from './index.ts';
import { plainOrientation } from './table/placement.ts';
import { filled, newMatch, played, racing } from './testing.ts';
import { tileNamed } from './tile-names.ts';
import { outOfMineTools } from './tools.ts';

const { notation, doors } = outOfMine;
const tile = (name: string): number => tileNamed(name) ?? -1;

describe('a move is one line', () => {
  const lines: readonly (readonly [string, OutOfMineAction])[] = [
    ['side back', { type: 'side', side: 'back' }],
    ['ready', { type: 'ready' }],
    ['take F5', { type: 'take', tile: tile('F5') }],
    ['take I2:7', { type: 'take', tile: tile('I2:7') }],
    ['lay F5 c3 r1 flip', { type: 'lay', tile: tile('F5'), x: 2, y: 2, rotation: 1, flipped: true }],
    ['move S4:1 y-1 r1', { type: 'move', tile: tile('S4:1'), x: -2, y: -2, rotation: 1, flipped: false }],
    ['pick-up L3:8', { type: 'pick-up', tile: tile('L3:8') }],
    ['put-back I1:12', { type: 'put-back', tile: tile('I1:12') }],
    ['call', { type: 'call' }],
    ['stuck', { type: 'stuck' }],
    ['unstuck', { type: 'unstuck' }],
  ];
  test.each(lines)('%s', (line, action) => {
    expect(notation.formatAction(action)).toBe(line);
    expect(notation.parseAction(line)).toEqual({ ok: true, value: action });
    expect(doors.action(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action });
  });

  test.each(['boards 3 7', 'boards 0 9 4 leaving 2', 'cards 01230 11112/33201'])('%s', (line) => {
    const read = notation.parseChance(line);
    expect(read.ok && notation.formatChance(read.value)).toBe(line);
  });

  test.each([
    '',
    'take',
    'take F5:2',
    'take I2',
    'lay F5',
    'lay F5 l9',
    'lay F5 c3 r4',
    'call me',
    'cards 99999',
    'boards',
  ])('"%s" is refused', (line) => {
    expect(notation.parseAction(line)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    expect(notation.parseChance(line)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});

describe('[M2] ways to lie that look the same are one', () => {
  test.each([
    ['I1:1', 3, true, 0, false],
    ['I2:16', 3, false, 1, false],
    ['O4:3', 2, true, 0, false],
    ['S4:3', 2, false, 0, false],
    ['S4:3', 0, true, 0, true],
  ] as const)('%s turned %i, flipped %s', (name, rotation, flipped, turned, turnedOver) => {
    expect(plainOrientation(tile(name), rotation, flipped)).toEqual({ rotation: turned, flipped: turnedOver });
  });

  test('[M8] a tile with a find looks different on its face', () => {
    expect(plainOrientation(tile('I2:1'), 2, false)).toEqual({ rotation: 2, flipped: false });
    expect(plainOrientation(tile('I2:1'), 2, true)).toEqual({ rotation: 0, flipped: true });
  });

  test('the door gives the one name', () => {
    const read = doors.action({ type: 'lay', tile: tile('I1:1'), x: 0, y: 0, rotation: 3, flipped: true });
    expect(read).toEqual({
      ok: true,
      value: { type: 'lay', tile: tile('I1:1'), x: 0, y: 0, rotation: 0, flipped: false },
    });
  });
});

describe('a position is a few lines', () => {
  const called = played(
    filled(racing(2, { elves: true, photoFinish: 100, handicaps: [{}, { grace: 5 }] }), 0),
    '0 call',
  );
  const positions = {
    'a new match': newMatch(3),
    'a full gallery': called,
    'a scored round': played(called, '@5000 clock'),
  };

  test.each(Object.entries(positions))('%s reads back', (_, state) => {
    expect(outOfMineTools.parsePosition(outOfMineTools.formatPosition(state))).toEqual({ ok: true, value: state });
  });

  test('the drawing shows every laid tile by its letter', () => {
    const text = outOfMineTools.formatPosition(called);
    const drawn =
      text
        .split('seat 1')[0]
        ?.match(/(?<=\| ).*/g)
        ?.join('') ?? '';
    expect([...drawn].filter((mark) => /[A-Z]/.test(mark))).toHaveLength(20);
    expect(drawn).not.toContain('.');
  });

  test.each([
    ['a drawing that was changed', (text: string) => text.replace(/\| #/, '| .')],
    ['a tile that was moved but not in the drawing', (text: string) => text.replace(/^ {2}A .*$/m, '  A I1:1 z0')],
    ['a field written twice', (text: string) => text.replace('seat 1: 0 points', 'seat 1: 0 points, hand F5, hand F5')],
    ['no seats', (text: string) => text.split('seat ')[0] ?? ''],
    ['a board that does not exist', (text: string) => text.replace('board 1', 'board 77')],
    ['a number that is none', (text: string) => text.replace('0 points', 'NaN points')],
    ['a side without a board', (text: string) => text.replace(', board 1', '')],
    ['a race that never started', (text: string) => text.replace(', since 0', '')],
    ['nothing', () => ''],
  ])('%s is refused', (_, change) => {
    expect(outOfMineTools.parsePosition(change(outOfMineTools.formatPosition(called)))).toMatchObject({
      ok: false,
      error: { code: 'unreadable' },
    });
  });
});

describe('doors', () => {
  test('options left out are those of the rulebook', () => {
    expect(doors.options({})).toEqual({
      ok: true,
      value: { elves: false, finds: false, guardRails: 'off', rounds: 7, handicaps: [] },
    });
  });

  test.each([
    { rounds: 0 },
    { rounds: 8 },
    { elves: 'yes' },
    { timeLimit: 5 },
    { handicaps: [{}, {}, {}, {}, {}] },
    { handicaps: [{ headStart: -1 }] },
    { unknown: 1 },
  ])('options %j are refused', (options) => {
    expect(doors.options(options)).toMatchObject({ ok: false, error: { code: 'unreadable', rule: 'contract' } });
  });

  const seat = { board: 0, side: 'front', card: '22220' };
  const other = { board: 1, side: 'back', card: '12211' };
  test.each([
    ['a board twice', [seat, { ...other, board: 0 }]],
    ['a card twice', [seat, { ...other, card: '22220' }]],
    ['one card only', [seat, { board: 1, side: 'back' }]],
    ['one seat', [seat]],
    [
      'a tile twice',
      [
        { ...seat, hand: 'F5' },
        { ...other, hand: 'F5' },
      ],
    ],
    ['a tile off the board', [{ ...seat, laid: ['I1:1 y-1'] }, other]],
    ['a tile that does not exist', [{ ...seat, hand: 'X5' }, other]],
    ['a place that does not exist', [{ ...seat, laid: ['I1:1 p1'] }, other]],
    [
      'tiles before cards',
      [
        { board: 0, side: 'front', hand: 'F5' },
        { board: 1, side: 'back' },
      ],
    ],
  ])('a scenario with %s is refused', (_, seats) => {
    expect(doors.scenario({ seats })).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    expect(doors.scenario({ seats: [seat, other] })).toMatchObject({ ok: true });
  });

  test('a scenario without cards begins with getting ready', () => {
    const scenario = {
      round: 3,
      seats: [{ board: 0, side: 'front', total: 7 } as const, { board: 1, side: 'back' } as const],
    };
    const state = outOfMine.setup({ seats: 2, options: newMatch(2).options, scenario });
    expect([state.stage, state.round, state.seats[0]?.total]).toEqual(['preparing', 3, 7]);
    expect(played(state, '0 ready', '1 ready').stage).toBe('revealing');
  });
});

test.each([{ belowZero: true }, { earlyCalls: true }, { elves: true, finds: true }] as const)(
  'a position is read back with its options: %o',
  (options) => {
    const state = racing(2, options);
    expect(outOfMineTools.parsePosition(outOfMineTools.formatPosition(state))).toEqual({ ok: true, value: state });
  },
);
