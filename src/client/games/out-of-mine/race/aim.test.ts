import { describe, expect, test } from 'vitest';
import { type OutOfMineView, outOfMine, pointName } from '../../../../games/out-of-mine/index.ts';
import { parseLaid } from '../../../../games/out-of-mine/notation.ts';
import { present } from '../../../../kit/invariant.ts';
import { firstAim, fitOf, nextFit, STEPS, settle, snap, turned, turnedOver, walk } from './aim.ts';

// ####r###
// ####.###      a1 is the space left above: the gallery is 6 wide, its elves stand around it.
// ##.#..##
// ##.##..#
// w......#
// #.#.####
// #.....y#
function view(laid: readonly string[] = [], guardRails: 'on' | 'off' = 'off'): OutOfMineView {
  const seat = { board: 0, side: 'front', card: '12211' } as const;
  return outOfMine.setup({
    seats: 2,
    options: { elves: true, finds: true, guardRails, rounds: 7, handicaps: [] },
    scenario: {
      seats: [
        { ...seat, laid },
        { ...seat, board: 1, card: '33201' },
      ],
    },
  });
}

const laid = (text: string) => present(parseLaid(text), text);
const where = (place: { x: number; y: number; rotation: number } | undefined) =>
  place && `${pointName(place)} r${place.rotation}`;

describe('what speaks against a place', () => {
  test.each([
    ['I2:1 d2', 'fits', undefined],
    ['I2:1 d1', 'wrong', 'over-edge'],
    ['I2:1 c2', 'wrong', 'over-edge'],
    ['F5 y-1', 'blocked', 'off-board'],
  ])('[M13] %s on the empty gallery: %s %s', (text, type, why) => {
    expect(fitOf(view(), 0, laid(text))).toEqual(why === undefined ? { type } : { type, why });
  });

  test('[M15] a tile never lies on another', () => {
    expect(fitOf(view(['I2:1 d2']), 0, laid('I1:1 e2'))).toEqual({ type: 'blocked', why: 'overlap' });
  });

  test('[M15] a tile that is moved does not lie on itself', () => {
    expect(fitOf(view(['I3:1 a4']), 0, laid('I3:1 b4')).type).toBe('fits');
  });

  test('[M15] with guard rails what is wrong is blocked', () => {
    expect(fitOf(view([], 'on'), 0, laid('I2:1 d1'))).toEqual({ type: 'blocked', why: 'over-edge' });
  });

  test('[M20] the card wants one yellow, so a second is one too many', () => {
    expect(fitOf(view(['I1:1 d1']), 0, laid('I1:2 d2'))).toEqual({ type: 'wrong', why: 'too-many' });
  });
});

describe('the place that is meant', () => {
  test('is the nearest', () => {
    expect(where(snap(view(), 0, laid('I2:1 a1'), { x: 3.2, y: 0.9 }))).toBe('d2 r0');
  });

  test('is rather one where the tile fits than a nearer one where it does not', () => {
    expect(where(snap(view(), 0, laid('I2:1 a1'), { x: 2.45, y: 1 }))).toBe('d2 r0');
  });

  test('is none beside the board', () => {
    expect(snap(view(), 0, laid('I2:1 a1'), { x: 12, y: 1 })).toBeUndefined();
  });

  test('of a tile just taken is where it fits as it lies', () => {
    expect(where(firstAim(view(), 0, laid('I2:1 a1').tile))).toBe('d2 r0');
  });

  test('goes on to the next place where it fits, in every orientation, and comes round', () => {
    const start = firstAim(view(), 0, laid('I3:1 a1').tile);
    const seen = [where(start)];
    for (let aim = nextFit(view(), 0, start); aim && where(aim) !== where(start); aim = nextFit(view(), 0, aim)) {
      seen.push(where(aim));
    }
    expect(seen).toContain('b2 r1');
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('[M15] a tile that the card does not want is still shown inside the gallery', () => {
  const served = view(['I1:1 d1']);
  expect(fitOf(served, 0, firstAim(served, 0, laid('I1:2 a1').tile))).toEqual({ type: 'wrong', why: 'too-many' });
});

test('a tile that fits nowhere as it lies is shown where it may be laid at all', () => {
  const crowded = view(['T4:1 d3']);
  expect(fitOf(crowded, 0, firstAim(crowded, 0, laid('O4:1 a1').tile)).type).toBe('wrong');
});

describe('by keys', () => {
  test('arrows go one cell', () => {
    expect(where(walk(view(), 0, laid('I2:1 d2'), present(STEPS.arrowdown)))).toBe('d3 r0');
  });

  test('arrows step over rock and stop at the rim', () => {
    expect(where(walk(view(), 0, laid('I1:1 b2'), present(STEPS.arrowright)))).toBe('d2 r0');
    expect(where(walk(view(), 0, laid('I1:1 d1'), present(STEPS.arrowup)))).toBe('d1 r0');
  });

  test('four turns bring a tile back to its place', () => {
    const start = laid('L4:1 c3');
    let aim = start;
    for (let n = 0; n < 4; n++) aim = turned(aim);
    expect(aim).toEqual(start);
  });

  test('turning over twice brings a tile back, and once shows its other face', () => {
    const start = laid('L4:1 c3 r1');
    expect(turnedOver(start).flipped).toBe(true);
    expect(turnedOver(turnedOver(start))).toEqual(start);
  });

  test('[M2] what looks the same is the same: a square cannot be turned', () => {
    const square = laid('O4:2 c3');
    expect(turned(square)).toEqual(square);
  });

  test('after turning a tile settles where it fits', () => {
    const aim = settle(view(), 0, turned(laid('I3:1 a3')));
    expect(fitOf(view(), 0, aim).type).toBe('fits');
  });
});
