// A match of each game in each language on a phone: every text is there, and none is cut off.

import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/words/types.ts';
import {
  chooseOneRound,
  expectNoOverflow,
  expectWords,
  FAST,
  getReady,
  join,
  newPage,
  openTable,
  PHONE,
  test,
  watchFaults,
} from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { playOut } from './players.ts';

const look = async (page: Page): Promise<void> => {
  await expectWords(page);
  await expectNoOverflow(page);
};

for (const language of LANGUAGES) {
  const settings = { ...FAST, language };

  for (const game of ['ocelot', 'diamant'] as const) {
    test(`${game} ends well in ${language}`, async ({ browser }) => {
      const { path, shelf } = nearlyOver(game);
      const page = await newPage(browser, settings, PHONE, shelf);
      const faults = watchFaults(page);
      await page.goto(path);
      await expect(page.locator('.table-actions button').first()).toBeVisible();
      await look(page);
      await playOut([page], game);
      await look(page);
      await page.locator('dialog.result .icon-button').first().click();
      await page.keyboard.press('l');
      await expect(page.locator('dialog .log li').first()).toBeVisible();
      await look(page);
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }

  test(`out-of-mine is played in ${language}`, async ({ browser }) => {
    const page = await newPage(browser, settings, PHONE);
    const faults = watchFaults(page);
    await page.goto('/new/out-of-mine/bots');
    await chooseOneRound(page, 'out-of-mine');
    await page.locator('.start').click();
    await expect(page.locator('.table-actions button').first()).toBeVisible();
    await look(page);
    await playOut([page], 'out-of-mine');
    await look(page);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test('the strip above a long race with a friend fits the smallest phone in every language', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1, long: true });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  for (const page of [anna, ben]) {
    await page.locator('.side').first().click();
    await page.locator('.ready-bar .go').click();
  }
  for (const language of LANGUAGES) {
    await anna.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
    await anna.reload();
    await expect(anna.locator('.table-top .light[data-connection="live"]')).toBeVisible();
    for (const width of [PHONE.viewport.width, 360]) {
      await anna.setViewportSize({ width, height: 740 });
      await expect(anna.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(anna);
    }
  }
});
