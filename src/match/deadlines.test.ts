import { expect, test } from 'vitest';
import { diamant } from '../games/diamant/index.ts';
import { DEFAULT_OPTIONS, type OutOfMine, outOfMine } from '../games/out-of-mine/index.ts';
import { seatCommitment } from '../kit/luck.ts';
import { deadlines, SEALING_TIME } from './deadlines.ts';
import { host } from './host.ts';
import { begun, entropyOf, folded, SERVER_SEED, TestTable } from './testing.ts';
import { pendingOf } from './told.ts';
import type { Input, Match, Pace } from './types.ts';

/** Two who race in Out of Mine!, where everybody is waited for all the time. */
function race({ pace, ...options }: { readonly pace?: Pace; readonly timeLimit?: number }): Match<OutOfMine> {
  const seats = ['01230', '11112'].map((card, board) => ({ board, side: 'front', card }) as const);
  const setup = { seats: 2, options: { ...DEFAULT_OPTIONS, ...options }, scenario: { seats } };
  return folded(outOfMine, begun(outOfMine, setup, pace));
}

function after(match: Match<OutOfMine>, input: Input, at: number): Match<OutOfMine> {
  const hosted = host(outOfMine, match, input, { at, serverSeed: SERVER_SEED });
  if (!hosted.ok) throw new Error(hosted.error.code);
  return hosted.value.match;
}

test('[M17] the end of the time limit is a deadline of the game, and comes as a move of the clock', () => {
  const match = race({ timeLimit: 60 });
  expect(deadlines(outOfMine, match)).toEqual([{ type: 'game', at: 60_000 }]);
  expect(after(match, { type: 'tick' }, 59_999)).toEqual(match);
  expect(after(match, { type: 'tick' }, 60_500)).toMatchObject({ at: 60_000, state: { ending: 'time' } });
});

test('without limits nothing is due', () => expect(deadlines(outOfMine, race({}))).toEqual([]));

test('a seat that acts and is still awaited gets the whole time again, the others do not', () => {
  const match = after(race({ pace: { decision: 1000 } }), { type: 'act', seat: 0, action: { type: 'stuck' } }, 400);
  expect(deadlines(outOfMine, match)).toEqual([
    { type: 'decision', seat: 1, at: 1000 },
    { type: 'decision', seat: 0, at: 1400 },
  ]);
  expect(pendingOf(outOfMine, match)).toMatchObject({ awaited: [0, 1], deadline: 1000, decideBy: { 0: 1400 } });
});

test('while entropy is awaited, the table has a deadline', () => {
  const table = new TestTable().sitAll();
  expect(pendingOf(diamant, table.match)).toEqual({ awaited: [] });
  for (const seat of [0, 1, 2]) {
    table.ask({ type: 'ready', seat, commitment: seatCommitment(entropyOf(seat)) }, 500);
  }
  expect(pendingOf(diamant, table.match)).toEqual({ awaited: [], deadline: 500 + SEALING_TIME });
});
