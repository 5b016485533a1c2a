import { expect, test } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { LobbyQuota } from './lobby-quota.ts';
import type { MatchRequest } from './open-request.ts';

const DAY: Millis = 24 * 60 * 60_000;

/** Two public tables for each address, and a store that knows which of them still gather. */
function openQuota() {
  const gathering = new Set<string>();
  const clock = { time: 0 };
  const store = { gathering: async (matches: readonly string[]) => matches.filter((match) => gathering.has(match)) };
  const quota = new LobbyQuota({ store, now: () => clock.time, max: 2 });
  const request = (match: string, more: Partial<MatchRequest> = {}): MatchRequest => ({
    match,
    agreed: { game: 'diamant', rules: 1, seats: 3, options: {}, pace: {}, open: 'public' },
    sits: [],
    key: undefined,
    address: 'here',
    ...more,
  });
  const open = (match: string, more: Partial<MatchRequest> = {}): Promise<boolean> =>
    quota.openWithin(request(match, more), async () => void gathering.add(match));
  return { quota, gathering, clock, request, open };
}

test('[S20] one address has so many public tables that gather, and no more', async () => {
  const { open, gathering } = openQuota();
  expect(await open('a')).toBe(true);
  expect(await open('b')).toBe(true);
  expect(await open('c')).toBe(false);
  expect([...gathering]).toEqual(['a', 'b']);
});

test('other addresses, tables by link and the server itself are not counted', async () => {
  const { open, request } = openQuota();
  for (const match of ['a', 'b']) await open(match);
  expect(await open('c', { address: 'there' })).toBe(true);
  expect(await open('d', { agreed: { ...request('d').agreed, open: 'link' } })).toBe(true);
  expect(await open('e', { address: undefined })).toBe(true);
});

test('a table that has begun makes room', async () => {
  const { open, gathering } = openQuota();
  for (const match of ['a', 'b']) await open(match);
  gathering.delete('a');
  expect(await open('c')).toBe(true);
  expect(await open('d')).toBe(false);
});

test('of many that are opened at once, only so many are: also those count that the store does not know yet', async () => {
  const { quota, request, gathering } = openQuota();
  const finish: (() => void)[] = [];
  const slowly = (match: string): Promise<boolean> =>
    quota.openWithin(request(match), async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      gathering.add(match);
    });
  const opened = ['a', 'b', 'c', 'd'].map(slowly);
  for (let turn = 0; turn < 10; turn++) await undefined;
  expect(finish).toHaveLength(2);
  for (const resolve of finish) resolve();
  expect(await Promise.all(opened)).toEqual([true, true, false, false]);
});

test('a table that could not be stored makes room again, once the store can say so', async () => {
  const { quota, request, open } = openQuota();
  for (const match of ['a', 'b']) {
    await expect(quota.openWithin(request(match), () => Promise.reject(new Error('no disk')))).rejects.toThrow(
      'no disk',
    );
  }
  expect(await open('c')).toBe(true);
});

test('what is older than a day is forgotten by the sweep, and nothing younger', async () => {
  const { quota, open, clock } = openQuota();
  await open('a');
  clock.time = DAY / 2;
  await open('b');
  clock.time = DAY;
  quota.sweep();
  expect(await open('c')).toBe(false);
  clock.time = DAY + 1;
  quota.sweep();
  expect(await open('c')).toBe(true);
  expect(await open('d')).toBe(false);
});
