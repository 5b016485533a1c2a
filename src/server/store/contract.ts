// Contract tests for every store, run against the real ones.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, Terms } from '../../match/types.ts';
import { newMatchId } from '../secrets.ts';
import { chainOf } from './chain.ts';
import { appendTo, type LobbyCard, type NewMatch, type Store } from './store.ts';

export interface StoreUnderTest {
  /** Opens the same data as the next process would. */
  open(): Promise<Store>;
  /** Deletes the data. */
  clear(): Promise<void>;
}

const terms = (match: string): Terms => ({
  match,
  game: 'diamant',
  rules: 1,
  seats: 3,
  options: {},
  pace: {},
  open: 'public',
  commitment: 'c0'.repeat(32),
});

const cardOf = (match: string): LobbyCard => ({
  match,
  game: 'diamant',
  options: {},
  pace: {},
  seats: [],
});

const newMatch = (more: Partial<NewMatch> = {}): NewMatch => {
  const match = more.match ?? newMatchId();
  const entries: Entry[] = [{ type: 'opened', terms: terms(match) }];
  return { match, serverSeed: '5e'.repeat(32), commitment: 'c0'.repeat(32), epoch: 1234.5, entries, ...more };
};

const rose = (seat: number): Entry => ({ type: 'rose', seat });

export function storeContract(name: string, create: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a store`, () => {
    let under: StoreUnderTest;
    let store: Store;

    beforeEach(async () => {
      under = await create();
      store = await under.open();
    });

    afterEach(async () => {
      await store.close();
      await under.clear();
    });

    test('returns what was appended, in order, also to the next process', async () => {
      const fresh = newMatch();
      const { match } = fresh;
      await store.open(fresh);
      expect(await appendTo(store, { match, seq: 1, entries: [rose(0), rose(1)] })).toBe('stored');
      expect(await appendTo(store, { match, seq: 3, entries: [rose(2)] })).toBe('stored');
      const expected = { match, serverSeed: fresh.serverSeed, epoch: 1234.5 };
      const entries = [...fresh.entries, rose(0), rose(1), rose(2)];
      expect(await store.load(match)).toEqual({ ...expected, entries });
      await store.close();
      store = await under.open();
      expect(await store.load(match)).toEqual({ ...expected, entries });
      expect(await store.entriesFrom(match, 2)).toEqual([rose(1), rose(2)]);
      expect(await store.entriesFrom(match, 4)).toEqual([]);
      expect(await store.load(newMatchId())).toBeUndefined();
    });

    test('[S3] of two appends after the same entry exactly one is taken', async () => {
      const fresh = newMatch();
      await store.open(fresh);
      const { match } = fresh;
      for (let seq = 1; seq < 40; seq++) {
        const answers = await Promise.all(
          [0, 1, 2].map((seat) => appendTo(store, { match, seq, entries: [rose(seat)] })),
        );
        expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
      }
      expect(await appendTo(store, { match, seq: 99, entries: [rose(0)] })).toBe('conflict');
      expect((await store.load(match))?.entries).toHaveLength(40);
    });

    test('[S4] one bad write spoils no other', async () => {
      const fresh = newMatch();
      await store.open(fresh);
      const [twice, good, lost] = await Promise.allSettled([
        store.open(fresh),
        appendTo(store, { match: fresh.match, seq: 1, entries: [rose(0)] }),
        appendTo(store, { match: newMatchId(), seq: 1, entries: [rose(0)] }),
      ]);
      expect([twice?.status, good?.status, lost?.status]).toEqual(['rejected', 'fulfilled', 'rejected']);
      expect((await store.load(fresh.match))?.entries).toHaveLength(2);
    });

    test('wakes what is due, earliest first', async () => {
      const [a, b, c] = [newMatch(), newMatch(), newMatch()];
      for (const match of [a, b, c]) await store.open(match);
      await store.setAlarm(a.match, 300);
      await store.setAlarm(b.match, 100);
      await store.setAlarm(c.match, 50);
      await store.setAlarm(c.match, undefined);
      expect(await store.nextAlarm()).toBe(100);
      expect(await store.dueAlarms(99, 10)).toEqual([]);
      expect(await store.dueAlarms(1000, 10)).toEqual([
        { match: b.match, due: 100 },
        { match: a.match, due: 300 },
      ]);
      expect(await store.dueAlarms(1000, 1)).toHaveLength(1);
    });

    test('lists public tables while they gather, newest first', async () => {
      const [a, b, hidden] = [newMatchId(), newMatchId(), newMatchId()];
      await store.open(newMatch({ match: a, card: cardOf(a) }));
      await store.open(newMatch({ match: b, card: cardOf(b) }));
      await store.open(newMatch({ match: hidden }));
      expect((await store.lobby(10)).map(({ match }) => match)).toEqual([b, a]);
      await appendTo(store, { match: b, seq: 1, entries: [rose(0)], listing: { state: 'playing' } });
      expect((await store.lobby(10)).map(({ match }) => match)).toEqual([a]);
    });

    test('knows which matches still gather, also those in no lobby', async () => {
      const [full, playing] = [newMatchId(), newMatchId()];
      for (const match of [full, playing]) await store.open(newMatch({ match, card: cardOf(match) }));
      await appendTo(store, { match: full, seq: 1, entries: [rose(0)], listing: { state: 'gathering' } });
      await appendTo(store, { match: playing, seq: 1, entries: [rose(0)], listing: { state: 'playing' } });
      expect(await store.gathering([playing, newMatchId(), full])).toEqual([full]);
      expect(await store.gathering([])).toEqual([]);
    });

    test('shows when a public table was opened, whatever happens there', async () => {
      const match = newMatchId();
      await store.open(newMatch({ match, card: cardOf(match) }));
      const [line] = await store.commitments(0, 1);
      expect(await store.lobby(1)).toEqual([{ ...cardOf(match), opened: line?.opened }]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const card = { ...cardOf(match), seats: [{ ready: true }] };
      await appendTo(store, { match, seq: 1, entries: [rose(0)], listing: { state: 'gathering', card } });
      expect(await store.lobby(1)).toEqual([{ ...card, opened: line?.opened }]);
    });

    test('keeps every commitment, each chained to the one before', async () => {
      for (let i = 0; i < 5; i++) await store.open(newMatch({ commitment: `${i}0`.repeat(32) }));
      const lines = await store.commitments(0, 100);
      expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
      let before = '';
      for (const { chain, commitment, opened } of lines) {
        expect(chain).toBe(chainOf(before, commitment, Date.parse(opened)));
        before = chain;
      }
      expect(await store.commitments(3, 1)).toHaveLength(1);
    });

    test('remembers the server time', async () => {
      expect(await store.readClock()).toBe(0);
      await store.saveClock(4711);
      await store.close();
      store = await under.open();
      expect(await store.readClock()).toBe(4711);
    });
  });
}
