// axe-core finds nothing at any table, in both themes. The other pages are looked at in home.spec and pages.spec.

import { type Browser, expect, type Page } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { chooseOneRound, expectAccessibleInThemes, FAST, newPage, openTable, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { HANDS, playOut, result } from './players.ts';

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

for (const game of GAME_IDS) {
  test(`the table, lesson and curtain of ${game}`, async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(`/new/${game}/bots`);
    await chooseOneRound(page, game);
    await page.locator('.start').click();
    await expect(page.locator('.table-actions button').first()).toBeVisible();
    await HANDS[game](page, 0);
    await expectAccessibleInThemes(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto(`/new/${game}/device`);
    await page.locator('.start').click();
    await expect(page.locator('.curtain')).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  test(`result and replay of ${game}`, async ({ browser }) => {
    const page = await (game === 'out-of-mine' ? raceOnce(browser) : goOnPlaying(browser, game));
    await playOut([page], game);
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await expect(result(page)).toBeHidden();
    await page.getByRole('button', { name: 'Next step' }).click();
    await expectAccessibleInThemes(page);
  });
}

test('lobby and big screen', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 2 });
  await expectAccessibleInThemes(anna);
  await anna.goto(url.replace('/t/', '/screen/'));
  await expect(anna.getByText('Scan to take a seat')).toBeVisible();
  await expectAccessibleInThemes(anna);
});
