// Under the games: the match that was left, which can be put away, and today's cave.

import { expect, type Page } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { expectAccessible, expectNoOverflow, newPage, PHONE, test } from './helpers.ts';

const { home, games, table } = en;
const bandOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a match that was left hides nothing, and can be put away and brought back', async ({ browser }) => {
  const page = await newPage(browser, undefined, PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: home.playNowOf(games.diamant.name) }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/');
  await expect(bandOf(page, home.unfinished)).toBeVisible();
  await expect(bandOf(page, home.daily.title)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: home.putAway }).click();
  await expect(bandOf(page, home.unfinished)).toHaveCount(0);
  await page.getByRole('button', { name: table.undo }).click();
  await expect(bandOf(page, home.unfinished)).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.getByRole('button', { name: home.putAway }).click();
  await page.reload();
  await expect(bandOf(page, home.daily.title)).toBeVisible();
  await expect(bandOf(page, home.unfinished)).toHaveCount(0);
});

test("today's cave, once begun, is gone on with from its own place", async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await bandOf(page, home.daily.title).getByRole('button', { name: home.daily.play }).click();
  await expect(page.locator('.table')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await expect(bandOf(page, home.unfinished)).toHaveCount(0);
  await bandOf(page, home.daily.title).getByRole('button', { name: home.goOn }).click();
  await expect(page).toHaveURL(pathname);
});
