// M10, M11, M30 to M32, M40: dealing, getting ready, and what happens between rounds and in the end.

import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../kit/rng.ts';
import { outOfMine } from '../index.ts';
import { filled, newMatch, played, racing, why } from '../testing.ts';
import type { OutOfMineState } from '../types.ts';

const all = (seats: number, what: string): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `${seat} ${what}`);

/** Luck's move, drawn as the host draws it. */
function lucky(state: OutOfMineState, seed = 'luck'): OutOfMineState {
  const outcome = outOfMine.sampleChance(state, seededRng(seed));
  return played(state, outOfMine.notation.formatChance(outcome));
}

function toRace(state: OutOfMineState): OutOfMineState {
  const dealt = lucky(state);
  const choosing = dealt.seats.flatMap(({ choice }, seat) => (choice ? [`${seat} side front`] : []));
  return lucky(played(dealt, ...choosing, ...all(state.seats.length, 'ready')));
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  const start = newMatch(seats);

  test('[M10] each gets a board of its own by luck, and chooses a side', () => {
    expect(outOfMine.waiting(start)).toEqual({ for: 'chance' });
    const dealt = lucky(start);
    expect(new Set(dealt.seats.map(({ board }) => board)).size).toBe(seats);
    expect(why(dealt, '0 ready')).toBe('M10 no-side');
    const chosen = played(dealt, '0 side back', '0 side front', '1 side back');
    expect(chosen.seats.slice(0, 2).map(({ side }) => side)).toEqual(['front', 'back']);
  });

  test('[M11] cards are drawn when all are ready, all at once, each once', () => {
    const race = toRace(start);
    const cards = race.seats.map(({ card }) => card);
    expect(cards).not.toContain(undefined);
    expect(new Set(cards).size).toBe(seats);
  });

  test('[M40] nobody starts before all are ready, then all do at one instant', () => {
    const ready = played(lucky(start), ...all(seats, 'side front'), ...all(seats, 'ready').slice(1));
    expect([ready.stage, outOfMine.waiting(ready)]).toEqual(['preparing', { for: 'seats', seats: [0] }]);
    expect(why(ready, '1 take I1:1')).toBe('M11 not-started');
    expect(why(ready, '1 ready')).toBe('M40 already-ready');
    expect(why(ready, '1 side back')).toBe('M40 already-ready');
    const waiting = played(ready, '0 ready');
    expect(outOfMine.waiting(waiting)).toEqual({ for: 'chance' });
    const drawn = outOfMine.notation.formatChance(outOfMine.sampleChance(waiting, seededRng('cards')));
    const race = played(waiting, `@7500 ${drawn}`);
    expect([race.stage, race.startedAt]).toEqual(['mining', 7500]);
    expect(race.seats.every(({ mining }) => mining)).toBe(true);
  });

  test('[M30] the caller’s board goes to the box, a new one is mixed with the others', () => {
    const race = toRace(start);
    const boards = race.seats.map(({ board }) => board);
    for (let seed = 0; seed < 20; seed++) {
      const next = lucky(played(filled(race, 1), '1 call', ...all(seats, 'ready')), `deal ${seed}`);
      const dealt = next.seats.map(({ board }) => board);
      expect(next.retired).toEqual([boards[1]]);
      expect(dealt).not.toContain(boards[1]);
      expect(dealt.filter((board) => boards.includes(board))).toHaveLength(seats - 1);
      expect([next.round, next.supply.length, next.calls]).toEqual([2, 69, []]);
    }
  });

  test('[M30] cards of earlier rounds stay out', () => {
    const race = toRace(played(filled(toRace(start), 0), '0 call', ...all(seats, 'ready')));
    const cards = [...race.usedCards, ...race.seats.map(({ card }) => card)];
    expect(new Set(cards).size).toBe(2 * seats);
  });

  test('[M32] seven rounds, then the match is over', () => {
    let state = start;
    for (let round = 1; round <= 7; round++) {
      state = filled(toRace(state), round % seats);
      expect(state.round).toBe(round);
      state = played(state, `${round % seats} call`);
      if (round < 7) state = played(state, ...all(seats, 'ready'));
    }
    expect(state.stage).toBe('over');
    expect(state.retired).toHaveLength(6);
    expect(why(state, '0 ready')).toBe('M32 match-over');
    expect(why(state, '0 take I1:1')).toBe('M32 match-over');
    expect(outOfMine.waiting(state)).toMatchObject({ for: 'nothing' });
  });
});

describe('between rounds', () => {
  const race = played(newMatch(2), 'boards 3 7', ...all(2, 'side front'), ...all(2, 'ready'), 'cards 12211 22220');
  const next = played(filled(race, 0), '0 call', ...all(2, 'ready'));

  test('[M30] the same board again is played on its other side; the others choose', () => {
    const dealt = played(next, 'boards 5 7 leaving 0');
    expect(dealt.seats.map(({ side, choice }) => [side, choice])).toEqual([
      [undefined, true],
      ['back', false],
    ]);
    expect(why(dealt, '1 side front')).toBe('M30 no-choice');
    expect(why(dealt, '1 ready')).toBeUndefined();
  });

  test('[M30] another’s board is free to choose', () => {
    const dealt = played(next, 'boards 7 5 leaving 0');
    expect(dealt.seats.every(({ choice, side }) => choice && side === undefined)).toBe(true);
  });

  test.each([
    ['boards 3 7 leaving 0', 'the caller’s board stays'],
    ['boards 5 7 leaving 1', 'the board of somebody who did not call leaves'],
    ['boards 5 7', 'no board leaves'],
    ['boards 5 6 leaving 0', 'two new boards'],
    ['boards 7 7 leaving 0', 'one board twice'],
    ['cards 12211 22220', 'cards before boards'],
  ])('[M30] luck cannot bring %s: %s', (line) => {
    expect(why(next, line)).toBe('M10 impossible-luck');
  });

  test('[M11] luck cannot bring a card twice, nor one that was played', () => {
    const ready = played(next, 'boards 7 5 leaving 0', ...all(2, 'side back'), ...all(2, 'ready'));
    expect(why(ready, 'cards 00131 00131')).toBe('M10 impossible-luck');
    expect(why(ready, 'cards 12211 00131')).toBe('M10 impossible-luck');
    expect(why(ready, 'cards 00212 00131')).toBeUndefined();
  });

  test('[M31] without a caller the board with the fewest empty spaces is replaced', () => {
    const state = played(filled(racing(3), 1), '0 stuck', '1 stuck', '2 stuck', ...all(3, 'ready'));
    expect(why(state, 'boards 9 0 2 leaving 1')).toBeUndefined();
    expect(why(state, 'boards 1 9 2 leaving 0')).toBe('M10 impossible-luck');
  });

  test('[M31] equals draw lots', () => {
    const state = played(racing(3), '0 stuck', '1 stuck', '2 stuck', ...all(3, 'ready'));
    const leaving = Array.from({ length: 40 }, (_, seed) => outOfMine.sampleChance(state, seededRng(seed)));
    expect(new Set(leaving.map((outcome) => (outcome.type === 'boards' ? outcome.leaves : undefined)))).toEqual(
      new Set([0, 1, 2]),
    );
  });

  test('[M32] most points win, ties share', () => {
    const won = played(filled(racing(2, { rounds: 1 }), 1), '1 call');
    expect(outOfMine.waiting(won)).toEqual({ for: 'nothing', outcome: { scores: [0, 12], winners: [1] } });
    const tied = played(racing(3, { rounds: 1 }), ...all(3, 'stuck'));
    expect(outOfMine.waiting(tied)).toEqual({ for: 'nothing', outcome: { scores: [0, 0, 0], winners: [0, 1, 2] } });
  });

  test('[M40] everybody has seen the scoring before the next boards are dealt', () => {
    const scored = played(filled(race, 0), '0 call');
    expect(outOfMine.waiting(scored)).toEqual({ for: 'seats', seats: [0, 1] });
    expect(why(scored, '0 side back')).toBe('M10 not-preparing');
    expect(outOfMine.waiting(played(scored, '1 ready'))).toEqual({ for: 'seats', seats: [0] });
    expect([scored, played(scored, ...all(2, 'ready'))].map(outOfMine.phase)).toEqual([5, 6]);
  });
});
