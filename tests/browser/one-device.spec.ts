// On one device: whoever gets it reads what the other has just done.

import { expect } from '@playwright/test';
import { FAST, newPage, nextChange, PHONE, test } from './helpers.ts';
import { HANDS } from './players.ts';

test('Sir Ocelot’s Cave tells after the hand-over, and after a reload, what the other did in their turn', async ({
  browser,
}) => {
  const page = await newPage(browser, { ...FAST, odds: false }, PHONE);
  await page.goto('/new/ocelot/device');
  await page.getByLabel('Name on seat 1').fill('Anna');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.locator('.start').click();
  const curtain = page.locator('.curtain');
  const first = (await curtain.getByRole('heading').innerText()).includes('Anna') ? 'Anna' : 'Ben';
  await curtain.locator('.main').click();
  const aside = page.locator('.table-sentence small');
  await expect(page.locator('.oc-bar')).toBeVisible();
  await expect(aside).toHaveCount(0);
  for (let turn = 0; !(await curtain.isVisible()); turn++) {
    if (!(await HANDS.ocelot(page, turn))) await nextChange(page);
  }
  const told = new RegExp(`^${first} put a (compass|lamp|pickaxe) on space \\d+\\.$`);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await curtain.locator('.main').click();
    await expect(aside).toHaveText(told);
  }
});
