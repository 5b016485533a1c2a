// What the networks are told must not depend on which seat one has, and must tell apart what decides matches.

import { describe, expect, test } from 'vitest';
import { newPosition, type Position } from '../../../games/diamant/index.ts';
import { PLAIN } from '../../../games/diamant/testing.ts';
import { CHOICE_INPUTS, describeChoice, describeFirstChoice, describeStanding, STANDING_INPUTS } from './features.ts';
import { situationOf } from './situation.ts';

/** The last expedition among four: seats 0 and 1 inside with 6 rubies each, seats 2 and 3 at home. */
function position(chests: readonly number[]): Position {
  const start = newPosition(4, PLAIN);
  start.expedition = 5;
  start.stage = 'decide';
  start.inside = 0b0011;
  start.loot = [6, 6, 0, 0];
  start.chests = [...chests];
  start.path = [3];
  start.rubies = [2];
  return start;
}

const choice = (at: Position, seat: number, tell = describeChoice): Float32Array => {
  const inputs = new Float32Array(CHOICE_INPUTS).fill(Number.NaN);
  tell(at, situationOf(at), seat, inputs);
  return inputs;
};

describe('of a decision', () => {
  test('every input is told, whoever decides', () => {
    for (const inputs of [
      choice(position([5, 9, 20, 3]), 0),
      choice(position([5, 9, 20, 3]), 0, describeFirstChoice),
    ]) {
      expect([...inputs].every(Number.isFinite)).toBe(true);
    }
  });

  test('seats do not matter, points and who is inside do', () => {
    expect(choice(position([5, 9, 20, 3]), 0)).toEqual(choice(position([9, 5, 3, 20]), 1));
    expect(choice(position([5, 9, 20, 3]), 0)).not.toEqual(choice(position([5, 20, 9, 3]), 0));
  });

  test('one point more or less of somebody at home is seen where it decides', () => {
    const [behind, level, ahead] = [13, 12, 11].map((rival) => choice(position([6, 0, rival, 0]), 0));
    expect(behind).not.toEqual(level);
    expect(level).not.toEqual(ahead);
  });

  test('who looks only at this expedition does not see what was brought home before it', () => {
    const [one, other] = [position([5, 9, 20, 3]), position([50, 0, 2, 30])];
    expect(choice(one, 0, describeFirstChoice)).toEqual(choice(other, 0, describeFirstChoice));
  });
});

test('of a standing: seats do not matter, points do', () => {
  const standing = (chests: readonly number[], seat: number): Float32Array => {
    const inputs = new Float32Array(STANDING_INPUTS).fill(Number.NaN);
    describeStanding(position(chests), seat, inputs);
    return inputs;
  };
  expect([...standing([1, 2, 3, 4], 0)].every(Number.isFinite)).toBe(true);
  expect(standing([1, 2, 3, 4], 0)).toEqual(standing([4, 3, 1, 2], 2));
  expect(standing([1, 2, 3, 4], 0)).not.toEqual(standing([2, 2, 3, 4], 0));
});
