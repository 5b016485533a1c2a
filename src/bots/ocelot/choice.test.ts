import { describe, expect, test } from 'vitest';
import * as inPlace from '../../games/ocelot/in-place.ts';
import { cellName, ocelot, type State } from '../../games/ocelot/index.ts';
import { notation } from '../../games/ocelot/notation.ts';
import { stateWith } from '../../games/ocelot/testing.ts';
import { below, pick, seededRng } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { bot } from './index.ts';
import { leadOf } from './search/worth.ts';
import { think } from './think.ts';

function answer(state: State, level: Level, seed = 'a'): string {
  const view = ocelot.view(state, state.seat);
  const given = bot.answer({ view, seat: state.seat, level, seed, at: 0 });
  return given === undefined ? 'nothing' : notation.formatAction(given.action);
}

/** A red beryl that a compass sees from the north and a lamp from the east: a pickaxe is missing. */
const FREE_BERYL = { tokens: { '1e5': 'red-beryl' }, tools: { 1: 'compass', 6: 'lamp' } } as const;

describe('the choice of a token', () => {
  test.each([2, 3, 4] as const)('[O20] level %i takes a beryl that only wants a pickaxe', (level) => {
    expect(answer(stateWith(FREE_BERYL), level)).toMatch(/^[BC]:pickaxe@(11|16)$|^enter /);
  });

  test.each([
    [3, 20],
    [4, 1],
  ] as const)('level %i does not hand over a beryl for nothing', (level, seeds) => {
    const state = stateWith({ tokens: { '1e5': 'red-beryl' }, tools: { 1: 'compass' } });
    for (let seed = 0; seed < seeds; seed++) {
      expect(answer(state, level, String(seed))).not.toMatch(/:(lamp|pickaxe)@(6|11|16)$/);
    }
  });

  test('level 1 overlooks spaces, and takes what it sees', () => {
    const state = stateWith({ ...FREE_BERYL, moth: '3c3' });
    const answers = Array.from({ length: 40 }, (_, seed) => answer(state, 1, String(seed)));
    const hits = answers.filter((text) => /^[BC]:pickaxe@(11|16)$/.test(text)).length;
    expect(hits).toBeGreaterThan(10);
    expect(hits).toBeLessThan(40);
  });
});

describe('level 2', () => {
  const pickaxes = (texts: readonly string[]): number =>
    texts.filter((text) => /^[BC]:pickaxe@(11|16)$/.test(text)).length;
  const answers = (state: State): string[] => Array.from({ length: 40 }, (_, seed) => answer(state, 2, String(seed)));

  test('overlooks a space now and then', () => {
    const hits = pickaxes(answers(stateWith({ ...FREE_BERYL, moth: '3c3' })));
    expect(hits).toBeGreaterThan(25);
    expect(hits).toBeLessThan(40);
  });

  test('gives nothing away where nothing is to be had', () => {
    const state = stateWith({ tokens: { '1e5': 'red-beryl' }, tools: { 1: 'compass' }, moth: '3c3' });
    for (const text of answers(state)) expect(text).not.toMatch(/:(lamp|pickaxe)@(6|11|16)$/);
  });
});

describe('the gems', () => {
  const seen = { ...FREE_BERYL.tools, 11: 'pickaxe' } as const;

  test('[O17] all that is seen is taken, then the turn ends', () => {
    expect(answer(stateWith({ tokens: { '1e5': 'red-beryl' }, tools: seen, step: 'collect' }), 1)).toBe('collect 1e5');
    expect(answer(stateWith({ tools: seen, step: 'collect' }), 1)).toBe('done');
  });

  test('[O33] a geode comes first: after the draw one knows more', () => {
    const state = stateWith({
      tokens: { '1e5': 'opal', '2c3': 'geode' },
      tools: { ...seen, 21: 'compass', 24: 'lamp', 27: 'pickaxe' },
      step: 'collect',
    });
    expect(answer(state, 4)).toBe('collect 2c3');
  });

  test('[O42] the last to collect leaves what is worth more lying', () => {
    const state = stateWith({
      tokens: { '2c3': 'rock-crystal' },
      tools: { 21: 'compass', 24: 'lamp', 27: 'pickaxe' },
      amethysts: [['red-left-23'], []],
      tiles: [
        { A: 0, B: 0, C: 0 },
        { A: 0, B: 0, C: 0 },
      ],
      moth: '3c3',
      bat: '3c4',
      step: 'collect',
    });
    expect(answer(state, 4)).toBe('done');
  });
});

/** A lead at the end, by trying every action of both seats; luck is left out of these positions. */
function bruteForce(position: inPlace.Position, seat: number): number {
  if (position.step === inPlace.OVER) return (seat === 0 ? 1 : -1) * leadOf(position);
  const moves: number[] = [];
  const count = inPlace.generateMoves(position, moves);
  const isOwn = position.seat === seat;
  let best = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const move of moves.slice(0, count)) {
    const memory = inPlace.remember(position, move);
    inPlace.play(position, move);
    const value = bruteForce(position, seat);
    inPlace.takeBack(position, move, memory);
    best = isOwn ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** The last tiles of a match: most spaces taken, gems here and there in level 1, companions out of the way. */
function ending(seed: number): State {
  const rng = seededRng(`ending/${seed}`);
  const tools = ['compass', 'lamp', 'pickaxe'] as const;
  const free = new Set([0, 5, 10, 15].map((space) => space + below(rng, 5) + 1));
  const laid = Array.from({ length: 40 }, (_, index) => index + 1).filter((space) => !free.has(space));
  const gems = Array.from({ length: 41 }, (_, cell) => cellName(cell)).filter(() => below(rng, 3) === 0);
  return stateWith({
    tokens: Object.fromEntries(gems.map((cell) => [cell, pick(rng, ['opal', 'emerald', 'red-beryl', 'rock-crystal'])])),
    tools: Object.fromEntries(laid.map((space) => [space, below(rng, 7) === 0 ? pick(rng, tools) : 'compass'])),
    moth: '3c3',
    bat: '3c4',
    tiles: [
      { A: 1, B: 0, C: 1 },
      { A: 0, B: 1, C: 0 },
    ],
  });
}

describe('the end of a match', () => {
  test.each(Array.from({ length: 8 }, (_, seed) => seed))('is played exactly, position %i', (seed) => {
    const position = inPlace.copyPosition(ending(seed));
    const [best] = think(position, 20_000);
    const lead = bruteForce(position, position.seat);
    expect(best?.value).toBe(lead);
    expect(best?.depth).toBe(3);
  });
});
