import { expect, test } from 'vitest';
import type { Millis } from '../contract/game.ts';
import { VirtualTime } from '../play/virtual-time.ts';
import { LoadMonitor } from './load-monitor.ts';
import type { Store } from './store/store.ts';

/** Virtual time whose event loop may be blocked: timers then run late. */
class BlockedTime extends VirtualTime {
  late: Millis = 0;

  override now(): Millis {
    return super.now() + this.late;
  }
}

const append = { match: 'm', seq: 1, entries: [] };

test('[fault 29] a store that is slow again and again is too much; once is not', async () => {
  const scheduler = new VirtualTime();
  const monitor = new LoadMonitor(100, scheduler);
  const slow: Pick<Store, 'append'> = { append: (_, answer) => void scheduler.after(250, () => answer('stored')) };
  const measured = monitor.measure(slow);
  const appendOnce = async (): Promise<void> => {
    measured.append(append, () => {});
    await scheduler.pass(250);
  };
  await appendOnce();
  expect(monitor.isOverloaded).toBe(false);
  for (let times = 0; times < 4; times++) await appendOnce();
  expect(monitor.isOverloaded).toBe(true);
  await scheduler.pass(1_000);
  expect(monitor.isOverloaded).toBe(false);
});

test('appends that are stored together are measured as one', async () => {
  const scheduler = new VirtualTime();
  const monitor = new LoadMonitor(100, scheduler);
  const slow: Pick<Store, 'append'> = { append: (_, answer) => void scheduler.after(150, () => answer('stored')) };
  const measured = monitor.measure(slow);
  for (let times = 0; times < 50; times++) measured.append(append, () => {});
  await scheduler.pass(150);
  expect(monitor.isOverloaded).toBe(false);
});

test('an event loop that is late again and again is too much, even if it was stopped for hours only once', async () => {
  const scheduler = new BlockedTime();
  const monitor = new LoadMonitor(300, scheduler);
  scheduler.late += 3_600_000;
  await scheduler.pass(100);
  expect(monitor.isOverloaded).toBe(false);
  for (let times = 0; times < 8; times++) {
    scheduler.late += 400;
    await scheduler.pass(100);
  }
  expect(monitor.isOverloaded).toBe(true);
  monitor.close();
});
