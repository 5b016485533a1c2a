// Between phone and desk: on tablets and in half a window no heading is cut off, nothing that is pressed lies over
// the players or the log, and everything can be hit, in any language.

import { expect, type Page } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectNoOverflow, FAST, newPage, test } from './helpers.ts';
import { HANDS } from './players.ts';

const WIDTHS = [768, 900, 1024, 1180] as const;

/** What in the bar is too narrow for a finger, or lies over the players and what they did. */
const findFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ name: each.className, box: each.getBoundingClientRect() }));
    const pressed = seen('.table-actions button');
    const thin = pressed.filter(({ box }) => box.width < 43).map(({ name, box }) => `${name} is ${box.width} px wide`);
    const over = pressed.flatMap(({ name, box }) =>
      seen('.seat, .table-log')
        .filter((below) => box.right > below.box.left + 1 && below.box.right > box.left + 1)
        .filter((below) => box.bottom > below.box.top + 1 && below.box.bottom > box.top + 1)
        .map((below) => `${name} lies over ${below.name}`),
    );
    return [...thin, ...over];
  });

for (const game of GAME_IDS) {
  test(`${game} fits tablets in every language`, async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(`/new/${game}/bots`);
    await page.locator('.start').click();
    await expect(page.locator('.table-actions button').first()).toBeVisible();
    if (game === 'out-of-mine') {
      await page.locator('.side[aria-disabled="false"]').first().click();
      await page.locator('.ready-bar .go').click();
      await expect(page.locator('.pile').first()).toBeVisible();
    }
    for (const language of LANGUAGES) {
      await page.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
      await page.reload();
      await expect(page.locator('.table-actions button').first()).toBeVisible();
      await HANDS[game](page, 0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
        await expect.poll(() => findFaults(page)).toEqual([]);
      }
    }
  });
}
