import { describe, expect, test } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type AlarmContext, type AlarmedMatch, Alarms } from './alarms.ts';

/** A store with these alarms, and what is done with them. */
function openAlarms(due: Record<string, Millis> = {}, more: Partial<AlarmContext> = {}) {
  const scheduler = new VirtualTime();
  const stored = new Map(Object.entries(due));
  const log: string[] = [];
  const world = { canSet: true, now: 100 };
  const alarms = new Alarms({
    clock: { now: () => world.now, speed: 1, close: async () => {} },
    scheduler,
    log: { info() {}, error: (_, message) => void log.push(message) },
    store: {
      async setAlarm(match, at) {
        if (!world.canSet) throw new Error('disk full');
        log.push(`set ${match} ${at}`);
        if (at === undefined) stored.delete(match);
        else stored.set(match, at);
      },
      dueAlarms: async (now, limit) =>
        [...stored].flatMap(([match, at]) => (at <= now ? { match, due: at } : [])).slice(0, limit),
    },
    async wake(match) {
      log.push(`wake ${match}`);
      stored.delete(match);
    },
    onCannotWake: async (match) => void log.push(`cannot wake ${match}`),
    ...more,
  });
  return { alarms, scheduler, stored, log, world };
}

const matchWith = (due: Millis | undefined, alarm: Millis | undefined, hasLease = true): AlarmedMatch => ({
  live: { id: 'm', hasLease },
  automation: { alarm: () => due },
  alarm,
});

describe('the stored alarm', () => {
  test.each([
    ['nothing was stored', 50, undefined, ['set m 50']],
    ['it comes earlier than stored', 50, 60, ['set m 50']],
    ['it comes later than stored: to set it would cost more than to wake too early', 50, 40, []],
    ['nothing is due any more', undefined, 40, ['set m undefined']],
    ['nothing is due and nothing was stored', undefined, undefined, []],
  ])('is updated where %s', async (_when, due, alarm, expected) => {
    const { alarms, scheduler, log } = openAlarms();
    const match = matchWith(due, alarm);
    alarms.update(match);
    await scheduler.settle();
    expect(log).toEqual(expected);
  });

  test('is left to the node with the lease', async () => {
    const { alarms, scheduler, log } = openAlarms();
    alarms.update(matchWith(50, undefined, false));
    await alarms.saveBeforeUnload(matchWith(50, undefined, false));
    await scheduler.settle();
    expect(log).toEqual([]);
  });

  test('is set to what is due when it rings or the match is unloaded, be it later', async () => {
    const { alarms, log } = openAlarms();
    await alarms.renew(matchWith(50, 40));
    await alarms.saveBeforeUnload(matchWith(70, 40));
    await alarms.saveBeforeUnload(matchWith(70, 70));
    expect(log).toEqual(['set m 50', 'set m 70']);
  });

  test('that could not be set is logged, and set again at the next change', async () => {
    const { alarms, scheduler, log, world } = openAlarms();
    const match = matchWith(50, undefined);
    world.canSet = false;
    alarms.update(match);
    await scheduler.settle();
    world.canSet = true;
    alarms.update(match);
    await scheduler.settle();
    alarms.update(match);
    await scheduler.settle();
    expect(log).toEqual(['alarm not set', 'set m 50']);
  });
});

describe('waking', () => {
  test('wakes what is due, in order, and nothing else', async () => {
    const { alarms, scheduler, log } = openAlarms({ a: 10, b: 100, c: 101 });
    void alarms.wakeDue();
    await scheduler.pass(100);
    expect(log).toEqual(['wake a', 'wake b']);
  });

  test('goes on until nothing is due any more, however much it is', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`m${i}`, i % 90]));
    const { alarms, scheduler, log } = openAlarms(many);
    void alarms.wakeDue();
    for (let turns = 0; turns < 20; turns++) await scheduler.pass(10);
    expect(log).toHaveLength(250);
  });

  test('runs once at a time', async () => {
    let reads = 0;
    const dueAlarms = async (): Promise<[]> => {
      reads += 1;
      return [];
    };
    const { alarms, scheduler } = openAlarms({}, { store: { setAlarm: async () => {}, dueAlarms } });
    for (const expected of [1, 2]) {
      void alarms.wakeDue();
      void alarms.wakeDue();
      await scheduler.pass(100);
      expect(reads).toBe(expected);
    }
  });

  test('stops when it is closed', async () => {
    const { alarms, scheduler, log } = openAlarms({ a: 10, b: 20 });
    alarms.close();
    void alarms.wakeDue();
    await scheduler.pass(100);
    expect(log).toEqual([]);
  });

  test('of a match that cannot be loaded is not tried again, and the others are woken', async () => {
    const woken: string[] = [];
    const { alarms, scheduler, log, stored } = openAlarms(
      { broken: 10, whole: 20 },
      {
        async wake(match) {
          if (match === 'broken') throw new Error('cannot be folded');
          woken.push(match);
        },
      },
    );
    void alarms.wakeDue();
    await scheduler.pass(100);
    expect(log).toEqual(['match cannot be woken', 'set broken undefined', 'cannot wake broken']);
    expect(woken).toEqual(['whole']);
    expect([...stored.keys()]).toEqual(['whole']);
  });

  test('while the store does not answer is tried again later, and nothing is given up', async () => {
    let isAway = true;
    const { alarms, scheduler, log, stored } = openAlarms(
      { a: 10 },
      {
        async wake() {
          if (isAway) throw new StoreUnavailable('away');
          stored.delete('a');
        },
      },
    );
    void alarms.wakeDue();
    await scheduler.pass(100);
    expect(log).toEqual(['alarms not read']);
    expect([...stored.keys()]).toEqual(['a']);
    isAway = false;
    void alarms.wakeDue();
    await scheduler.pass(100);
    expect([...stored.keys()]).toEqual([]);
  });
});
