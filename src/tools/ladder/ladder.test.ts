import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../contract/game.ts';
import { type Crew, soloCrew } from '../arena/crew.ts';
import { entrantsOf } from '../arena/players.ts';
import { climb } from './climb.ts';
import { type Pairing, ratingsOf } from './elo.ts';
import { measureFinish } from './finish.ts';
import { ladderTables, withTables } from './report.ts';
import { LADDERS } from './targets.ts';

/** So many games, of which the first got this part. */
const pairing = (first: number, second: number, won: number, games: number): Pairing => ({
  first,
  second,
  group: 1,
  scores: Array.from({ length: games }, (_, game) => (game < won ? 1 : 0)),
});

describe('Elo', () => {
  test('three quarters of the wins are 191 points', () => {
    const [zero, better] = ratingsOf(2, [pairing(1, 0, 7500, 10_000)], 'a');
    expect(zero?.elo).toBeCloseTo(0, 9);
    expect(better?.elo).toBeCloseTo(190.8, 0);
    expect(better?.low).toBeLessThan(190);
    expect(better?.high).toBeGreaterThan(191);
  });

  test('who never lost has a number all the same', () => {
    const [, better] = ratingsOf(2, [pairing(1, 0, 20, 20)], 'a');
    expect(better?.elo).toBeGreaterThan(500);
    expect(better?.elo).toBeLessThan(1000);
  });

  test('a chain adds up, and the order of pairs does not matter', () => {
    const pairs = [pairing(1, 0, 760, 1000), pairing(2, 1, 760, 1000)];
    const [, middle, top] = ratingsOf(3, pairs, 'a');
    expect(top?.elo).toBeCloseTo(2 * (middle?.elo ?? 0), 0);
    expect(ratingsOf(3, pairs.toReversed(), 'a')[2]?.elo).toBeCloseTo(top?.elo ?? 0, 6);
  });
});

describe('strength.md', () => {
  const written = 'before\n\n<!-- ladder diamant -->\nold\n<!-- end of ladder diamant -->\n\nafter\n';

  test("a game's tables take the place of its old ones, and nothing else changes", () => {
    expect(withTables(written, 'diamant', 'new')).toBe(written.replace('old', 'new'));
  });

  test('a game that was not there yet comes last; a document that was not there begins with its head', () => {
    expect(withTables(written, 'ocelot', 'new')).toMatch(
      /after\n\n<!-- ladder ocelot -->\nnew\n<!-- end of ladder ocelot -->\n$/,
    );
    expect(withTables(undefined, 'ocelot', 'new')).toMatch(/^# How strong the bots are/);
  });
});

test('every player of the ladders exists', () => {
  for (const game of GAME_IDS) {
    const { players, targets } = LADDERS[game];
    const known = Object.keys(entrantsOf(game));
    expect(known).toEqual(expect.arrayContaining([...new Set([...players, ...targets.flatMap(({ names }) => names)])]));
  }
});

test('climbs to tables with every row', async () => {
  const ladder = { ...LADDERS.diamant, players: ['random', 'ev'], targets: LADDERS.diamant.targets.slice(0, 2) };
  const onProgress = () => undefined;
  const report = await climb({ game: 'diamant', ladder, games: 4, seed: 'a', crew: soloCrew, onProgress });
  expect(report.targets.map(({ games }) => games)).toEqual([4, 4]);
  const tables = ladderTables(report);
  for (const { player } of report.ratings) expect(tables).toContain(`| ${player} |`);
});

test('a pair that is a target as well is played once', async () => {
  const target = { level: 3, against: 'random', names: ['level-3', 'random'], measure: 'share' } as const;
  const ladder = { players: ['random'], guests: ['level-3'], each: 1, games: 2, targets: [target] };
  const seen: number[] = [];
  const onProgress = (done: number, of: number) => seen.push(done, of);
  const crew: Crew = {
    play: async (_, { from, to }, onResult) => {
      const result = { shares: [0.25, 0.75], points: [0, 0] };
      for (let number = from; number < to; number++) onResult?.(result, number);
      return Array.from({ length: to - from }, () => result);
    },
    close: async () => undefined,
  };
  const report = await climb({ game: 'out-of-mine', ladder, games: 8, seed: 'a', crew, onProgress });
  expect(seen.slice(-2)).toEqual([8, 8]);
  expect(report.targets.map(({ value }) => value)).toEqual([0.75]);
  expect(report.ratings.map(({ share }) => share)).toEqual([0.25, 0.75]);
});

test('a lone player of level 5 finishes every gallery, without a false call', () => {
  expect(measureFinish(5, 10, 'a')).toMatchObject({ games: 10, finished: 1, falseCalls: 0 });
});
