import { expect, test } from 'vitest';
import { parseMove } from '../../contract/move-line.ts';
import { type Ocelot, ocelot, scenarioOf } from '../../games/ocelot/index.ts';
import { stateWith } from '../../games/ocelot/testing.ts';
import { present } from '../../kit/invariant.ts';
import type { Played } from '../bot.ts';
import { bot } from './index.ts';

/** The last turn of each: Sir Ocelot can take a geode and a beryl, Professor Penguin what he leaves. */
const start = stateWith({
  tokens: { '1e5': 'red-beryl', '2c3': 'geode' },
  tools: { 1: 'compass', 6: 'lamp', 21: 'compass', 24: 'lamp', 27: 'pickaxe' },
  moth: '3c3',
  bat: '3c4',
  tiles: [
    { A: 0, B: 1, C: 0 },
    { A: 1, B: 0, C: 0 },
  ],
});

const setup: Played<Ocelot>['setup'] = {
  seats: 2,
  options: { mat: 'split', start: 'random' },
  scenario: scenarioOf(start),
};

const reviewOf = (...lines: readonly string[]) => {
  const moves = lines.map((line, at) => {
    const move = parseMove(ocelot, line, at);
    return present(move.ok ? move.value : undefined, line);
  });
  return bot.review({ setup, moves });
};

test('the coach finds nothing to say about the best turn, and tells luck apart', () => {
  const { judged, curve, luck } = reviewOf(
    '0 B:pickaxe@11',
    '0 collect 2c3',
    'draw green-8',
    '0 collect 1e5',
    '0 done',
    '1 A:lamp@2',
    '1 done',
  );
  const [first] = judged;
  expect(first).toMatchObject({ move: 0, seat: 0, code: 'token' });
  expect(first?.chosen).toBe(first?.best);
  expect(luck[0]).toBeGreaterThan(0);
  expect((luck[0] ?? 0) + (luck[1] ?? 0)).toBeCloseTo(0);
  expect(curve.at(-1)).toEqual({ move: 6, shares: [1, 0] });
});

test('a token that brings nothing and gems left lying are told, with what would have been better', () => {
  const { judged } = reviewOf('0 B:lamp@2', '0 done', '1 A:lamp@3', '1 collect 2c3', 'draw green-8', '1 done');
  const [token, left] = judged;
  expect(token).toMatchObject({ code: 'token', better: { type: 'place', tool: 'pickaxe' } });
  expect(present(token).best - present(token).chosen).toBeGreaterThan(0.05);
  expect(left).toMatchObject({ move: 1, code: 'left-lying', detail: { count: 1 } });
  expect(present(left).best).toBeGreaterThan(present(left).chosen);
});
