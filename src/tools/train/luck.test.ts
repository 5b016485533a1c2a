import { expect, test } from 'vitest';
import { leaveAfter, leaveAtRandom } from '../../bots/diamant/policies/rules-of-thumb.ts';
import { newPosition } from '../../games/diamant/index.ts';
import { PLAIN } from '../../games/diamant/testing.ts';
import { seededRng } from '../../kit/rng.ts';
import { decideWith, drawLuck, newLuck, playOnWith, turnWith } from './luck.ts';

test('the same luck turns the same cards, whoever is inside', () => {
  const luck = newLuck();
  for (let seed = 0; seed < 20; seed++) {
    drawLuck(luck, 4, seededRng(seed));
    const [long, short] = [7, 3].map((cards) => {
      const position = newPosition(4, PLAIN);
      playOnWith(luck, position, 0, new Array(4).fill(leaveAfter(cards)));
      expect(position.ended).toBe(1);
      return position.endedPath;
    });
    expect(long?.slice(0, short?.length)).toEqual(short);
  }
});

test('the same luck gives others the same whims, and another luck other ones', () => {
  const [luck, policies] = [newLuck(), new Array(4).fill(leaveAtRandom(0.5))];
  const leavers = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    drawLuck(luck, 4, seededRng(seed));
    const position = newPosition(4, PLAIN);
    turnWith(luck, position, 0);
    const back = decideWith(luck, position, { card: 0, policies, except: 2 });
    expect(decideWith(luck, position, { card: 0, policies, except: 2 })).toBe(back);
    expect(back & 0b0100).toBe(0);
    leavers.add(back);
  }
  expect(leavers.size).toBeGreaterThan(4);
});
