// Every page besides the tables: complete in each language, cut off nowhere, accessible in both themes.

import { expect } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectAccessibleInThemes, expectNoOverflow, test, watchFaults } from './helpers.ts';

const PAGES = [
  '/settings',
  '/about',
  '/replay',
  '/dead/end',
  ...GAME_IDS.flatMap((game) => [`/rules/${game}`, `/new/${game}/bots`, `/new/${game}/friends`, `/new/${game}/device`]),
];

for (const language of LANGUAGES) {
  test(`pages speak ${language} without cutting anything off`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const faults = watchFaults(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('pages are accessible', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInThemes(page);
  }
});
