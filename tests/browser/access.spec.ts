// axe-core finds nothing at any table, in both themes. The other pages are looked at in home.spec and pages.spec.

import { type Browser, expect, type Page } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { chooseOneRound, expectAccessible, FAST, newPage, openTable, THEMES, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { HANDS, playOut, result } from './players.ts';

test.describe.configure({ timeout: 180_000 });

async function goOnPlaying(browser: Browser, game: 'ocelot' | 'diamant'): Promise<Page> {
  const { path, shelf } = nearlyOver(game);
  const page = await newPage(browser, FAST, {}, shelf);
  await page.goto(path);
  return page;
}

/** A race cannot wait for its last decision: it is run, once. */
async function raceOnce(browser: Browser): Promise<Page> {
  const page = await newPage(browser);
  await page.goto('/new/out-of-mine/bots');
  await chooseOneRound(page, 'out-of-mine');
  await page.locator('.start').click();
  return page;
}

for (const colorScheme of THEMES) {
  for (const game of GAME_IDS) {
    test(`the table, lesson and curtain of ${game} by ${colorScheme}`, async ({ browser }) => {
      const page = await newPage(browser, FAST, { colorScheme });
      await page.goto(`/new/${game}/bots`);
      await chooseOneRound(page, game);
      await page.locator('.start').click();
      await expect(page.locator('.table-actions button').first()).toBeVisible();
      await HANDS[game](page, 0);
      await expectAccessible(page);
      await page.keyboard.press('m');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/learn/${game}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/new/${game}/device`);
      await page.locator('.start').click();
      await expect(page.locator('.curtain')).toBeVisible();
      await expectAccessible(page);
      await page.context().close();
    });
  }

  for (const game of GAME_IDS) {
    test(`result and replay of ${game} by ${colorScheme}`, async ({ browser }) => {
      const page = await (game === 'out-of-mine' ? raceOnce(browser) : goOnPlaying(browser, game));
      await page.emulateMedia({ colorScheme });
      await playOut([page], game);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Watch it again' }).click();
      await expect(result(page)).toBeHidden();
      await page.getByRole('button', { name: 'Step on' }).click();
      await expectAccessible(page);
      await page.context().close();
    });
  }

  test(`lobby and big screen by ${colorScheme}`, async ({ browser }) => {
    const { anna, url } = await openTable(browser, { game: 'diamant', guests: 2 });
    await anna.emulateMedia({ colorScheme });
    await expectAccessible(anna);
    await anna.goto(url.replace('/t/', '/screen/'));
    await expect(anna.getByText('Scan to take a seat')).toBeVisible();
    await expectAccessible(anna);
    await anna.context().close();
  });
}
