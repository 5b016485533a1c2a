import { describe, expect, test } from 'vitest';
import type { Listener } from '../audience/listener.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { DAY, MINUTE, TestRegistry } from '../testing/test-registry.ts';

describe('the rematch', () => {
  const come = (live: LiveMatch, viewer: number): Listener => {
    const listener = { viewer, send() {}, refuse() {}, deny() {} };
    live.join(listener, undefined);
    return listener;
  };

  /** Stand-ins had seats 1 and 2 at the end of the match; player 1 is back by now. */
  async function ended(server: TestRegistry): Promise<LiveMatch> {
    const match = await server.open();
    await server.start(match);
    const live = await server.find(match);
    for (const seat of [1, 2]) await live.request({ type: 'stand-in', seat });
    await live.request({ type: 'end', reason: 'aborted' });
    for (const viewer of [0, 1]) come(live, viewer);
    return live;
  }

  /** Everybody has seen the end of the match; its opener has seat 0. */
  async function finished(server: TestRegistry): Promise<{ live: LiveMatch; listeners: readonly Listener[] }> {
    const match = await server.open();
    await server.start(match);
    const live = await server.find(match);
    const listeners = [0, 1, 2].map((viewer) => come(live, viewer));
    await live.request({ type: 'end', reason: 'aborted' });
    return { live, listeners };
  }

  const namesOf = (live: LiveMatch): readonly (string | undefined)[] =>
    live.match.seats.map(({ occupant }) => occupant?.name);

  async function rematch(server: TestRegistry, live: LiveMatch): Promise<LiveMatch> {
    const next = await server.rematch(live);
    return server.find(next.ok ? next.value : expect.unreachable(next.error.code));
  }

  test.each([0, 1])('has no seat for player %i, who left after the end', async (seat) => {
    const server = new TestRegistry();
    const { live, listeners } = await finished(server);
    const leaver = listeners[seat];
    if (leaver) live.leave(leaver);
    server.time += MINUTE;
    const next = await rematch(server, live);
    const names = ['P2', 'Ada', 'P1'].map((name, index) => (index === (seat + 1) % 3 ? undefined : name));
    expect(namesOf(next)).toEqual(names);
    await server.sit(next.id, (seat + 1) % 3);
  });

  test('has no seat at once for a player who said that they leave', async () => {
    const server = new TestRegistry();
    const { live, listeners } = await finished(server);
    expect(await live.request({ type: 'stand-in', seat: 1 })).toBeUndefined();
    if (listeners[1]) live.leave(listeners[1]);
    expect(namesOf(await rematch(server, live))).toEqual(['P2', 'Ada', undefined]);
  });

  test('holds a seat for a player who lost the connection a moment ago', async () => {
    const server = new TestRegistry();
    const { live, listeners } = await finished(server);
    if (listeners[1]) live.leave(listeners[1]);
    server.time += 5_000;
    const next = await rematch(server, live);
    for (const viewer of [0, 1]) come(next, viewer);
    server.time += 20_000;
    const late = come(next, 2);
    await server.turns();
    next.leave(late);
    server.time += MINUTE;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
  });

  test('holds it for half a minute at most', async () => {
    const server = new TestRegistry();
    const { live, listeners } = await finished(server);
    if (listeners[0]) live.leave(listeners[0]);
    const next = await rematch(server, live);
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    for (const viewer of [0, 2]) come(next, viewer);
    server.time += 25_000;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    server.time += 10_000;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', undefined, 'P1']);
    await server.sit(next.id, 1);
    server.time += MINUTE;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', 'P1', 'P1']);
  });

  test('frees it later where that was not stored the first time', async () => {
    const server = new TestRegistry();
    const { live, listeners } = await finished(server);
    if (listeners[0]) live.leave(listeners[0]);
    const next = await rematch(server, live);
    for (const viewer of [0, 2]) come(next, viewer);
    server.canRise = false;
    server.time += 35_000;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    server.canRise = true;
    await server.turns();
    expect(namesOf(next)).toEqual(['P2', undefined, 'P1']);
  });

  test('has no seat for a player who left in play and is not back', async () => {
    const server = new TestRegistry();
    const next = await rematch(server, await ended(server));
    expect(namesOf(next)).toEqual([undefined, 'Ada', 'P1']);
    await server.sit(next.id, 0);
  });

  test('is opened once, however many players ask at the same time', async () => {
    const server = new TestRegistry();
    const live = await ended(server);
    const command = await Promise.all([1, 2, 3].map(() => server.rematch(live)));
    expect(new Set(command.map((next) => next.ok && next.value))).toEqual(new Set([live.match.followedBy]));
    expect(await server.registry.context.store.commitments(0, 10)).toHaveLength(2);
    expect(await server.rematch(live)).toEqual(command[0]);
  });

  test('is opened once, also after a failed attempt and a restart', async () => {
    const server = new TestRegistry();
    const live = await ended(server);
    server.naming = 'not stored';
    expect(await server.rematch(live)).toMatchObject({ error: { code: 'busy' } });
    await server.restart();
    server.naming = 'stored';
    const next = await server.rematch(await server.find(live.id));
    expect(await server.registry.context.store.commitments(0, 10)).toHaveLength(2);
    expect(await server.find(next.ok ? next.value : '')).toMatchObject({ match: { stage: 'gathering' } });
  });

  test('is there for players who are sent to it after an unknown answer', async () => {
    const server = new TestRegistry();
    const live = await ended(server);
    server.naming = 'unknown';
    await server.rematch(live);
    await server.turns();
    expect(live.match.followedBy).toBeDefined();
    server.naming = 'stored';
    expect(await server.rematch(live)).toEqual({ ok: true, value: live.match.followedBy });
    await server.settle();
    expect(await server.find(live.match.followedBy ?? '')).toMatchObject({ match: { stage: 'gathering' } });
  });

  test('is another match where the first one was abandoned meanwhile', async () => {
    const server = new TestRegistry();
    const live = await ended(server);
    server.naming = 'not stored';
    await server.rematch(live);
    await server.restart();
    server.naming = 'stored';
    await server.sleep(2 * DAY);
    const next = await server.rematch(await server.find(live.id));
    expect(await server.find(next.ok ? next.value : '')).toMatchObject({ match: { stage: 'gathering' } });
    expect(await server.registry.context.store.commitments(0, 10)).toHaveLength(3);
  });
});
