// The match registry over days and weeks.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../match/types.ts';
import { DAY, HOUR, TestRegistry } from '../testing/test-registry.ts';
import type { LiveMatch } from './live-match.ts';
import { MatchRegistry } from './match-registry.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe('memory', () => {
  test('an unloaded match is not kept in memory by a timer days ahead', async () => {
    const server = new TestRegistry();
    const match = await server.open({ decision: 7 * DAY });
    await server.start(match);
    const visit = async (): Promise<WeakRef<LiveMatch>> => new WeakRef(await server.find(match));
    const visits = [await visit()];
    await server.sleep(HOUR);
    visits.push(await visit());
    await server.sleep(HOUR);
    // Weak references are kept until the end of the task.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(visits.map((one) => one.deref() === undefined)).toEqual([true, true]);
  });
});

test('a bot whose pool closes while it thinks has not failed', async () => {
  const server = new TestRegistry();
  let sendHome = (_: Error): void => {};
  const thought = new Promise<undefined>((_, reject) => {
    sendHome = reject;
  });
  server.choose = () => thought;
  const match = await server.open();
  await server.start(match);
  await (await server.find(match)).request({ type: 'stand-in', seat: 1 });
  await server.restart();
  sendHome(new Error('closing'));
  await server.settle();
  expect(server.errors).toEqual([]);
});

describe('an overloaded registry', () => {
  test('reads no alarms while it is still waking matches', async () => {
    const server = new TestRegistry();
    let answer = (): void => {};
    server.alarmsHeld = new Promise((resolve) => {
      answer = resolve;
    });
    await server.turns();
    const read = server.alarmsRead;
    await server.turns();
    expect(server.alarmsRead).toBe(read);
    answer();
    await server.turns();
    expect(server.alarmsRead).toBeGreaterThan(read);
  });

  test('opens no table and no rematch, but sends players to one that is open', async () => {
    const server = new TestRegistry();
    const match = await server.open();
    const live = await server.find(match);
    await live.request({ type: 'end', reason: 'aborted' });
    server.isOverloaded = true;
    expect(await server.rematch(live)).toMatchObject({ error: { code: 'busy' } });
    expect(live.match.followedBy).toBeUndefined();
    server.isOverloaded = false;
    const next = await server.rematch(live);
    server.isOverloaded = true;
    expect(await server.rematch(live)).toEqual(next);
  });
});

test('[S12] an absent player is replaced in time, however often others visit', async () => {
  const server = new TestRegistry();
  const match = await server.open({ away: 2 * DAY });
  await server.start(match);
  for (let visits = 0; visits < 3; visits++) {
    expect((await server.log(match)).at(-1)).toMatchObject({ type: 'moved' });
    await server.sleep(HOUR);
    await server.sleep(19 * HOUR);
    await server.find(match);
  }
  expect((await server.log(match)).at(-1)).toMatchObject({ type: 'stood-in' });
});

test.each([
  ['is missing', '[]'],
  ['is no JSON', '[{'],
  ['cannot be folded', '[{"type":"started","at":0}]'],
])('a match whose log %s keeps no other from being woken', async (_how, log) => {
  const server = new TestRegistry();
  const [broken, whole] = [await server.open({ decision: DAY }), await server.open({ decision: DAY })];
  for (const match of [broken, whole]) await server.start(match);
  await server.sleep(HOUR);
  server.damage(broken, log);
  await server.sleep(DAY);
  expect((await server.log(whole)).map(({ type }) => type)).toContain('stood-in');
  await expect(server.registry.find(broken)).rejects.toThrow('cannot be folded');
});

test('alarms that cannot be set again are read with a pause', async () => {
  const server = new TestRegistry();
  let command = 0;
  const { context } = server.registry;
  const due = Array.from({ length: 100 }, () => ({ match: 'gone', due: 0 }));
  const dueAlarms = async (): Promise<typeof due> => {
    command += 1;
    return due;
  };
  const registry = new MatchRegistry(
    { ...context, store: { ...context.store, dueAlarms } },
    { botPace: 0, idle: 60_000, publicTables: 1 },
  );
  await server.scheduler.pass(300);
  void registry.close();
  expect(command).toBeGreaterThan(1);
  expect(command).toBeLessThan(20);
});

describe('abandoned tables', () => {
  const last = async (server: TestRegistry, match: string): Promise<Entry | undefined> =>
    (await server.log(match)).at(-1);

  test('before play, a table is closed a day after somebody last sat down', async () => {
    const server = new TestRegistry();
    const match = await server.open();
    await server.sleep(20 * HOUR);
    await server.sit(match, 1);
    await server.sleep(20 * HOUR);
    expect(await last(server, match)).toMatchObject({ type: 'sat', seat: 1 });
    await server.sleep(5 * HOUR);
    expect(await last(server, match)).toMatchObject({ type: 'ended', reason: 'aborted' });
  });

  test('a visit counts as well, before and after a restart', async () => {
    const server = new TestRegistry();
    const match = await server.open();
    for (let days = 0; days < 3; days++) {
      await server.sleep(20 * HOUR);
      await server.find(match);
      if (days === 1) await server.restart();
    }
    await server.sleep(20 * HOUR);
    expect(await last(server, match)).toMatchObject({ type: 'sat', seat: 0 });
    await server.sleep(5 * HOUR);
    expect(await last(server, match)).toMatchObject({ type: 'ended', reason: 'aborted' });
  });

  test('without deadlines, a match is abandoned 30 days after the last visit', async () => {
    const server = new TestRegistry();
    const match = await server.open();
    await server.start(match);
    await server.sleep(29 * DAY);
    await server.find(match);
    await server.sleep(29 * DAY);
    expect(await last(server, match)).toMatchObject({ type: 'moved' });
    await server.sleep(2 * DAY);
    expect(await last(server, match)).toMatchObject({ type: 'ended', reason: 'abandoned' });
  });

  test('with 30 days for a decision, stand-ins come first', async () => {
    const server = new TestRegistry();
    const match = await server.open({ decision: 30 * DAY });
    await server.start(match);
    await server.sleep(HOUR);
    await server.sleep(30 * DAY - HOUR);
    const types = (await server.log(match)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['stood-in', 'stood-in', 'stood-in']);
    await server.sleep(DAY);
    expect(await last(server, match)).toMatchObject({ type: 'ended', reason: 'abandoned' });
  });
});
