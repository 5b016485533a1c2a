// Out of Mine! for those who came late, who wait and who watch.

import { expect } from '@playwright/test';
import { getReady, join, openTable, test } from './helpers.ts';
import { playOut, result } from './players.ts';

test('whoever comes late to the result sees every round, and sums that add up', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  await playOut([anna, ben], 'out-of-mine');
  const table = (page: typeof anna) => result(page).locator('.mine-breakdown');
  await expect(table(anna).locator('tbody tr')).toHaveCount(1);
  await ben.evaluate(() => sessionStorage.clear());
  await ben.reload();
  await expect(result(ben)).toBeVisible();
  await expect(table(ben).locator('tbody tr')).toHaveCount(1);
  expect(await table(ben).innerText()).toBe(await table(anna).innerText());
});
