// The house over days and weeks: a clock that is set by hand, a real file, and nobody on a socket.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { Entry, Pace } from '../../match/types.ts';
import { createLocalBus } from '../bus/local.ts';
import { Metrics } from '../metrics.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Append, AppendAnswer } from '../store/store.ts';
import { House } from './house.ts';
import type { Listener } from './listener.ts';
import type { LiveMatch } from './live-match.ts';

const MINUTE: Millis = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const IDLE = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, IDLE));

const opened: TestHouse[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

class TestHouse {
  time: Millis = DAY;
  isTooMuch = false;
  /** What becomes of the next match's being named in the log of the one before. */
  naming: 'stored' | 'not stored' | 'unknown' = 'stored';
  /** How often it was asked for alarms, and until when the store does not answer that. */
  alarmsRead = 0;
  alarmsHeld: Promise<void> = Promise.resolve();
  /** What bots come up with: nothing. */
  thought: Promise<undefined> = Promise.resolve(undefined);
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-house-'));
  private readonly store = openSqliteStore(path.join(this.folder, 'grotto.db'));
  private readonly bus = createLocalBus();
  house = this.openHouse();

  constructor() {
    opened.push(this);
  }

  private openHouse(): House {
    const house = new House(
      {
        games: GAMES,
        store: {
          ...this.store,
          append: (append, answer) => this.append(append, answer),
          dueAlarms: async (now, limit) => {
            this.alarmsRead += 1;
            await this.alarmsHeld;
            return this.store.dueAlarms(now, limit);
          },
        },
        bus: this.bus,
        clock: { now: () => this.time, speed: 1, close: async () => {} },
        bots: { choose: () => this.thought, close: async () => {} },
        metrics: new Metrics({ matches: () => 0, sockets: () => 0 }),
        log: { info() {}, error: (fields, message) => this.hearError(`${message} ${JSON.stringify(fields)}`) },
        node: 'one',
        isTooMuch: () => this.isTooMuch,
      },
      { botPace: 0, idle: IDLE },
    );
    // In its first minute nobody counts as away.
    this.time += HOUR;
    return house;
  }

  private append(append: Append, answer: AppendAnswer): void {
    const isNaming = append.entries.some(({ type }) => type === 'followed');
    if (isNaming && this.naming === 'not stored') answer(new Error('not stored'));
    else if (isNaming && this.naming === 'unknown') this.store.append(append, () => answer(new Error('unknown')));
    else this.store.append(append, answer);
  }

  private hearError(error: string): void {
    if (this.naming === 'stored') expect.unreachable(error);
  }

  async restart(): Promise<void> {
    await this.house.close();
    this.house = this.openHouse();
  }

  async open(pace: Pace = {}): Promise<string> {
    const options = { relics: false, openChests: false };
    const body = { game: 'diamant', seats: 3, options, open: 'link', pace, sit: { name: 'Ada' } } as const;
    const table = await this.house.open(body);
    return table.ok ? table.value.match : expect.unreachable(table.error.code);
  }

  async find(match: string): Promise<LiveMatch> {
    return (await this.house.find(match)) ?? expect.unreachable('no match');
  }

  rematch(live: LiveMatch): ReturnType<House['rematch']> {
    return this.house.rematch(live, () => true);
  }

  async sit(match: string, seat: number): Promise<void> {
    const occupant = { kind: 'person', name: `P${seat}` } as const;
    expect(await (await this.find(match)).request({ type: 'sit', seat, occupant })).toBeUndefined();
  }

  async start(match: string): Promise<void> {
    for (const seat of [1, 2]) await this.sit(match, seat);
    const live = await this.find(match);
    for (const seat of [0, 1, 2]) await live.request({ type: 'ready', seat, commitment: seatCommitment('00') });
    for (const seat of [0, 1, 2]) await live.request({ type: 'reveal', seat, entropy: '00' });
    expect(live.match.stage).toBe('playing');
  }

  /** Until whatever is being stored is stored. */
  settle = pause;

  /** Until the house has looked after its tables, and what came of that is stored. */
  async turns(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await pause();
  }

  /** Lets so much time pass, until whatever was woken by it sleeps again. */
  async sleep(time: Millis): Promise<void> {
    await this.settle();
    this.time += time;
    for (let quiet = 0; quiet < 5; quiet = this.house.size === 0 ? quiet + 1 : 0) {
      this.time += IDLE;
      await pause();
    }
  }

  async log(match: string): Promise<readonly Entry[]> {
    return (await this.store.load(match))?.entries ?? [];
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.store.close();
    fs.rmSync(this.folder, { recursive: true });
  }
}

describe('memory', () => {
  test('a match that sleeps is not kept in memory by what is due days later', async () => {
    const home = new TestHouse();
    const match = await home.open({ decision: 7 * DAY });
    await home.start(match);
    const visit = async (): Promise<WeakRef<LiveMatch>> => new WeakRef(await home.find(match));
    const visits = [await visit()];
    await home.sleep(HOUR);
    visits.push(await visit());
    await home.sleep(HOUR);
    collect();
    expect(visits.map((one) => one.deref() === undefined)).toEqual([true, true]);
  });
});

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

test('a bot that is sent home while it thinks has not failed', async () => {
  const home = new TestHouse();
  let sendHome = (_: Error): void => {};
  home.thought = new Promise((_, reject) => {
    sendHome = reject;
  });
  const match = await home.open();
  await home.start(match);
  await (await home.find(match)).request({ type: 'stand-in', seat: 1 });
  await home.restart();
  // Whoever hears of an error here fails the test.
  sendHome(new Error('closing'));
  await home.settle();
  expect((await home.log(match)).at(-1)).toMatchObject({ type: 'stood-in' });
});

describe('a house with too much to do', () => {
  test('does not begin anew to wake what is due while it is still at it', async () => {
    const home = new TestHouse();
    let answer = (): void => {};
    home.alarmsHeld = new Promise((resolve) => {
      answer = resolve;
    });
    await home.turns();
    const read = home.alarmsRead;
    await home.turns();
    expect(home.alarmsRead).toBe(read);
    answer();
    await home.turns();
    expect(home.alarmsRead).toBeGreaterThan(read);
  });

  test('opens no table and no next match; whoever was led to one already still is', async () => {
    const home = new TestHouse();
    const match = await home.open();
    const live = await home.find(match);
    await live.request({ type: 'end', reason: 'aborted' });
    home.isTooMuch = true;
    expect(await home.rematch(live)).toMatchObject({ error: { code: 'busy' } });
    expect(live.match.followedBy).toBeUndefined();
    home.isTooMuch = false;
    const next = await home.rematch(live);
    home.isTooMuch = true;
    expect(await home.rematch(live)).toEqual(next);
  });
});

describe('tables that are forgotten', () => {
  const last = async (home: TestHouse, match: string): Promise<Entry | undefined> => (await home.log(match)).at(-1);

  test('one that gathers is closed a day after somebody last sat down, not after it was opened', async () => {
    const home = new TestHouse();
    const match = await home.open();
    await home.sleep(20 * HOUR);
    await home.sit(match, 1);
    await home.sleep(20 * HOUR);
    expect(await last(home, match)).toMatchObject({ type: 'sat', seat: 1 });
    await home.sleep(5 * HOUR);
    expect(await last(home, match)).toMatchObject({ type: 'ended', reason: 'aborted' });
  });

  test('who only looks counts as well, before and after the house was closed', async () => {
    const home = new TestHouse();
    const match = await home.open();
    for (let days = 0; days < 3; days++) {
      await home.sleep(20 * HOUR);
      await home.find(match);
      if (days === 1) await home.restart();
    }
    await home.sleep(20 * HOUR);
    expect(await last(home, match)).toMatchObject({ type: 'sat', seat: 0 });
    await home.sleep(5 * HOUR);
    expect(await last(home, match)).toMatchObject({ type: 'ended', reason: 'aborted' });
  });

  test('one without hurry is abandoned 30 days after somebody last looked at it', async () => {
    const home = new TestHouse();
    const match = await home.open();
    await home.start(match);
    await home.sleep(29 * DAY);
    await home.find(match);
    await home.sleep(29 * DAY);
    expect(await last(home, match)).toMatchObject({ type: 'moved' });
    await home.sleep(2 * DAY);
    expect(await last(home, match)).toMatchObject({ type: 'ended', reason: 'abandoned' });
  });

  test('where 30 days were given for a decision, stand-ins come first', async () => {
    const home = new TestHouse();
    const match = await home.open({ decision: 30 * DAY });
    await home.start(match);
    await home.sleep(HOUR);
    await home.sleep(30 * DAY - HOUR);
    const types = (await home.log(match)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['stood-in', 'stood-in', 'stood-in']);
    await home.sleep(HOUR);
    expect(await last(home, match)).toMatchObject({ type: 'ended', reason: 'abandoned' });
  });
});
