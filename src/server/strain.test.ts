import { expect, test } from 'vitest';
import { appendTo, type Store } from './store/store.ts';
import { Strain } from './strain.ts';

test('[fault 29] a store that takes too long, again and again, is too much; a single time is not', async () => {
  const strain = new Strain(100);
  const slow: Pick<Store, 'append'> = { append: (_, answer) => setTimeout(answer, 250, 'stored') };
  const watched = strain.watch(slow);
  const append = { match: 'm', seq: 1, entries: [] };
  await appendTo(watched, append);
  expect(strain.isTooMuch).toBe(false);
  for (let time = 0; time < 4; time++) await appendTo(watched, append);
  expect(strain.isTooMuch).toBe(true);
  strain.close();
});
