// Contract tests for every store that nodes share: one lease per match, and no lost time in between.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../../match/types.ts';
import { newMatchId } from '../secrets.ts';
import { appendTo, FAILOVER_GRACE, type SharedStore, type Store } from './store.ts';

export interface SharedUnderTest {
  /** The store as one node has it. */
  open(): Promise<Store>;
  /** Makes every node look as if it had sent no heartbeat for long. */
  silence(): Promise<void>;
}

const rose = (seat: number): Entry => ({ type: 'rose', seat });

export function sharedContract(name: string, create: () => Promise<SharedUnderTest>): void {
  describe(`${name} as a shared store`, () => {
    let under: SharedUnderTest;
    let a: Store & { readonly shared: SharedStore };
    let b: Store & { readonly shared: SharedStore };

    beforeEach(async () => {
      under = await create();
      [a, b] = [withShared(await under.open()), withShared(await under.open())];
    });
    afterEach(async () => {
      await a.close();
      await b.close();
    });

    async function newMatch(): Promise<string> {
      const match = newMatchId();
      const secrets = { serverSeed: '5e'.repeat(32), commitment: 'c0'.repeat(32) };
      await a.open({ match, ...secrets, epoch: 0, entries: [rose(0)] });
      return match;
    }

    test('of two appends after the same entry exactly one is taken, whichever node they come from', async () => {
      const match = await newMatch();
      for (let seq = 1; seq < 40; seq++) {
        const [first, second] = seq % 2 === 0 ? [a, b] : [b, a];
        const answers = await Promise.all([
          appendTo(first, { match, seq, entries: [rose(0)] }),
          appendTo(second, { match, seq, entries: [rose(1)] }),
          appendTo(first, { match, seq, entries: [rose(2)] }),
        ]);
        expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
      }
      expect((await b.load(match))?.entries).toHaveLength(40);
    });

    test('server time follows the node that is furthest ahead', async () => {
      expect(await a.shared.heartbeat(1000)).toBe(1000);
      expect(await b.shared.heartbeat(400)).toBe(1000);
      expect(await b.shared.heartbeat(1200)).toBe(1200);
      expect((await a.shared.liveNodes()).size).toBe(2);
      await b.shared.leave(1300);
      expect((await a.shared.liveNodes()).size).toBe(1);
    });

    test('one node has the lease of a match, also where both ask at once', async () => {
      await Promise.all([a.shared.heartbeat(0), b.shared.heartbeat(0)]);
      for (let i = 0; i < 20; i++) {
        const match = await newMatch();
        await Promise.all([a.shared.claimLeases([match], 0), b.shared.claimLeases([match], 0)]);
        const leaseStates = [...(await a.shared.claimLeases([match], 0)), ...(await b.shared.claimLeases([match], 0))];
        expect(leaseStates.filter(({ fence }) => fence !== undefined)).toHaveLength(1);
      }
    });

    test('[S21] a node without heartbeats loses its leases, and what it still wants to write for them', async () => {
      const match = await newMatch();
      await Promise.all([a.shared.heartbeat(0), b.shared.heartbeat(0)]);
      const [before] = await a.shared.claimLeases([match], 0);
      expect(await appendTo(a, { match, seq: 1, entries: [rose(1)], fence: before?.fence ?? -1 })).toBe('stored');
      await under.silence();
      await b.shared.heartbeat(30_000);
      const [after] = await b.shared.claimLeases([match], 30_000);
      expect(after?.fence).toBeGreaterThan(before?.fence ?? 0);
      expect(after).toMatchObject({ seq: 2, epoch: 30_000 + FAILOVER_GRACE });
      expect(await appendTo(a, { match, seq: 2, entries: [rose(2)], fence: before?.fence ?? -1 })).toBe('fenced');
      expect(await appendTo(a, { match, seq: 2, entries: [rose(2)] })).toBe('stored');
      expect(await appendTo(b, { match, seq: 3, entries: [rose(2)], fence: after?.fence ?? -1 })).toBe('stored');
    });

    test('only a live node takes over', async () => {
      const match = await newMatch();
      const [leaseState] = await a.shared.claimLeases([match], 0);
      expect(leaseState).toEqual({ match, seq: 1, epoch: 0 });
    });

    test('[S14] a match that was left is paused until it is taken; one that was unloaded is not', async () => {
      const [left, asleep] = [await newMatch(), await newMatch()];
      await Promise.all([a.shared.heartbeat(1000), b.shared.heartbeat(1000)]);
      await a.shared.claimLeases([left, asleep], 1000);
      await a.shared.releaseLeases([asleep]);
      await a.shared.leave(2000);
      const leaseStates = await b.shared.claimLeases([left, asleep], 2700);
      const epochs = new Map(leaseStates.map(({ match, epoch }) => [match, epoch]));
      expect([epochs.get(left), epochs.get(asleep)]).toEqual([700, 0]);
    });

    test('[S14] a node that was stopped gets the time back for its own matches only', async () => {
      const [own, other] = [await newMatch(), await newMatch()];
      await Promise.all([a.shared.heartbeat(0), b.shared.heartbeat(0)]);
      await a.shared.claimLeases([own], 0);
      await b.shared.claimLeases([other], 0);
      expect([...(await a.shared.creditPause(8000))]).toEqual([[own, 8000]]);
      expect((await b.shared.claimLeases([other], 0))[0]?.epoch).toBe(0);
    });

    test('only matches without a lease are woken', async () => {
      const [kept, free] = [await newMatch(), await newMatch()];
      await a.shared.heartbeat(0);
      await a.shared.claimLeases([kept], 0);
      await a.setAlarm(kept, 50);
      await a.setAlarm(free, 60);
      expect((await b.dueAlarms(100, 10)).map(({ match }) => match)).toEqual([free]);
      await under.silence();
      expect((await b.dueAlarms(100, 10)).map(({ match }) => match)).toEqual([kept, free]);
    });

    test('the matches of a node that has gone are woken at once, also without an alarm', async () => {
      const [left, asleep] = [await newMatch(), await newMatch()];
      await a.shared.heartbeat(0);
      await a.shared.claimLeases([left, asleep], 0);
      await a.shared.releaseLeases([asleep]);
      await a.shared.leave(10);
      expect((await b.dueAlarms(20, 10)).map(({ match }) => match)).toEqual([left]);
      await b.shared.heartbeat(20);
      await b.shared.claimLeases([left], 20);
      expect(await b.dueAlarms(20, 10)).toEqual([]);
      await under.silence();
      expect((await b.dueAlarms(20, 10)).map(({ match }) => match)).toEqual([left]);
    });
  });
}

function withShared(store: Store): Store & { readonly shared: SharedStore } {
  const { shared } = store;
  if (shared === undefined) throw new Error('not a shared store');
  return { ...store, shared };
}
