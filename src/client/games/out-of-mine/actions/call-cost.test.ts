import { describe, expect, test } from 'vitest';
import { type OutOfMineView, scoreSeat } from '../../../../games/out-of-mine/index.ts';
import { racing, solution, withSeat } from '../../../../games/out-of-mine/testing.ts';
import { present } from '../../../../kit/invariant.ts';
import { GAME_WORDS } from '../../../../words/catalogues.ts';
import { outOfMine as en } from '../../../../words/en/out-of-mine.ts';
import { LANGUAGES } from '../../../../words/types.ts';
import { costOfCall } from './call-cost.ts';

const TABLE = racing(2, { elves: false, finds: false });
const WHOLE = solution(TABLE, 0);

/** Every gallery that is left when some tiles of a solution are missing, found by its count of empty spaces. */
const LEFT = new Map(
  Array.from({ length: 2 ** WHOLE.length }, (_, chosen) => {
    const view = withSeat(TABLE, 0, { laid: WHOLE.filter((_tile, index) => chosen & (1 << index)) });
    return [scoreSeat(view, 0).empty, view] as const;
  }),
);
const withEmpty = (empty: number): OutOfMineView => present(LEFT.get(empty), `a gallery with ${empty} empty spaces`);

describe('what is said before a call that is wrong', () => {
  test.each([
    [1, 'That costs 2 points.'],
    [8, 'That costs 2 points.'],
    [9, 'That costs 1 point.'],
    [10, 'You’d score 0 points this round.'],
    [11, 'You’d score 0 points this round.'],
    [16, 'You’d score 0 points this round.'],
  ])('[M22] [M23] [M24] with %i empty spaces: %s', (empty, said) => {
    expect(costOfCall(en, withEmpty(empty), 0)).toBe(said);
  });

  test('[M41] a call after another costs nothing', () => {
    expect(costOfCall(en, { ...withEmpty(3), calls: [{ seat: 1, at: 0 }] }, 0)).toBe('');
  });

  test.each(LANGUAGES)('tells the three apart in %s', async (language) => {
    const words = await GAME_WORDS['out-of-mine'](language);
    const said = [8, 9, 11].map((empty) => costOfCall(words, withEmpty(empty), 0));
    expect(new Set(said).size).toBe(3);
  });
});
