// Grotto over plain http in a home network, as `npm start -- --lan` offers it: no secure context, and all the same a table.

import { chromium, expect, type Page } from '@playwright/test';
import { getReady, join, openTable, PHONE, test } from './helpers.ts';

/** By a name that is neither https nor this machine's own. */
const HOST = 'grotto.home.arpa';

async function pasted(page: Page): Promise<string> {
  const tab = await page.context().newPage();
  await tab.setContent('<input aria-label="here">');
  await tab.getByLabel('here').press('Control+v');
  const text = await tab.getByLabel('here').inputValue();
  await tab.close();
  return text;
}

test('links are copied without a secure context, also in a sheet; notices are not, and it says so', async ({
  baseURL,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const origin = (baseURL ?? '').replace('127.0.0.1', HOST);
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1, origin });
  expect(await anna.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await anna.getByRole('button', { name: 'Copy the link' }).click();
  await expect(anna.locator('.toast')).toHaveText('Copied.');
  expect(await pasted(anna)).toBe(url);

  const ben = await join(browser, url, 'Ben');
  await ben.setViewportSize(PHONE.viewport);
  await getReady([anna, ben]);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give your seat to someone' }).click();
  await expect(ben.locator('.toast').last()).toContainText('Copied. Whoever opens the link first takes the seat.');
  await expect(ben.locator('.toast.bad')).toHaveCount(0);
  const link = await ben.locator('.hand-over input').inputValue();
  expect(await pasted(ben)).toBe(link);

  await ben.goto(`${origin}/settings`);
  await ben.getByRole('switch', { name: 'Notify me when it’s my turn' }).click();
  await expect(ben.getByText('Your browser is blocking notifications')).toBeVisible();
  await browser.close();
});
