// M41, M42: photo finish and handicaps.

import { describe, expect, test } from 'vitest';
import { present } from '../../../kit/invariant.ts';
import { solutionCount } from '../content/difficulty.ts';
import { galleryIndex } from '../content/galleries.ts';
import { DEFAULT_OPTIONS, outOfMine } from '../index.ts';
import { formatLaid } from '../notation.ts';
import { placements } from '../table/placement.ts';
import { seatAt, seatGallery } from '../table/seat.ts';
import { filled, laying, misfilled, newMatch, played, racing, refusedLine, solution, why } from '../testing.ts';
import { cardNamed } from '../tile-names.ts';
import { outOfMineTools } from '../tools.ts';

describe('photo finish', () => {
  const start = racing(3, { photoFinish: 200 });
  const both = filled(filled(start, 0), 1);

  test('[M41] two correct calls within the window share the bonus', () => {
    const first = played(both, '@5000 0 call');
    expect([first.stage, outOfMine.waiting(first)]).toEqual(['called', { for: 'seats', seats: [1], deadline: 5200 }]);
    const after = played(first, '@5150 1 call');
    expect(after.seats.map(({ scoring }) => scoring?.bonus)).toEqual([2, 2, 0]);
    expect(after.calls.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[M41] a wrong second call was merely late', () => {
    const after = played(misfilled(both, 2), '@5000 0 call', '@5100 2 call', '@5200 clock');
    expect(after.seats.map(({ scoring }) => scoring?.bonus)).toEqual([2, 0, 0]);
  });

  test('[M41] a right second call is rewarded even when the first was wrong', () => {
    const wrong = misfilled(filled(start, 1), 0);
    const after = played(wrong, '@5000 0 call', '@5010 1 call');
    expect(after.seats.map(({ scoring }) => scoring?.bonus)).toEqual([-2, 2, 0]);
  });

  test('[M41] nothing is laid in the window, and nobody calls twice or after it', () => {
    const first = played(both, '@5000 0 call');
    expect(refusedLine(first, '@5001 2 take I1:1')).toEqual({ code: 'called', rule: 'M16', detail: { seat: 0 } });
    expect(why(first, '@5001 0 call')).toBe('M16 called');
    expect(why(first, '@5201 1 call')).toBe('M16 called');
    expect(refusedLine(first, '@5100 2 call')).toEqual({ code: 'uncovered', rule: 'M16', detail: { open: 20 } });
    expect(outOfMine.legal(first, 1, 5200)).toEqual([{ type: 'call' }]);
    expect(outOfMine.legal(first, 1, 5201)).toEqual([]);
  });

  test('[M41] when all have called there is nothing to wait for', () => {
    expect(played(filled(both, 2), '@5000 0 call', '@5001 1 call', '@5002 2 call').stage).toBe('scored');
  });

  test('[M41] the board of the first caller is replaced', () => {
    const after = played(both, '@5000 1 call', '@5050 0 call', '0 ready', '1 ready', '2 ready');
    expect(why(after, 'boards 0 2 9 leaving 1')).toBeUndefined();
    expect(why(after, 'boards 1 2 9 leaving 0')).toBe('M10 impossible-luck');
  });

  test('[M41] the window is 300 ms at most', () => {
    expect(outOfMine.doors.options({ photoFinish: 300 }).ok).toBe(true);
    expect(outOfMine.doors.options({ photoFinish: 301 }).ok).toBe(false);
  });
});

describe('handicaps', () => {
  test.each([2, 3, 4])('[M42] a head start: %i seats', (seats) => {
    const start = racing(seats, { handicaps: [{ headStart: 3 }, { headStart: 5 }] });
    expect(outOfMine.waiting(start)).toEqual({ for: 'seats', seats: [1], deadline: 2000 });
    expect(refusedLine(start, '@500 0 take I1:1')).toEqual({
      code: 'head-start',
      rule: 'M42',
      detail: { until: 2000 },
    });
    expect(why(start, '@500 0 call')).toBe('M42 head-start');
    expect(outOfMine.legal(start, 0, 500)).toEqual([]);
    const later = played(start, '@500 1 take F5', '@2000 clock');
    expect(why(later, '@2000 0 take I1:1')).toBeUndefined();
    const others = Array.from({ length: seats - 2 }, (_, i) => i + 2);
    expect(outOfMine.waiting(later)).toEqual({
      for: 'seats',
      seats: [0, 1],
      ...(others.length > 0 && { deadline: 5000 }),
    });
    if (others.length > 0)
      expect(outOfMine.waiting(played(later, '@5000 clock'))).toEqual({ for: 'seats', seats: [0, 1, ...others] });
  });

  test('[M42] grace: this seat goes on after the call, the others do not', () => {
    const start = racing(3, { handicaps: [{}, { grace: 10 }] });
    const called = played(filled(start, 0), '@1000 0 call');
    expect(outOfMine.waiting(called)).toEqual({ for: 'seats', seats: [1], deadline: 11_000 });
    expect(why(called, '@1001 2 take I1:1')).toBe('M16 called');
    expect(why(called, '@1001 1 call')).toBe('M16 called');
    const done = played(called, ...laying(1, solution(called, 1), 4000), '@11000 clock');
    expect([done.stage, done.seats[1]?.scoring]).toMatchObject(['scored', { empty: 0, bonus: 0, points: 10 }]);
  });

  test('[M42] grace ends early when its seat has nothing more to do, and with the time limit', () => {
    const handicaps = [{}, { grace: 10 }];
    expect(played(filled(racing(2, { handicaps }), 0), '@1000 0 call', '@2000 1 stuck').stage).toBe('scored');
    const limited = played(filled(racing(2, { handicaps, timeLimit: 12 }), 0), '@9000 0 call');
    expect(outOfMine.waiting(limited)).toMatchObject({ deadline: 12_000 });
  });

  test('[M42] more time: twice as long as the caller took, and a right call in it counts as well', () => {
    const start = racing(3, { handicaps: [{}, { timeScale: 2 }] });
    const called = played(filled(start, 0), '@6000 0 call');
    expect(outOfMine.waiting(called)).toEqual({ for: 'seats', seats: [1], deadline: 12_000 });
    expect(why(called, '@6001 2 take I1:1')).toBe('M16 called');
    const full = played(called, ...laying(1, solution(called, 1), 7000));
    expect(outOfMine.legal(full, 1, 9000)).toContainEqual({ type: 'call' });
    expect(played(full, '@9000 1 call').seats[1]?.scoring).toMatchObject({ empty: 0, bonus: 2 });
    expect(played(full, '@12000 clock').seats[1]?.scoring).toMatchObject({ empty: 0, bonus: 0 });
    // Called wrongly, it was merely late.
    const late = played(misfilled(called, 1, 7000), '@7000 1 call');
    expect([late.stage, late.seats[1]?.scoring?.bonus]).toEqual(['scored', 0]);
  });

  test('[M42] more time: the time limit is as long as the longest', () => {
    const start = racing(2, { timeLimit: 10, handicaps: [{}, { timeScale: 3 }] });
    expect(outOfMine.waiting(start)).toMatchObject({ seats: [0, 1], deadline: 30_000 });
    expect(outOfMine.waiting(played(filled(start, 0), '@9000 0 call'))).toMatchObject({ seats: [1], deadline: 27_000 });
  });

  test.each([
    ['goes with its player to another seat', [2, 0, 1], [{}, {}, { grace: 10 }]],
    ['is not for somebody new', [0, undefined, 1], [{}, {}, { grace: 10 }]],
    ['goes when its player goes', [0, 2], [{}, {}]],
  ])('[M42] a handicap %s', (_, order, handicaps) => {
    const options = { ...DEFAULT_OPTIONS, handicaps: [{}, { grace: 10 }] };
    expect(outOfMine.reseat?.(options, order)).toEqual({ ...options, handicaps });
  });

  test('[M42] grace and photo finish together', () => {
    const start = filled(filled(racing(3, { photoFinish: 100, handicaps: [{}, { grace: 10 }] }), 2), 0);
    const called = played(start, '@1000 0 call', '@1050 2 call');
    expect(outOfMine.waiting(called)).toMatchObject({ seats: [1], deadline: 11_000 });
    const stuck = played(called, '@1060 1 stuck');
    expect([stuck.stage, stuck.seats[2]?.scoring?.bonus]).toEqual(['scored', 2]);
    const full = played(filled(called, 1, 1060), '@1070 1 stuck');
    expect([full.stage, outOfMine.waiting(full)]).toMatchObject(['called', { seats: [1], deadline: 1100 }]);
    expect(played(full, '@1080 1 call').seats[1]?.scoring?.bonus).toBe(2);
    expect(played(full, '@1100 clock').seats[1]?.scoring?.bonus).toBe(0);
  });

  test('[M41] the photo finish ends also while somebody has grace', () => {
    const start = filled(racing(3, { photoFinish: 100, handicaps: [{}, { grace: 10 }] }), 0);
    const called = played(filled(start, 2), '@1000 0 call');
    expect(outOfMine.waiting(called)).toMatchObject({ seats: [1, 2], deadline: 1100 });
    const late = played(called, '@1100 clock');
    expect(outOfMine.waiting(late)).toEqual({ for: 'seats', seats: [1], deadline: 11_000 });
    expect([late.seats[2]?.late, outOfMine.legal(late, 2, 1100)]).toEqual([true, []]);
    expect(why(late, '@1100 2 call')).toBe('M16 called');
    expect(outOfMineTools.parsePosition(outOfMineTools.formatPosition(late))).toEqual({
      ok: true,
      value: late,
    });
    const ended = played(late, '@11000 clock');
    expect([ended.stage, ended.seats[2]?.late]).toEqual(['scored', undefined]);
  });

  test('[M41] nobody is waited for who has an open space', () => {
    expect(played(filled(racing(3, { photoFinish: 100 }), 0), '@1000 0 call').stage).toBe('scored');
  });

  test('[M42] guard rails for one seat', () => {
    const start = racing(2, { handicaps: [{ guardRails: true }] }, ['01230', '00131']);
    const held = played(start, '0 take I1:1', '1 take I1:2');
    const lay = (seat: number): string => {
      const [place] = placements(seatGallery(seatAt(held, seat)), [], present(held.seats[seat]?.hand));
      return `${seat} lay ${formatLaid(present(place))}`;
    };
    expect(why(held, lay(0))).toBe('M15 wrong-colour');
    expect(why(held, lay(1))).toBeUndefined();
  });

  test('[M42] an easier card: the seat draws two and keeps the one with more solutions in its gallery', () => {
    const ready = played(
      newMatch(2, { handicaps: [{ easierCard: true }] }),
      'boards 3 7',
      '0 side front',
      '1 side front',
      '0 ready',
      '1 ready',
    );
    expect(why(ready, 'cards 00131 01022')).toBe('M10 impossible-luck');
    const [hard, easy] = ['00131', '33120'].map((name) => present(cardNamed(name)));
    const gallery = galleryIndex(3, 'front');
    expect(solutionCount(gallery, present(easy))).toBeGreaterThan(solutionCount(gallery, present(hard)));
    for (const line of ['cards 00131/33120 01022', 'cards 33120/00131 01022']) {
      expect(played(ready, line).seats[0]?.card).toBe(easy);
    }
  });

  test('[M42] a head start is shorter than the time limit', () => {
    expect(outOfMine.doors.options({ timeLimit: 10, handicaps: [{ headStart: 10 }] }).ok).toBe(false);
    expect(outOfMine.doors.options({ timeLimit: 11, handicaps: [{ headStart: 10 }] }).ok).toBe(true);
  });
});
