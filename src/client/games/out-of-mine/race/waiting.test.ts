import { describe, expect, test } from 'vitest';
import type { OutOfMineView } from '../../../../games/out-of-mine/index.ts';
import { racing, withSeat } from '../../../../games/out-of-mine/testing.ts';
import { stillLaying, waitEnd } from './waiting.ts';

const RACE = racing(3, { handicaps: [{}, { grace: 20 }, { grace: 30 }] });

/** Seat 0 has called after a minute; the others go on. */
const CALLED: OutOfMineView = {
  ...withSeat(RACE, 0, { mining: false }),
  stage: 'called',
  calls: [{ seat: 0, at: 60_000 }],
};

describe('[M42] after a call', () => {
  test('those who have more time are still at work', () => {
    expect(stillLaying(CALLED)).toEqual([1, 2]);
    expect(stillLaying(withSeat(CALLED, 1, { mining: false }))).toEqual([2]);
  });

  test.each([
    ['the caller waits for the last of them', 0, 90_000],
    ['so does whoever watches', 'public', 90_000],
    ['whoever goes on has their own time', 1, 80_000],
    ['and so has the other', 2, 90_000],
  ] as const)('%s', (_, viewer, end) => {
    expect(waitEnd({ viewer, view: CALLED })).toBe(end);
  });

  test('nobody waits when nobody goes on', () => {
    const view = [1, 2].reduce<OutOfMineView>((now, seat) => withSeat(now, seat, { mining: false }), CALLED);
    expect(waitEnd({ viewer: 0, view })).toBeUndefined();
  });
});

describe('[M42] before', () => {
  test('whoever is at work waits for nothing, nor does whoever watches', () => {
    expect(waitEnd({ viewer: 0, view: RACE })).toBeUndefined();
    expect(waitEnd({ viewer: 'public', view: RACE })).toBeUndefined();
    expect(stillLaying(RACE)).toEqual([]);
  });

  test('the others wait for the end of a head start', () => {
    const view = withSeat(racing(2, { handicaps: [{ headStart: 15 }] }), 1, { mining: false });
    expect(waitEnd({ viewer: 1, view })).toBe(15_000);
  });
});
