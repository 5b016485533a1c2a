// What a table agrees on beforehand is seen by all before they sit down, and acts: help for a seat, and hints.

import { expect } from '@playwright/test';
import { chooseOneRound, newPage, PHONE, test } from './helpers.ts';

test('a friend who needs more time chooses the seat that has it, and hints are for all or nobody', async ({
  browser,
}) => {
  const anna = await newPage(browser);
  await anna.goto('/new/out-of-mine/friends');
  await anna.getByLabel('Name on seat 1').fill('Anna');
  await anna
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  const help = anna.locator('.seat-help').nth(1);
  await help.locator('summary').click();
  await help.getByRole('radio', { name: '3 times' }).check();
  await expect(help.locator('summary')).toContainText('3 times the time');
  await chooseOneRound(anna, 'out-of-mine');
  await anna.getByRole('switch', { name: /^Hints allowed/ }).check();
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await expect(anna.getByRole('list', { name: 'Table settings' })).toContainText('Hints allowed');

  const ben = await newPage(browser);
  await ben.goto(anna.url());
  await expect(ben.locator('.lobby-help')).toHaveText('3 times the time');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  // On phones nobody has to look for the button below the code to scan.
  for (const page of [anna, ben]) {
    await page.setViewportSize(PHONE.viewport);
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(ready).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await ready.click();
  }
  for (const page of [anna, ben]) {
    await expect(page.locator('.hint-lamp')).toBeVisible();
    await page.locator('.side[aria-disabled="false"]').first().click();
    await page.locator('.ready-bar .go').click();
  }
  await ben.locator('.hint-lamp').click();
  await expect(ben.locator('.hint-bubble')).toBeVisible();
  for (const page of [anna, ben]) {
    // A space is open: a call would be refused (M16).
    await expect(page.locator('.call-out')).toHaveAttribute('aria-disabled', 'true');
    await page.locator('.call-stuck').click();
  }
  for (const page of [anna, ben]) {
    await expect(page.locator('dialog.result')).toContainText('3 times the time');
    await expect(page.locator('dialog.result')).toContainText('Hints allowed');
    await expect(page.locator('.podium li', { hasText: 'Ben' })).toContainText('with hints');
    await expect(page.locator('.podium li', { hasText: 'Anna' })).not.toContainText('with hints');
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  }
});
