// Connections that break at every point of a match, and frames that are lost, doubled, late and out of order.

import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../contract/game.ts';
import { below, seededRng } from '../../kit/rng.ts';
import type { Direction, Fate } from '../testing/network.ts';
import { faultsOf, online, playOn } from '../testing/online.ts';

/** So many entries of a race are enough: the rest of it is the same again. */
const ENOUGH: Partial<Record<GameId, number>> = { 'out-of-mine': 90 };

/** A connection lives for so many messages: with six first lives, each message is the last one in some match. */
const LIFE = 6;

describe.each(GAME_IDS)('a match of %s', (id) => {
  test('is played to its end', async () => {
    const match = await online(id);
    await playOn(match);
    expect(match.table.log.match.ended).toBe('finished');
    expect(faultsOf(match)).toEqual([]);
  });

  test.each(Array.from({ length: LIFE }, (_, first) => first))(
    'goes on whenever the connection breaks: every sixth message, from number %i on',
    async (first) => {
      const fate = (_: Direction, number: number): Fate => (number % LIFE === first ? 'cut' : [0]);
      const match = await online(id, { devices: [{ fate }] });
      await playOn(match, ENOUGH[id]);
      expect(match.table.log.entries.length).toBeGreaterThan(40);
      expect(faultsOf(match)).toEqual([]);
    },
  );
});

/** What can happen to messages, how often in a hundred, and what becomes of each then. */
const WEATHER = {
  doubled: [20, () => [0, 0]],
  'doubled later': [20, () => [0, 700]],
  late: [30, (random: number) => [random % 900]],
  lost: [4, () => 'lost'],
  cut: [3, () => 'cut'],
} as const satisfies Readonly<Record<string, readonly [number, (random: number) => Fate]>>;
type Weather = keyof typeof WEATHER;

/** Whatever the weather hides, news that came before their welcome for one, comes to light with the next connection. */
const LONGEST_LIFE = 50;

/** A greeting comes first on its socket, and once. */
async function stormy(id: GameId, seed: string, kinds: readonly Weather[]) {
  const rng = seededRng(seed);
  const fate = (direction: Direction, number: number, text: string): Fate => {
    if (direction === 'up' && text.includes('"hello"')) return [0];
    if (number % LONGEST_LIFE === 0) return 'cut';
    const kind = kinds.find((each) => below(rng, 100) < WEATHER[each][0]);
    return kind ? WEATHER[kind][1](below(rng, 1 << 20)) : [0];
  };
  const match = await online(id, { storing: 5, devices: [{ fate }] });
  await playOn(match, ENOUGH[id]);
  return match;
}

const KINDS = Object.keys(WEATHER) as Weather[];

describe('frames', () => {
  test.each(KINDS)('%s', async (kind) => {
    for (const seed of ['first', 'second', 'third']) {
      expect(faultsOf(await stormy('diamant', seed, [kind]))).toEqual([]);
    }
  });

  test.each(GAME_IDS)('with all of that at once, in a match of %s', async (id) => {
    for (const seed of ['first', 'second']) expect(faultsOf(await stormy(id, seed, KINDS))).toEqual([]);
  });

  test('that were answered before are answered again, and done once', async () => {
    const match = await stormy('diamant', 'first', ['doubled']);
    expect(match.table.repeated).toBeGreaterThan(0);
  });
});
