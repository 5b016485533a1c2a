import { expect, test } from 'vitest';
import { newPosition } from '../../games/diamant/index.ts';
import { seededRng } from '../../kit/rng.ts';
import { foresee, shareIn } from './futures.ts';
import { policyOf } from './levels.ts';

const futures = (...gains: readonly (readonly number[])[]) => ({
  expedition: 4,
  seats: 3,
  count: gains.length,
  gains: Int16Array.from(gains.flat()),
});

test.each([
  ['who leads in the end wins', futures([0, 0, 0]), [9, 5, 2], [1, 0, 0]],
  ['who is level shares', futures([0, 4, 0]), [9, 5, 2], [0.5, 0.5, 0]],
  [
    'every future counts the same',
    futures([0, 4, 0], [0, 5, 0], [0, 0, 9], [0, 0, 0]),
    [9, 5, 2],
    [3 / 8, 3 / 8, 2 / 8],
  ],
])('%s', (_, after, scores, shares) => {
  expect([0, 1, 2].map((seat) => shareIn(after, scores, seat, 0))).toEqual(shares);
});

test('after the last expedition nothing comes; before it, as much for everybody among equals', () => {
  const policies = [0, 1, 2].map(() => policyOf(4, 3));
  const position = newPosition(3, { relics: false, openChests: false });
  expect([...foresee({ ...position, expedition: 5 }, policies, seededRng('a')).gains]).toEqual([0, 0, 0]);
  const { gains, count } = foresee(position, policies, seededRng('a'));
  const mean = [0, 1, 2].map((seat) => gains.reduce((sum, gain, i) => sum + (i % 3 === seat ? gain : 0), 0) / count);
  for (const points of mean) expect(points).toBeGreaterThan(0.9 * Math.max(...mean));
});
