import { describe, expect, test } from 'vitest';
import * as inPlace from '../../../games/ocelot/in-place.ts';
import { ocelot } from '../../../games/ocelot/index.ts';
import { actsOf } from '../testing.ts';
import { endingOf, tokensLeft } from './solve.ts';
import { INFINITE } from './worth.ts';

/** What the seats to move know, with so many tokens left. */
function positionsWith(tokens: number, matches: number): inPlace.Position[] {
  return [...actsOf('brute', matches, 3)]
    .filter(({ step }) => step === inPlace.COMPANION)
    .map((state) => inPlace.positionOf(ocelot.view(state, state.seat)))
    .filter((position) => tokensLeft(position) === tokens);
}

describe('the solution of the last turns', () => {
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
