// The bots of Out of Mine!: always legal, deterministic, as fast as their level, and never wrong about being finished.

import { describe, expect, test } from 'vitest';
import {
  chooseAtRandom,
  DEFAULT_OPTIONS,
  type OutOfMineOptions,
  type OutOfMineState,
  outOfMine,
} from '../../games/out-of-mine/index.ts';
import { filled, laying, newMatch, played, racing, solution, withSeat } from '../../games/out-of-mine/testing.ts';
import { present } from '../../kit/invariant.ts';
import { LEVELS, type Level } from '../bot.ts';
import { checkHonesty } from '../honesty.ts';
import { bot } from './index.ts';
import { playOut } from './testing.ts';

const ask = (view: OutOfMineState, level: Level, seat = 0, seed = 'a') =>
  bot.answer({ view, seat, level, seed, at: (view.startedAt ?? 0) + 1000 });

describe.each(LEVELS)('level %i', (level) => {
  test('[fault 2] gives the same answer to the same view and seed, at whatever table', () => {
    const setup = { seats: 3, options: { ...DEFAULT_OPTIONS, elves: true, finds: true, rounds: 2, timeLimit: 60 } };
    const terms = { setup, level, pairs: 60, seed: `honest-${level}`, every: 3, isOpen: true, choose: chooseAtRandom };
    expect(checkHonesty(outOfMine, bot, terms)).toEqual({ pairs: 60, faults: [] });
  });

  test.each<[string, number, Partial<OutOfMineOptions>]>([
    ['two seats', 2, {}],
    ['four seats with elves and finds', 4, { elves: true, finds: true }],
    [
      'guard rails, photo finish and handicaps',
      3,
      {
        guardRails: 'on',
        photoFinish: 300,
        timeLimit: 200,
        handicaps: [{ headStart: 4, easierCard: true }, { grace: 10 }],
      },
    ],
  ])('plays to the end: %s', (name, seats, options) => {
    const from = newMatch(seats, { ...options, rounds: 2 });
    const { end } = playOut({ levels: Array.from({ length: seats }, () => level), seed: name, from });
    expect(end.stage).toBe('over');
  });

  test('calls as soon as the gallery is full', () => {
    expect(ask(filled(racing(2), 0), level)?.action).toEqual({ type: 'call' });
  });

  test('waits for the head start of others', () => {
    expect(ask(racing(2, { handicaps: [{}, { headStart: 10 }] }), level)).toBeUndefined();
  });

  test('takes off what somebody else left lying wrong', () => {
    const state = played(racing(2), '0 take I4:1', '0 lay I4:1 y2');
    expect(ask(state, level)?.action).toMatchObject({ type: 'put-back' });
  });

  test('lays the last tile where it belongs', () => {
    const start = racing(2);
    const tiles = solution(start, 0);
    const last = present(tiles.at(-1));
    const state = played(start, ...laying(0, tiles).slice(0, -1));
    expect(ask(state, level)?.action).toMatchObject({ type: 'lay', tile: last.tile, x: last.x, y: last.y });
  });
});

test.each([3, 4, 5] as const)('level %i never calls what is not finished', (level) => {
  for (const seed of ['a', 'b']) {
    const { moves } = playOut({ levels: [level, level, level, level], seed, from: newMatch(4, { rounds: 3 }) });
    let state = newMatch(4, { rounds: 3 });
    for (const move of moves) {
      const result = outOfMine.apply(state, move);
      if (!result.ok) throw new Error(result.error.code);
      if (move.by === 'seat' && move.action.type === 'call') {
        expect(result.value.state.seats[move.seat]?.scoring).toMatchObject({ empty: 0, removed: [] });
      }
      ({ state } = result.value);
    }
  }
});

test('gives up after a long round, but not where it has just sat down for somebody', () => {
  const view = racing(2);
  const at = (view.startedAt ?? 0) + 300_000;
  const question = { view, seat: 0, level: 3, seed: 'a', at } as const;
  expect(bot.answer(question)?.action).toEqual({ type: 'stuck' });
  expect(bot.answer({ ...question, since: at - 20_000 })?.action).toMatchObject({ type: 'take' });
});

test('[M17] says that it is stuck when others hold what it needs, and goes on when that comes back', () => {
  const start = racing(2, {}, ['00131', '12211']);
  const whites = start.supply.filter((tile) => tile >= 59);
  const laid = whites.map((tile) => ({ tile, x: 0, y: 0, rotation: 0, flipped: false }) as const);
  let state = withSeat(start, 1, { laid });
  for (let step = 0; step < 60 && !state.seats[0]?.stuck; step++) {
    const answer = present(ask(state, 4, 0, `${step}`));
    const result = outOfMine.apply(state, { by: 'seat', seat: 0, at: 0, action: answer.action });
    if (!result.ok) throw new Error(result.error.code);
    ({ state } = result.value);
  }
  expect(state.seats[0]?.stuck).toBe(true);
  expect(ask(state, 4)).toBeUndefined();
  const freed: OutOfMineState = {
    ...state,
    supply: [...state.supply, ...whites],
    seats: state.seats.map((seat, number) => (number === 1 ? { ...seat, laid: [] } : seat)),
  };
  expect(ask(freed, 4)?.action.type).toMatch(/take|put-back|move/);
});

test('[M25] the best players give the elves what they want', () => {
  const happy = (level: Level): number => {
    let count = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const from = newMatch(2, { elves: true, rounds: 1 });
      const { end } = playOut({ levels: [level, 1], seed, from });
      count += end.seats[0]?.scoring?.elves.length ?? 0;
    }
    return count;
  };
  expect(happy(5)).toBeGreaterThan(happy(4));
});
