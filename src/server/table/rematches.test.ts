import { describe, expect, test } from 'vitest';
import type { Listener } from './listener.ts';
import type { LiveMatch } from './live-match.ts';
import { DAY, MINUTE, TestHouse } from './testing.ts';

describe('the next match', () => {
  const come = (live: LiveMatch, viewer: number): Listener => {
    const listener = { viewer, hear() {}, refuse() {}, deny() {} };
    live.join(listener, undefined);
    return listener;
  };

  /** After a match whose seats 1 and 2 were held by stand-ins at the end; 1 is back by now. */
  async function ended(home: TestHouse): Promise<LiveMatch> {
    const match = await home.open();
    await home.start(match);
    const live = await home.find(match);
    for (const seat of [1, 2]) await live.request({ type: 'stand-in', seat });
    await live.request({ type: 'end', reason: 'aborted' });
    for (const viewer of [0, 1]) come(live, viewer);
    return live;
  }

  /** After a match that everybody has seen to its end, whoever opened the table in seat 0. */
  async function finished(home: TestHouse): Promise<{ live: LiveMatch; listeners: readonly Listener[] }> {
    const match = await home.open();
    await home.start(match);
    const live = await home.find(match);
    const listeners = [0, 1, 2].map((viewer) => come(live, viewer));
    await live.request({ type: 'end', reason: 'aborted' });
    return { live, listeners };
  }

  const namesOf = (live: LiveMatch): readonly (string | undefined)[] =>
    live.match.seats.map(({ occupant }) => occupant?.name);

  async function rematch(home: TestHouse, live: LiveMatch): Promise<LiveMatch> {
    const next = await home.rematch(live);
    return home.find(next.ok ? next.value : expect.unreachable(next.error.code));
  }

  test.each([0, 1])('has no seat for seat %i, who went after the end', async (seat) => {
    const home = new TestHouse();
    const { live, listeners } = await finished(home);
    const leaver = listeners[seat];
    if (leaver) live.leave(leaver);
    home.time += MINUTE;
    const next = await rematch(home, live);
    const names = ['P2', 'Ada', 'P1'].map((name, index) => (index === (seat + 1) % 3 ? undefined : name));
    expect(namesOf(next)).toEqual(names);
    await home.sit(next.id, (seat + 1) % 3);
  });

  test('has none at once for whoever said that they leave', async () => {
    const home = new TestHouse();
    const { live, listeners } = await finished(home);
    expect(await live.request({ type: 'stand-in', seat: 1 })).toBeUndefined();
    if (listeners[1]) live.leave(listeners[1]);
    expect(namesOf(await rematch(home, live))).toEqual(['P2', 'Ada', undefined]);
  });

  test('keeps one for somebody whose connection was lost a moment ago, until they are there', async () => {
    const home = new TestHouse();
    const { live, listeners } = await finished(home);
    if (listeners[1]) live.leave(listeners[1]);
    home.time += 5_000;
    const next = await rematch(home, live);
    for (const viewer of [0, 1]) come(next, viewer);
    home.time += 20_000;
    const late = come(next, 2);
    await home.turns();
    next.leave(late);
    home.time += MINUTE;
    await home.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
  });

  test('keeps it no longer than half a minute for somebody who does not come', async () => {
    const home = new TestHouse();
    const { live, listeners } = await finished(home);
    if (listeners[0]) live.leave(listeners[0]);
    const next = await rematch(home, live);
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    for (const viewer of [0, 2]) come(next, viewer);
    home.time += 25_000;
    await home.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    home.time += 10_000;
    await home.turns();
    expect(namesOf(next)).toEqual(['P2', undefined, 'P1']);
    await home.sit(next.id, 1);
    home.time += MINUTE;
    await home.turns();
    expect(namesOf(next)).toEqual(['P2', 'P1', 'P1']);
  });

  test('frees it later where that could not be stored at first', async () => {
    const home = new TestHouse();
    const { live, listeners } = await finished(home);
    if (listeners[0]) live.leave(listeners[0]);
    const next = await rematch(home, live);
    for (const viewer of [0, 2]) come(next, viewer);
    home.canRise = false;
    home.time += 35_000;
    await home.turns();
    expect(namesOf(next)).toEqual(['P2', 'Ada', 'P1']);
    home.canRise = true;
    await expect.poll(() => namesOf(next)).toEqual(['P2', undefined, 'P1']);
  });

  test('has no seat for whoever went during play and is not back', async () => {
    const home = new TestHouse();
    const next = await rematch(home, await ended(home));
    expect(namesOf(next)).toEqual([undefined, 'Ada', 'P1']);
    await home.sit(next.id, 0);
  });

  test('is opened once, however many ask for it at the same time', async () => {
    const home = new TestHouse();
    const live = await ended(home);
    const asked = await Promise.all([1, 2, 3].map(() => home.rematch(live)));
    expect(new Set(asked.map((next) => next.ok && next.value))).toEqual(new Set([live.match.followedBy]));
    expect(await home.house.tools.store.commitments(0, 10)).toHaveLength(2);
    expect(await home.rematch(live)).toEqual(asked[0]);
  });

  test('is opened once, however often it is tried', async () => {
    const home = new TestHouse();
    const live = await ended(home);
    home.naming = 'not stored';
    expect(await home.rematch(live)).toMatchObject({ error: { code: 'busy' } });
    await home.restart();
    home.naming = 'stored';
    const next = await home.rematch(await home.find(live.id));
    expect(await home.house.tools.store.commitments(0, 10)).toHaveLength(2);
    expect(await home.find(next.ok ? next.value : '')).toMatchObject({ match: { stage: 'gathering' } });
  });

  test('is open to those who are led there, even if nobody knew that they would be', async () => {
    const home = new TestHouse();
    const live = await ended(home);
    home.naming = 'unknown';
    await home.rematch(live);
    await expect.poll(() => live.match.followedBy).toBeDefined();
    home.naming = 'stored';
    expect(await home.rematch(live)).toEqual({ ok: true, value: live.match.followedBy });
    await home.settle();
    expect(await home.find(live.match.followedBy ?? '')).toMatchObject({ match: { stage: 'gathering' } });
  });

  test('is another where the one that was opened has been forgotten meanwhile', async () => {
    const home = new TestHouse();
    const live = await ended(home);
    home.naming = 'not stored';
    await home.rematch(live);
    await home.restart();
    home.naming = 'stored';
    await home.sleep(2 * DAY);
    const next = await home.rematch(await home.find(live.id));
    expect(await home.find(next.ok ? next.value : '')).toMatchObject({ match: { stage: 'gathering' } });
    expect(await home.house.tools.store.commitments(0, 10)).toHaveLength(3);
  });
});
