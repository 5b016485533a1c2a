import { expect, test } from 'vitest';
import { LoadMonitor } from './load-monitor.ts';
import { appendTo, type Store } from './store/store.ts';

test('[fault 29] a store that takes too long, again and again, is too much; a single time is not', async () => {
  const monitor = new LoadMonitor(100);
  const slow: Pick<Store, 'append'> = { append: (_, answer) => setTimeout(answer, 250, 'stored') };
  const watched = monitor.measure(slow);
  const append = { match: 'm', seq: 1, entries: [] };
  await appendTo(watched, append);
  expect(monitor.isOverloaded).toBe(false);
  for (let time = 0; time < 4; time++) await appendTo(watched, append);
  expect(monitor.isOverloaded).toBe(true);
  monitor.close();
});
