import { describe, expect, onTestFinished, test } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import type { Clock } from '../clock.ts';
import type { Fence, LeaseState, SharedStore } from '../store/store.ts';
import { FAILOVER_GRACE } from '../store/store.ts';
import { MemoryDatabase, openMemoryStore } from '../testing/memory-store.ts';
import { type LeasedMatch, Leases } from './leases.ts';

class FakeMatch implements LeasedMatch {
  readonly id: string;
  fence: Fence | undefined;
  epoch: Millis | undefined;
  states = 0;
  live: ReadonlySet<string> = new Set();

  constructor(id: string) {
    this.id = id;
  }

  get hasLease(): boolean {
    return this.fence !== undefined;
  }

  onLeaseState({ fence, epoch }: LeaseState): void {
    this.fence = fence;
    this.epoch = epoch;
    this.states += 1;
  }

  applyPause(epoch: Millis | undefined): void {
    if (epoch !== undefined) this.epoch = epoch;
  }

  retainNodes(live: ReadonlySet<string>): void {
    this.live = live;
  }
}

const IDS = ['m1', 'm2', 'm3'];

/** Nodes that share matches in one store, and a beating heart for each that is alive. */
class TestCluster {
  readonly scheduler = new VirtualTime();
  readonly database = new MemoryDatabase(() => this.scheduler.now());
  readonly errors: string[] = [];

  constructor() {
    for (const match of IDS) {
      this.database.open({ match, serverSeed: '5e', commitment: 'c0', epoch: 0, entries: [{ type: 'rose', seat: 0 }] });
    }
  }

  async node(name: string, wrap: (shared: SharedStore) => SharedStore = (shared) => shared) {
    const { shared } = openMemoryStore(this.database, name);
    if (shared === undefined) throw new Error('not a shared store');
    const matches: FakeMatch[] = [];
    const clock: Pick<Clock, 'now' | 'onPause'> = { now: () => this.scheduler.now() };
    const log = { info() {}, error: (_: object, message: string) => void this.errors.push(message) };
    const leases = new Leases({ shared: wrap(shared), clock, scheduler: this.scheduler, log, matches: () => matches });
    let isAlive = true;
    const beat = async (): Promise<void> => {
      if (!isAlive) return;
      await shared.heartbeat(this.scheduler.now());
      this.scheduler.after(250, beat);
    };
    await beat();
    const die = (): void => {
      isAlive = false;
    };
    onTestFinished(die);
    const load = (id: string): FakeMatch => {
      const match = new FakeMatch(id);
      matches.push(match);
      void leases.acquire(match);
      return match;
    };
    return { leases, matches, clock, load, die };
  }
}

describe('a lease', () => {
  test('[S21] is taken where no node has it, and by one node only', async () => {
    const cluster = new TestCluster();
    const [a, b] = [await cluster.node('a'), await cluster.node('b')];
    const [ofA, ofB] = [a.load('m1'), b.load('m1')];
    await cluster.scheduler.pass(50);
    expect([ofA.hasLease, ofB.hasLease]).toEqual([true, false]);
  });

  test('of matches that are loaded together is asked for in one request', async () => {
    const cluster = new TestCluster();
    const requests: (readonly string[])[] = [];
    const node = await cluster.node('a', (shared) => ({
      ...shared,
      claimLeases: (ids, now) => {
        requests.push(ids);
        return shared.claimLeases(ids, now);
      },
    }));
    for (const id of IDS) node.load(id);
    await cluster.scheduler.pass(50);
    expect(requests).toEqual([IDS]);
  });

  test('is free for others once it is released, and is not taken any more', async () => {
    const cluster = new TestCluster();
    const [a, b] = [await cluster.node('a'), await cluster.node('b')];
    const ofA = a.load('m1');
    await cluster.scheduler.pass(50);
    a.matches.length = 0;
    a.leases.release(ofA);
    await cluster.scheduler.pass(50);
    const ofB = b.load('m1');
    await cluster.scheduler.pass(50);
    expect(ofB.hasLease).toBe(true);
    expect(ofB.epoch).toBe(0);
  });

  test('is kept where the match is loaded again before it was released', async () => {
    const cluster = new TestCluster();
    const a = await cluster.node('a');
    const match = a.load('m1');
    await cluster.scheduler.pass(50);
    a.leases.release(match);
    void a.leases.acquire(match);
    await cluster.scheduler.pass(50);
    expect(cluster.database.row('m1').keeper).toBe('a');
  });

  test('that was wanted and is not any more is not taken', async () => {
    const cluster = new TestCluster();
    const a = await cluster.node('a');
    a.leases.release(a.load('m1'));
    a.matches.length = 0;
    await cluster.scheduler.pass(50);
    expect(cluster.database.row('m1').keeper).toBeUndefined();
  });

  test('that this node does not have is not given back', async () => {
    const cluster = new TestCluster();
    const released: string[] = [];
    const a = await cluster.node('a', (shared) => ({
      ...shared,
      releaseLeases: async (ids) => void released.push(...ids),
    }));
    a.leases.release(new FakeMatch('m1'));
    await cluster.scheduler.pass(50);
    expect(released).toEqual([]);
  });

  test('[S14] moves within seconds when its node dies, and the match was paused meanwhile', async () => {
    const cluster = new TestCluster();
    const [a, b] = [await cluster.node('a'), await cluster.node('b')];
    a.load('m1');
    await cluster.scheduler.pass(2_000);
    const ofB = b.load('m1');
    await cluster.scheduler.pass(50);
    expect(ofB.hasLease).toBe(false);
    expect(ofB.live).toEqual(new Set());
    a.die();
    await cluster.scheduler.pass(1_000);
    expect(ofB.live).toEqual(new Set(['a', 'b']));
    await cluster.scheduler.pass(4_500);
    // Node `a` renews no more, as nobody lets it: its heart stands still.
    expect(ofB.hasLease).toBe(true);
    expect(ofB.live).toEqual(new Set(['b']));
    expect(ofB.epoch).toBeGreaterThan(FAILOVER_GRACE);
  });

  test('that no node can use is dropped: its match is in nobody’s hands and never due', async () => {
    const cluster = new TestCluster();
    const [a, b] = [await cluster.node('a'), await cluster.node('b')];
    a.load('m1');
    await cluster.scheduler.pass(50);
    await a.leases.close();
    expect([...cluster.database.due(100)].map(({ match }) => match)).toEqual(['m1']);
    await b.leases.drop('m1');
    expect([...cluster.database.due(100)]).toEqual([]);
  });
});

test('a pause of the node is passed on to its matches', async () => {
  const cluster = new TestCluster();
  const { clock, load } = await cluster.node('a');
  const [first, second] = [load('m1'), load('m2')];
  await cluster.scheduler.pass(50);
  clock.onPause?.(new Map([['m2', 7_000]]));
  expect([first.epoch, second.epoch]).toEqual([0, 7_000]);
});

test('a store that does not answer is logged, and asked again at the next renewal', async () => {
  const cluster = new TestCluster();
  let isGone = true;
  const node = await cluster.node('a', (shared) => ({
    ...shared,
    claimLeases: (ids, now) => (isGone ? Promise.reject(new Error('gone')) : shared.claimLeases(ids, now)),
  }));
  const match = node.load('m1');
  await cluster.scheduler.pass(50);
  await cluster.scheduler.pass(1_000);
  expect(cluster.errors).toEqual(['leases not acquired or released', 'leases not renewed']);
  isGone = false;
  await cluster.scheduler.pass(1_000);
  expect(match.hasLease).toBe(true);
});

describe('closing', () => {
  /** Requests that are answered when the test says so, and what was asked for. */
  async function openSlow() {
    const cluster = new TestCluster();
    const asked: string[] = [];
    let answer = (): void => {};
    const slow = async (what: string): Promise<void> => {
      asked.push(what);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      asked.push(`${what}: done`);
    };
    const node = await cluster.node('a', (shared) => ({
      ...shared,
      claimLeases: () => slow('claim').then(() => []),
      releaseLeases: () => slow('release'),
      leave: async () => void asked.push('leave'),
    }));
    const match = new FakeMatch('m1');
    node.matches.push(match);
    return { ...node, cluster, match, asked, answer: () => answer() };
  }

  test('[S21] leaves after every request is answered: a lease that is taken later would belong to nobody', async () => {
    const { cluster, leases, match, asked, answer } = await openSlow();
    match.fence = 1;
    leases.release(match);
    void leases.acquire(match);
    await cluster.scheduler.pass(30);
    const closed = leases.close();
    await cluster.scheduler.pass(30);
    answer();
    await closed;
    expect(asked).toEqual(['claim', 'claim: done', 'leave']);
  });

  test('waits for a running renewal, and begins no other', async () => {
    const { cluster, leases, asked, answer } = await openSlow();
    void leases.renewAll();
    void leases.renewAll();
    const closed = leases.close();
    await cluster.scheduler.pass(30);
    expect(asked).toEqual(['claim']);
    answer();
    await closed;
    await leases.renewAll();
    await cluster.scheduler.pass(5_000);
    expect(asked).toEqual(['claim', 'claim: done', 'leave']);
  });
});
