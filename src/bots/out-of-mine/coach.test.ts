// Hints and the coach of Out of Mine!: exact about what can still be done, and kind about what could have been.

import { describe, expect, test } from 'vitest';
import type { Move } from '../../contract/game.ts';
import { DEFAULT_OPTIONS, type OutOfMine, type OutOfMineState, outOfMine } from '../../games/out-of-mine/index.ts';
import { filled, laying, newMatch, played, racing, solution } from '../../games/out-of-mine/testing.ts';
import { tileNamed } from '../../games/out-of-mine/tile-names.ts';
import { present } from '../../kit/invariant.ts';
import { LEVELS } from '../bot.ts';
import { benchOf } from './bench.ts';
import { bot } from './index.ts';
import { fewestEmpty } from './repair.ts';
import { sharesOf } from './standing.ts';
import { playOut } from './testing.ts';

const hintAt = (view: OutOfMineState, step: number) =>
  bot.hint({ view, seat: 0, level: 3, seed: 'a', at: view.startedAt ?? 0 }, step);

const playedOn = (state: OutOfMineState, action: OutOfMine['Action']): OutOfMineState => {
  const result = outOfMine.apply(state, { by: 'seat', seat: 0, at: 0, action });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
};

/** A blue across the upper corridor of the Crooked Lantern leaves one space, and the card wants no yellow. */
const broken = (): OutOfMineState => played(racing(2, {}, ['01230', '12211']), '0 take I2:1', '0 lay I2:1 d2');

describe('hints', () => {
  test('climb from the tightest space to a tile and its place', () => {
    expect(hintAt(racing(2), 0)?.code).toBe('tight-space');
    expect(hintAt(racing(2), 1)).toMatchObject({ code: 'possible' });
    expect(hintAt(racing(2), 2)).toMatchObject({ code: 'take', action: { type: 'take' } });
  });

  test('followed to the end, they fill the gallery', () => {
    let state = racing(2);
    for (let step = 0; step < 40 && state.stage === 'mining'; step++) {
      state = playedOn(state, present(hintAt(state, 2)?.action));
    }
    expect(state.seats[0]?.scoring).toMatchObject({ empty: 0, removed: [], bonus: 2 });
  });

  test('say exactly when it cannot be done any more, and what has to go', () => {
    expect(hintAt(broken(), 1)).toEqual({ code: 'impossible' });
    expect(hintAt(broken(), 2)?.code).toMatch(/take-off|move/);
  });

  test('name what lies wrong, and why', () => {
    const state = played(racing(2), '0 take I4:1', '0 lay I4:1 y2');
    expect(hintAt(state, 0)).toEqual({ code: 'wrong-tile', detail: { tile: 'I4:1', fault: 'over-edge' } });
  });

  test('say that the gallery is full', () => {
    expect(hintAt(filled(racing(2), 0), 0)).toEqual({ code: 'full', action: { type: 'call' } });
  });

  test('tell the easier side before the start', () => {
    const state = played(newMatch(2), 'boards 0 1');
    expect(hintAt(state, 0)?.code).toBe('easier-side');
    expect(hintAt(state, 1)?.action).toMatchObject({ type: 'side' });
  });
});

describe('fewest empty spaces', () => {
  test('none in a gallery that can be completed', () => {
    expect(fewestEmpty(benchOf(racing(2), 0))).toBe(0);
  });

  test('what is left when the last tile is one that somebody else holds', () => {
    const start = racing(2, {}, ['00212', '12211']);
    const tiles = solution(start, 0);
    const white = tiles.filter(({ tile }) => tile >= 59).slice(-1);
    const state = played(
      start,
      ...laying(
        0,
        tiles.filter((tile) => !white.includes(tile)),
      ),
    );
    const gone = { ...state, supply: state.supply.filter((tile) => tile < 59) };
    expect(fewestEmpty(benchOf(gone, 0))).toBe(5);
  });
});

describe('the coach', () => {
  test.each([
    [[0, 0], 7, [0.5, 0.5]],
    [[10, 10, 0], 0, [0.5, 0.5, 0]],
  ])('totals %j with %i rounds to go: %j', (totals, rounds, shares) => {
    expect(sharesOf(totals, rounds)).toEqual(shares);
  });

  test.each(LEVELS)('reviews a match of level %i: shares make one whole, luck sums to nothing', (level) => {
    const from = newMatch(3, { rounds: 2 });
    const { moves } = playOut({ levels: [level, level, level], seed: 'coach', from });
    const review = bot.review({ setup: { seats: 3, options: from.options }, moves });
    for (const { shares } of review.curve) expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(review.luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    expect(review.notes).toHaveLength(6);
    for (const { detail } of review.notes ?? []) expect(detail.best).toBeGreaterThanOrEqual(Number(detail.points));
    for (const { chosen, best } of review.judged) expect(chosen).toBeLessThanOrEqual(best);
    if (level >= 3)
      expect(review.judged.filter(({ code }) => code === 'laid-wrong' || code === 'false-call')).toEqual([]);
  });

  test('finds the tile that made a gallery impossible, and the time until it came off', () => {
    // By rules number 1 a call may come while spaces are open (M16).
    const setup = {
      seats: 2,
      rules: 1,
      options: { ...DEFAULT_OPTIONS, rounds: 1 },
      scenario: {
        seats: [
          { board: 0, side: 'front', card: '01230' },
          { board: 1, side: 'front', card: '12211' },
        ],
      },
    } as const;
    const at = (seconds: number, action: OutOfMine['Action'], seat = 0): Move<OutOfMine> => ({
      by: 'seat',
      seat,
      at: seconds * 1000,
      action,
    });
    const [take, lay] = ['take I2:1', 'lay I2:1 d2'].map((line) => {
      const read = outOfMine.notation.parseAction(line);
      if (!read.ok) throw new Error(line);
      return read.value;
    });
    const tile = present(tileNamed('I2:1'));
    const moves = [
      at(1, present(take)),
      at(3, present(lay)),
      at(9, { type: 'put-back', tile }),
      at(20, { type: 'call' }),
    ];
    const review = bot.review({ setup, moves });
    expect(review.judged.map(({ move, code }) => [move, code])).toEqual([
      [1, 'made-impossible'],
      [3, 'false-call'],
    ]);
    expect(review.judged[0]?.detail).toMatchObject({ tile: 'I2:1', place: 'd2', amiss: 1, lost: 6000 });
    expect(review.notes?.[0]?.detail).toMatchObject({ brokenAt: 3000, lost: 6000, points: 0 });
  });
});
