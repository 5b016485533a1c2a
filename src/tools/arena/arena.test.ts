import { describe, expect, test } from 'vitest';
import { sharesOfWin } from '../../contract/replay.ts';
import { GAMES } from '../../games/all.ts';
import { diamant } from '../../games/diamant/index.ts';
import { setupFrom } from '../tables.ts';
import { runArena } from './arena.ts';
import { soloCrew } from './crew.ts';
import type { Fixture } from './fixture.ts';
import { playGame } from './play-game.ts';
import type { Player } from './players.ts';
import { groupedInterval, wilson } from './statistics.ts';

const setup = setupFrom(diamant, 3);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('shares', () => {
  test.each([
    [0.5, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
    [0.9, 1000, 0.8799, 0.9171],
  ])('%d of %i games: Wilson', (share, n, low, high) => {
    const interval = wilson(share, n);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test.each([
    ['games that repeat each other count as one', [1, 1, 0, 0, 1, 1, 0, 0], 4],
    ['games that differ count as they are', [1, 0, 1, 0, 1, 0, 1, 0], 8],
  ])('%s', (_, scores, count) => {
    expect(groupedInterval(scores, 2)).toEqual(wilson(0.5, count));
  });

  test('ties split the win', () => {
    expect(sharesOfWin({ scores: [7, 3, 7], winners: [0, 2] })).toEqual([0.5, 0, 0.5]);
  });
});

describe('runArena', () => {
  const fixture = (seed: string, rotate = false): Fixture => ({
    game: 'diamant',
    setup,
    names: ['random', 'level-1', 'ev'],
    seed,
    rotate,
  });
  const run = (one: Fixture, games = 30) => runArena({ fixture: one, games, crew: soloCrew });

  test('the same seed plays the same games, another seed others', async () => {
    expect(await run(fixture('a'))).toEqual(await run(fixture('a')));
    expect((await run(fixture('a'))).seats).not.toEqual((await run(fixture('b'))).seats);
  });

  test.each([false, true])('the shares make one whole, seats rotated: %s', async (rotate) => {
    const { seats } = await run(fixture('a', rotate));
    expect(sum(seats.map(({ share }) => share))).toBeCloseTo(1, 12);
    for (const { share, interval } of seats) {
      expect(share).toBeGreaterThanOrEqual(interval.low);
      expect(share).toBeLessThanOrEqual(interval.high);
    }
  });

  test.each(['ocelot', 'out-of-mine'] as const)('plays %s to its end', async (id) => {
    const options = id === 'out-of-mine' ? ['rounds=1'] : [];
    const names = ['random', 'level-1'];
    const one = { game: id, setup: setupFrom(GAMES[id], 2, options), names, seed: 'a', rotate: true };
    expect(sum((await run(one, 2)).seats.map(({ share }) => share))).toBe(1);
  });

  test('a name that nobody has is refused with all that there are', async () => {
    await expect(run({ ...fixture('a'), names: ['nobody', 'ev', 'ev'] })).rejects.toThrow(/"nobody".*level-5.*loot-12/);
  });

  test('the first card is the same for all who play with the same luck', () => {
    const seen: string[][] = [];
    const watcher = (choice: string): Player => {
      const cards: string[] = [];
      seen.push(cards);
      return {
        answer({ view }) {
          cards.push(JSON.stringify(view).match(/"path":\[[^\]]*\]/)?.[0] ?? '');
          return { action: { type: 'decide', choice }, takes: 0 };
        },
      };
    };
    const playerSeeds = ['0', '1', '2'];
    const play = (choices: readonly string[]): unknown =>
      playGame({ game: GAMES.diamant, setup, players: choices.map(watcher), luckSeed: 'luck', playerSeeds });
    play(['back', 'back', 'back']);
    play(['on', 'on', 'on']);
    expect(seen[0]?.[0]).toBe(seen[3]?.[0]);
  });
});
