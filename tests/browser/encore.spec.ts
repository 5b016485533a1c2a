// After the end friends play again: also with whoever looks at the replay meanwhile, or closed the page; not with whoever went home.

import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, getReady, join, PHONE, test } from './helpers.ts';
import { nearlyOverScenario } from './nearly-over.ts';
import { playOut, result } from './players.ts';

/** Anna and Ben after a match: it began with a decision to go. */
async function ended(browser: Browser, request: APIRequestContext): Promise<readonly [anna: Page, ben: Page]> {
  const options = { mat: 'split', start: 'seat-0' };
  const data = { game: 'ocelot', seats: 2, options, scenario: nearlyOverScenario(), open: 'link' };
  const { match } = await (await request.post('/api/matches', { data })).json();
  const anna = await join(browser, `/t/${match}`, 'Anna');
  const ben = await join(browser, `/t/${match}`, 'Ben');
  await getReady([anna, ben]);
  await playOut([anna, ben], 'ocelot');
  return [anna, ben];
}

const playAgain = (page: Page) => result(page).getByRole('button', { name: 'Play again' }).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Leave the table' }).click();
const readyOf = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

test('the way back from the replay leads to the table, and on to the next match', async ({ browser, request }) => {
  const [anna, ben] = await ended(browser, request);
  await result(anna).getByRole('button', { name: 'Watch it again' }).click();
  await anna.getByLabel('View as').selectOption('Ben');
  // Whoever looks through Ben's eyes is not Ben.
  await expect(anna.locator('.seat', { hasText: 'Ben' })).not.toContainText('You');
  await leave(anna);
  await expect(result(anna)).toBeVisible();
  await result(anna).getByRole('button', { name: 'Watch it again' }).click();
  await expect(anna.locator('.replay-bar')).toBeVisible();
  await playAgain(ben);
  await expect(readyOf(ben)).toBeVisible();
  await leave(anna);
  await expect(readyOf(anna)).toBeVisible();
  await expect(ben.locator('.place', { hasText: 'Anna' })).toBeVisible();
});

test('the first page leads whoever closed the page to the next match', async ({ browser, request }) => {
  const [anna, ben] = await ended(browser, request);
  await ben.setViewportSize(PHONE.viewport);
  await ben.goto('/about');
  await playAgain(anna);
  await expect(readyOf(anna)).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('heading', { name: 'Your table is waiting' })).toBeVisible();
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Back to the table' }).click();
  await expect(readyOf(ben)).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('heading', { name: 'Your table is waiting' })).toHaveCount(1);
});

test('nobody waits in the next match for whoever went home after the end', async ({ browser, request }) => {
  const [anna, ben] = await ended(browser, request);
  await ben.reload();
  await expect(result(ben)).toBeVisible();
  await ben.keyboard.press('Escape');
  await leave(ben);
  await expect(ben).toHaveURL('/');
  await playAgain(anna);
  await expect(readyOf(anna)).toBeVisible();
  await expect(anna.locator('.place', { hasText: 'Free seat' })).toHaveCount(1);
  await ben.reload();
  await expect(ben.getByRole('main')).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Your table is waiting' })).toHaveCount(0);
});

test('a page that is loaded again after the end keeps its seat in the next match', async ({ browser, request }) => {
  const [anna, ben] = await ended(browser, request);
  await ben.reload();
  await playAgain(anna);
  await expect(readyOf(ben)).toBeVisible();
  await expect(anna.locator('.place', { hasText: 'Ben' })).toBeVisible();
});
