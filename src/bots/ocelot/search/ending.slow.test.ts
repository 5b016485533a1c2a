import { expect, test } from 'vitest';
import * as inPlace from '../../../games/ocelot/in-place.ts';
import { ocelot } from '../../../games/ocelot/index.ts';
import { actsOf } from '../testing.ts';
import { endingOf, tokensLeft } from './solve.ts';
import { INFINITE, leadOf } from './worth.ts';

/** There are tens of thousands of ways to play two tokens. */
const PATIENCE = 300_000;

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
const positionsWith = (tokens: number, matches: number): inPlace.Position[] =>
  [...actsOf('brute', matches, 3)]
    .filter(({ step }) => step === inPlace.COMPANION)
    .map((state) => inPlace.positionOf(ocelot.view(state, state.seat)))
    .filter((position) => tokensLeft(position) === tokens);

// The second of these positions is won by six points more if two opals stay where they keep a companion out (O11, O17).
test(
  '[O17] the solution is that of every action that the rules allow, with two tokens left',
  () => {
    const positions = positionsWith(2, 6);
    expect(positions).toHaveLength(6);
    for (const position of positions) {
      const lead = byTheRules(inPlace.copyPosition(position));
      const value = endingOf(position).value(-INFINITE, INFINITE);
      // A sum of sixteenths may be rounded.
      expect(Math.abs(value - (position.seat === 0 ? lead : -lead))).toBeLessThanOrEqual(1);
    }
  },
  PATIENCE,
);

test(
  'with three tokens left, the solution is the best of what its turns are worth',
  () => {
    for (const position of positionsWith(3, 4)) {
      const ending = endingOf(position);
      const best = ending.value(-INFINITE, INFINITE);
      const moves: number[] = [];
      const count = inPlace.generateMoves(position, moves);
      const values = moves.slice(0, count).map((move) => ending.try(move, -INFINITE, INFINITE, false));
      expect(Math.abs(Math.max(...values) - best)).toBeLessThanOrEqual(1);
    }
  },
  PATIENCE,
);
