// Hints during play and the coach after it, in a real browser with the real worker.

import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoOverflow,
  FAST,
  newPage,
  test,
  watchFaults,
} from './helpers.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const lamp = (page: Page) => page.getByRole('button', { name: 'Hint (H)' });
const said = (page: Page) => page.locator('.hint-bubble p');

async function openFixture(page: Page, name: string): Promise<void> {
  await page.goto('/replay');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(`tests/fixtures/${name}.json`);
  await page.getByRole('button', { name: 'Coach' }).click();
  await expect(page.getByRole('heading', { name: 'Chance of winning' })).toBeVisible();
}

test('the lamp tells more with each press: odds, what going back pays, what an expert does', async ({ browser }) => {
  const page = await newPage(browser, FAST);
  const faults = watchFaults(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await expect(lamp(page)).toBeEnabled();
  await lamp(page).click();
  await expect(said(page)).toHaveText(/chance the next card ends it/);
  await page.getByRole('button', { name: 'Tell me more' }).click();
  await expect(said(page)).toHaveText(/^Going back pays/);
  await page.keyboard.press('h');
  await expect(said(page)).toHaveText(/experts do so/);
  await expect(page.locator('.choice[data-wanted="true"]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'experts do so' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(said(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('hints can be turned off', async ({ browser }) => {
  const page = await newPage(browser, { ...FAST, advice: false });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await expect(page.locator('.table-sentence')).toBeVisible();
  await expect(lamp(page)).toHaveCount(0);
});

test('the coach goes through a match and shows on the board what cost most', async ({ browser }) => {
  const page = await newPage(browser, FAST, PHONE);
  const faults = watchFaults(page);
  await openFixture(page, 'diamant-4-relics');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);
  await expectAccessibleInThemes(page);
  await expectNoOverflow(page);
  const turningPoint = page.locator('.coach-costly li').first();
  await expect(turningPoint).toContainText('Better:');
  const words = await turningPoint.locator('p').innerText();
  await turningPoint.getByRole('button', { name: /^Show on the board/ }).click();
  await expect(page.locator('.verdict-line p')).toHaveText(words);
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
});

test('every moment of the curve is reached by keys and shows itself', async ({ browser }) => {
  const page = await newPage(browser, FAST);
  await openFixture(page, 'out-of-mine-3');
  await expect(page.getByRole('heading', { name: 'Round by round' })).toBeVisible();
  const moments = page.getByRole('toolbar', { name: 'Chance of winning' });
  await moments.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  const chosen = moments.getByRole('button').nth(1);
  await expect(chosen).toBeFocused();
  const [, move] = /^Move (\d+):/.exec((await chosen.getAttribute('aria-label')) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^Step ${move} of`))).toBeVisible();
});

test('[Ocelot] the place that the coach prefers is marked on the board, as long as it speaks of it', async ({
  browser,
}) => {
  const page = await newPage(browser, FAST);
  await openFixture(page, 'ocelot-2');
  const costly = page.locator('.coach-costly li').filter({ hasText: 'Better:' }).first();
  await costly.getByRole('button', { name: /^Show on the board/ }).click();
  await expect(page.locator('.verdict-line')).toContainText('Better:');
  await expect(page.locator('.spot[data-pinned="true"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.spot[data-pinned="true"]')).toHaveCount(0);
});
