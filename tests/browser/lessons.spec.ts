// A newcomer who only presses what is lit comes to the end of the lesson.

import { expect } from '@playwright/test';
import { newPage, test, watchFaults } from './helpers.ts';

for (const game of ['ocelot', 'diamant'] as const) {
  test(`the lights lead through the lesson of ${game}`, async ({ browser }) => {
    const page = await newPage(browser);
    const faults = watchFaults(page);
    await page.goto(`/learn/${game}`);
    const done = page.getByRole('button', { name: 'Play now' });
    const lit = page.locator('.teacher .button:enabled, .table [data-wanted="true"]').first();
    await expect(lit).toBeVisible();
    for (let presses = 0; presses < 60 && !(await done.isVisible()); presses++) {
      await lit.click();
      await expect(lit).toBeVisible();
    }
    await expect(done).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('the lesson of Out of Mine! shows the tile to take and the place to lay it', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/learn/out-of-mine');
  await page.locator('.teacher .button').click();
  const lit = page.locator('.table [data-wanted="true"]').first();
  for (const tile of ['white F', 'Put back', 'white W']) {
    await expect(lit).toHaveAccessibleName(new RegExp(tile, 'i'));
    await lit.click();
  }
  await expect(page.locator('.wanted-place')).toBeVisible();
});
