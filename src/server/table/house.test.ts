// The house over days and weeks.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../match/types.ts';
import { House } from './house.ts';
import type { LiveMatch } from './live-match.ts';
import { DAY, HOUR, TestHouse } from './testing.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

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
  sendHome(new Error('closing'));
  await home.settle();
  expect(home.errors).toEqual([]);
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

test('who is away is stood in for in time, however often others come to look', async () => {
  const home = new TestHouse();
  const match = await home.open({ away: 2 * DAY });
  await home.start(match);
  for (let visits = 0; visits < 3; visits++) {
    expect((await home.log(match)).at(-1)).toMatchObject({ type: 'moved' });
    await home.sleep(HOUR);
    await home.sleep(19 * HOUR);
    await home.find(match);
  }
  expect((await home.log(match)).at(-1)).toMatchObject({ type: 'stood-in' });
});

test.each([
  ['is missing', 'DELETE FROM log WHERE number = 1'],
  ['is no JSON', "UPDATE log SET entries = '[{' WHERE number = 1"],
  ['cannot be folded', "UPDATE log SET entries = '[]' WHERE number = 1"],
])('a match whose log %s keeps no other from being woken', async (_how, damage) => {
  const home = new TestHouse();
  const [broken, whole] = [await home.open({ decision: DAY }), await home.open({ decision: DAY })];
  for (const match of [broken, whole]) await home.start(match);
  await home.sleep(HOUR);
  home.damage(damage);
  await home.sleep(DAY);
  expect((await home.log(whole)).map(({ type }) => type)).toContain('stood-in');
  await expect(home.house.find(broken)).rejects.toThrow('cannot be folded');
});

test('alarms that cannot be set anew are not asked for without a pause', async () => {
  const home = new TestHouse();
  let asked = 0;
  const { tools } = home.house;
  const due = Array.from({ length: 100 }, () => ({ match: 'gone', due: 0 }));
  const dueAlarms = async (): Promise<typeof due> => {
    asked += 1;
    return due;
  };
  const house = new House(
    { ...tools, store: { ...tools.store, dueAlarms } },
    { botPace: 0, idle: 60_000, publicTables: 1 },
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await house.close();
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(20);
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
    await home.sleep(DAY);
    expect(await last(home, match)).toMatchObject({ type: 'ended', reason: 'abandoned' });
  });
});
