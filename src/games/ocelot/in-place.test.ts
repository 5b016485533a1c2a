import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../kit/json.ts';
import { seededRng } from '../../kit/rng.ts';
import * as inPlace from './in-place.ts';
import { ocelot } from './index.ts';
import { newPosition } from './position.ts';
import { ocelotTools } from './tools.ts';
import { MAT_IDS } from './types.ts';

const { DONE_MOVE, DRAW, OVER, copyInto, copyPosition, generateMoves, play, remember, takeBack, whyNot } = inPlace;

const drawsOf = (position: inPlace.Position): number[] =>
  position.bags.flatMap((count, kind) =>
    count > 0 && inPlace.AMETHYST_LEVEL[kind] === position.drawing ? [inPlace.drawMove(kind)] : [],
  );

/** Random matches, move by move. */
function* matches(mat: (typeof MAT_IDS)[number], count: number): Generator<inPlace.Position> {
  const rng = seededRng(`in place/${mat}`);
  for (let match = 0; match < count; match++) {
    const position = newPosition({ mat, start: 'random' });
    inPlace.dealAtRandom(position, rng);
    for (; position.step !== OVER; play(position, inPlace.randomMove(position, rng))) yield position;
  }
}

describe.each(MAT_IDS)('in place on the %s mat', (mat) => {
  test('the moves generated are exactly those that nothing speaks against', () => {
    for (const position of matches(mat, 4)) {
      if (position.step === DRAW) continue;
      const moves: number[] = [];
      const count = generateMoves(position, moves);
      const allowed: number[] = [];
      for (let move = 0; move <= DONE_MOVE; move++) if (whyNot(position, move) === undefined) allowed.push(move);
      expect(moves.slice(0, count).sort((a, b) => a - b)).toEqual(allowed);
    }
  });

  test('whatever is played can be taken back', () => {
    for (const position of matches(mat, 3)) {
      const moves: number[] = position.step === DRAW ? [...drawsOf(position), inPlace.DRAW_UNSEEN] : [];
      const count = position.step === DRAW ? moves.length : generateMoves(position, moves);
      const before = copyPosition(position);
      for (const move of moves.slice(0, count)) {
        const memory = remember(position, move);
        play(position, move);
        takeBack(position, move, memory);
      }
      expect(position).toEqual(before);
    }
  });

  test('what is kept up to date agrees with what is worked out anew', () => {
    for (const position of matches(mat, 3)) expect(ocelotTools.laws(position)).toEqual([]);
  });

  test('a copy is equal and apart', () => {
    const target = newPosition({ mat, start: 'random' });
    for (const position of matches(mat, 1)) {
      copyInto(deepFreeze(copyPosition(position)), target);
      expect(target).toEqual(position);
    }
  });

  test('actions and numbers are two ways to say the same', () => {
    for (const position of matches(mat, 1)) {
      for (const action of ocelot.legal(position, position.seat, 0)) {
        const move = inPlace.moveOf(action);
        expect(move === undefined ? undefined : inPlace.actionOf(move)).toEqual(action);
      }
    }
  });
});

test('a random move is any legal move', () => {
  const rng = seededRng('any');
  const position = newPosition({ mat: 'split', start: 'random' });
  inPlace.dealAtRandom(position, rng);
  const seen = new Set<number>();
  for (let i = 0; i < 5000; i++) seen.add(inPlace.randomMove(position, rng));
  expect(seen.size).toBe(6 * 40 + 15);
});
