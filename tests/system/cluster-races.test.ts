// Two nodes want the same thing at the same time, or do not agree how late it is.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRng } from '../../src/kit/rng.ts';
import type { Entry } from '../../src/match/types.ts';
import type { CommitmentLine } from '../../src/protocol/http.ts';
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts';
import { raceNodes } from '../chaos/node-races.ts';
import { type Cluster, startCluster, withSteppedClock } from './kit/cluster.ts';
import { foldLog } from './kit/ledger.ts';
import type { ServerProcess } from './kit/process.ts';
import { hasServices } from './kit/services.ts';
import { connect, randomAction, seatTable, start } from './kit/table.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!hasServices())('two nodes at odds', () => {
  let cluster: Cluster;
  let a: ServerProcess;
  let b: ServerProcess;

  beforeAll(async () => {
    cluster = await startCluster();
    a = await cluster.node();
    b = await cluster.node();
  });
  afterAll(() => cluster.stop());

  async function logOf(match: string): Promise<readonly Entry[]> {
    const store = await openPostgresStore(cluster.database, { node: 'auditor', connections: 1 });
    const entries = await store.entriesFrom(match, 0);
    await store.close();
    return entries;
  }

  test('[fault 6] of two decisions that close a round, sent to two nodes at once, exactly one is taken', async () => {
    const figures = await raceNodes({ urls: [a.url, b.url], database: cluster.database }, 60);
    expect(figures).toMatchObject({ races: 60, wrong: 0, lost: 0, doubled: 0, forked: 0, diverged: 0 });
  });

  test('[faults 6, 24] a node that is stopped longer than a decision may take costs nobody their decision', async () => {
    const pace = { decision: 12_000, away: 120_000 };
    const table = await seatTable(a.url, { seats: 3, open: { pace } });
    const { match } = table.opened;
    await start(table);
    a.signal('SIGSTOP');
    await sleep(14_000);
    a.signal('SIGCONT');
    // Long enough for a deadline that has passed to be noticed.
    await sleep(1_500);
    const rng = seededRng('woken');
    for (const player of table.players) {
      expect(await player.answer(player.act(randomAction(player, 'diamant', rng)))).toBe('done');
    }
    const entries = await logOf(match);
    expect(entries.filter(({ type }) => type === 'stood-in')).toEqual([]);
    expect(foldLog(entries)).toBeDefined();
    for (const player of table.players) player.leave();
  });

  test('[fault 24] wall clocks that jump on one node and not on the other decide nothing', async () => {
    const stepped = await withSteppedClock(10_000, () => cluster.node());
    const table = await seatTable(stepped.url, { seats: 2, game: 'ocelot', open: { pace: { decision: 5_000 } } });
    const watcher = connect(b.url, { game: 'ocelot', match: table.opened.match });
    const began = performance.now();
    await start(table);
    await watcher.until('the stand-in', () => watcher.state?.table.seats.some(({ standIn }) => standIn), 30_000);
    expect(performance.now() - began).toBeGreaterThan(4_900);
    expect((await logOf(table.opened.match)).filter(({ type }) => type === 'stood-in')).toHaveLength(1);
    for (const player of [...table.players, watcher]) player.leave();
    await stepped.stop();
  });

  test('asked for the next match at the same time, they open one, and lead everybody there', async () => {
    const lines = async (): Promise<readonly CommitmentLine[]> => {
      const response = await fetch(`${a.url}/api/commitments?after=${before}`);
      return ((await response.json()) as { lines: readonly CommitmentLine[] }).lines;
    };
    let before = 0;
    before = (await lines()).at(-1)?.number ?? 0;
    const rounds = 10;
    for (let round = 0; round < rounds; round++) {
      const table = await seatTable(a.url, { seats: 3 });
      const { match, opener } = table.opened;
      const twins = table.tokens.map((token) => connect(b.url, { match, token }));
      const all = [...table.players, ...twins];
      for (const twin of twins) await twin.until('welcome', () => twin.state);
      await fetch(`${a.url}/api/matches/${match}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${opener}` },
      });
      for (const player of all) await player.until('the end', () => player.state?.table.stage === 'over');
      for (const player of [table.players[0], twins[1]]) player?.say({ type: 'rematch' });
      const nexts = await Promise.all(
        all.map((player) => player.until('a next match', () => player.state?.table.followedBy)),
      );
      expect(new Set(nexts).size).toBe(1);
      const there = [a, b].map(({ url }) => connect(url, { match: nexts[0] ?? '', token: table.tokens[0] ?? '' }));
      for (const one of there) expect((await one.look()).stage).toBe('gathering');
      for (const player of [...all, ...there]) player.leave();
    }
    const states = (await lines()).map(({ state }) => state);
    expect(states.toSorted()).toEqual([...new Array(rounds).fill('aborted'), ...new Array(rounds).fill('gathering')]);
  });

  test('a deadline is kept by the other node when its own is gone', async () => {
    const c = await cluster.node();
    const table = await seatTable(c.url, { seats: 2, open: { pace: { decision: 5_000 } }, game: 'ocelot' });
    await start(table);
    await c.kill();
    const watcher = connect(b.url, { game: 'ocelot', match: table.opened.match });
    await watcher.until('the stand-in', () => watcher.state?.table.seats.some(({ standIn }) => standIn), 60_000);
    const stoodIn = (await logOf(table.opened.match)).filter(({ type }) => type === 'stood-in');
    expect(stoodIn).toHaveLength(1);
    watcher.leave();
  });
});
