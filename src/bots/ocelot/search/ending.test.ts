import { describe, expect, test } from 'vitest';
import * as inPlace from '../../../games/ocelot/in-place.ts';
import { ocelot } from '../../../games/ocelot/index.ts';
import { actsOf } from '../testing.ts';
import { endingOf, tokensLeft } from './solve.ts';
import { INFINITE, leadOf } from './worth.ts';

/** Seat 0's lead in the end, by every action that the rules allow: gems may be left, and draws are not looked at. */
function byTheRules(position: inPlace.Position): number {
  if (position.step === inPlace.OVER) return leadOf(position);
  const moves: number[] = [inPlace.DRAW_UNSEEN];
  const count = position.step === inPlace.DRAW ? 1 : inPlace.generateMoves(position, moves);
  const sign = position.seat === 0 ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  for (const move of moves.slice(0, count)) {
    const memory = inPlace.remember(position, move);
    inPlace.play(position, move);
    best = Math.max(best, sign * byTheRules(position));
    inPlace.takeBack(position, move, memory);
  }
  return sign * best;
}

/** What the seats to move know, with so many tokens left. */
function positionsWith(tokens: number, matches: number): inPlace.Position[] {
  return [...actsOf('brute', matches, 3)]
    .filter(({ step }) => step === inPlace.COMPANION)
    .map((state) => inPlace.positionOf(ocelot.view(state, state.seat)))
    .filter((position) => tokensLeft(position) === tokens);
}

const solved = (position: inPlace.Position): number => endingOf(position).value(-INFINITE, INFINITE);

describe('the solution of the last turns', () => {
  // The second of these positions is won by six points more if two opals stay where they keep a companion out (O11, O17).
  test('is that of every action that the rules allow, with two tokens left', () => {
    const positions = positionsWith(2, 12);
    expect(positions).toHaveLength(12);
    for (const position of positions) {
      const lead = byTheRules(inPlace.copyPosition(position));
      // A sum of sixteenths may be rounded.
      expect(Math.abs(solved(position) - (position.seat === 0 ? lead : -lead))).toBeLessThanOrEqual(1);
    }
  });

  test('is the best of what its turns are worth, with three tokens left', () => {
    for (const position of positionsWith(3, 4)) {
      const ending = endingOf(position);
      const best = ending.value(-INFINITE, INFINITE);
      const moves: number[] = [];
      const count = inPlace.generateMoves(position, moves);
      const values = moves.slice(0, count).map((move) => ending.try(move, -INFINITE, INFINITE, false));
      expect(Math.abs(Math.max(...values) - best)).toBeLessThanOrEqual(1);
    }
  });

  test('stops when its effort is spent', () => {
    const [position] = positionsWith(5, 1);
    expect(position).toBeDefined();
    if (position === undefined) return;
    const ending = endingOf(position, 100);
    ending.value(-INFINITE, INFINITE);
    expect(ending.isSpent).toBe(true);
    expect(ending.tree.nodes).toBeLessThan(400);
    expect(ending.tree.ply).toBe(0);
  });
});
