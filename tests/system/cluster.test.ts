// Two real nodes, one match: it does not matter who comes to which.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from './kit/cluster.ts';
import type { ServerProcess } from './kit/process.ts';
import { hasServices, newDatabase } from './kit/services.ts';
import { connect, playOut, seatTable, start, type Table } from './kit/table.ts';

describe.skipIf(!hasServices())('two nodes', () => {
  let cluster: Cluster;
  let a: ServerProcess;
  let b: ServerProcess;

  beforeAll(async () => {
    cluster = await startCluster();
    [a, b] = await Promise.all([cluster.node(), cluster.node()]);
  });
  afterAll(() => cluster.stop());

  /** A table whose even seats are on node A, and whose odd seats are on node B. */
  async function splitTable(wish: Parameters<typeof seatTable>[1] = {}): Promise<Table> {
    const table = await seatTable(a.url, wish);
    const { match } = table.opened;
    for (const [seat, token] of table.tokens.entries()) {
      if (seat % 2 === 0) continue;
      table.players[seat]?.leave();
      const player = connect(b.url, { match, token, ...wish });
      await player.until('welcome', () => player.state);
      table.players[seat] = player;
    }
    return table;
  }

  test('players on both play one match to its end, and spectators on either see the same', async () => {
    const table = await splitTable({ seats: 4 });
    const { match } = table.opened;
    const watchers = [connect(a.url, { match }), connect(b.url, { match })];
    for (const watcher of watchers) await watcher.until('welcome', () => watcher.state);
    await start(table);
    for (const watcher of watchers) {
      await watcher.until('everybody is seen', () => {
        const presence = watcher.state?.presence;
        return presence?.here.every((here) => here) && presence.watchers === 2;
      });
    }
    await playOut(table);
    for (const watcher of watchers) await watcher.until('the end', () => watcher.state?.table.stage === 'over');
    const [first, second] = watchers.map((watcher) => watcher.state?.table.view);
    expect(first).toEqual(second);
    for (const player of [...table.players, ...watchers]) player.leave();
  });

  test('a bot plays once, whichever node looks after it', async () => {
    const bots = [1, 2].map((seat) => ({ seat, level: 2 as const, name: `Bot ${seat}` }));
    const table = await seatTable(a.url, { seats: 1, open: { seats: 3, bots } });
    const twin = connect(b.url, { match: table.opened.match, token: table.tokens[0] ?? '' });
    await twin.until('welcome', () => twin.state);
    await start(table);
    await playOut(table);
    await twin.until('the end', () => twin.state?.table.stage === 'over');
    expect(twin.state?.table.ended).toBe('finished');
    for (const player of [...table.players, twin]) player.leave();
  });

  test('a seat in the next match becomes free where the node that kept it is lost', async () => {
    const lost = await cluster.node();
    const table = await seatTable(lost.url, { seats: 3 });
    await start(table);
    await playOut(table);
    const [first, , last] = table.players;
    last?.drop();
    first?.say({ type: 'rematch' });
    const next = (await first?.until('the next match', () => first.state?.table.followedBy)) ?? '';
    await lost.kill();
    const players = table.tokens.slice(0, 2).map((token) => connect(b.url, { match: next, token }));
    for (const player of players) {
      await player.until('the others', () => player.state?.table.seats.filter(({ occupant }) => occupant).length === 2);
      expect(player.state?.table.seats.map(({ occupant }) => occupant?.name)).toEqual([undefined, 'Ada', 'Guest 1']);
      player.leave();
    }
  });

  test('a seat in the next match is kept for whoever comes to the other node, and not for whoever never comes', async () => {
    // Half a minute takes one and a half seconds.
    const quick = { database: await newDatabase(cluster.postgres), speed: 20 };
    const [here, there] = await Promise.all([cluster.node(quick), cluster.node(quick)]);
    const table = await seatTable(here.url, { seats: 3 });
    await start(table);
    const [host, mover, leaver] = table.players;
    await playOut(table);
    await host?.until('the end', () => host.state?.table.stage === 'over');
    mover?.leave();
    leaver?.leave();
    host?.say({ type: 'rematch' });
    const next = (await host?.until('the next match', () => host.state?.table.followedBy)) ?? '';
    const watcher = connect(here.url, { match: next });
    const moved = connect(there.url, { match: next, token: table.tokens[1] ?? '' });
    await moved.until('welcome', () => moved.state);
    await watcher.until('a free seat', () => watcher.state?.table.seats.some(({ occupant }) => occupant === undefined));
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const names = watcher.state?.table.seats.map(({ occupant }) => occupant?.name);
    expect(names?.[2]).toBe('Guest 1');
    expect(names?.[0]).toBeUndefined();
    expect(moved.closings).toEqual([]);
    for (const player of [...table.players, watcher, moved]) player.leave();
  });
});
