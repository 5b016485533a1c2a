// A whole match of Sir Ocelot's Cave by keyboard alone, from the first page to the result.

import { expect, type Page } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { FAST, newPage, nextChange, PHONE, test } from './helpers.ts';
import { result } from './players.ts';

const focusName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focusName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Walks by an arrow key until what has the focus is called so. */
async function walkTo(page: Page, name: RegExp, ways: readonly string[]): Promise<boolean> {
  for (let steps = 0; steps < 120; steps++) {
    if (name.test(await focusName(page))) return true;
    await page.keyboard.press(ways[steps % ways.length] ?? 'ArrowRight');
  }
  return false;
}

async function takeTurn(page: Page): Promise<void> {
  for (const tile of ['a', 'b', 'c']) {
    await page.keyboard.press(tile);
    if ((await page.locator('.face[aria-pressed="true"]').count()) === 0) continue;
    await tabTo(page, /^Space /);
    if (await walkTo(page, /: free\b/, ['ArrowRight'])) await page.keyboard.press('Enter');
    return;
  }
  await page.keyboard.press('d');
  await tabTo(page, /^\w+\d+: /);
  if (await walkTo(page, /Open for your companion/, SNAKE)) await page.keyboard.press('Enter');
}

// Right along a row, and now and then one down: sooner or later every cell is met.
const SNAKE = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight'];

test('a whole match of Ocelot by keyboard alone', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/new/ocelot/bots');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /^Who sits on seat 2/);
  await page.keyboard.press('Home');
  await tabTo(page, /^Into the cave/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  while (!(await result(page).isVisible())) {
    if (await page.locator('.oc-bar.collect').isVisible()) {
      await page.keyboard.press('t');
      await page.keyboard.press('e');
    } else if (await page.locator('.table[data-turn="mine"]').isVisible()) await takeTurn(page);
    else await nextChange(page);
  }
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
});

test('the menu names keys where there is a keyboard, and none where there are only fingers', async ({ browser }) => {
  for (const [options, keys] of [
    [{}, 3],
    [{ ...PHONE, hasTouch: true, isMobile: true }, 0],
  ] as const) {
    const page = await newPage(browser, FAST, options);
    await page.goto('/');
    await page.getByRole('button', { name: en.home.playNowOf(en.games.ocelot.name) }).click();
    await page.getByRole('button', { name: en.table.menu, exact: true }).click();
    await expect(page.getByRole('button', { name: en.table.log })).toBeVisible();
    await expect(page.locator('.menu kbd:visible')).toHaveCount(keys);
    await expect(page.locator('.menu').getByRole('button', { name: en.table.keys })).toHaveCount(keys > 0 ? 1 : 0);
  }
});
