// The first minute: home in five languages, both themes, both sizes.

import { expect } from '@playwright/test';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectAccessibleInThemes, expectNoOverflow, test, watchFaults } from './helpers.ts';

for (const language of LANGUAGES) {
  test(`home speaks ${language} without cutting anything off`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const faults = watchFaults(page);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.locator('.game h2')).toHaveCount(3);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expectNoOverflow(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('home is accessible', async ({ page }) => {
  await page.goto('/');
  await expectAccessibleInThemes(page);
});

test('language and theme can be changed and are remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByText('Drei Spiele im Laternenlicht')).toBeVisible();
  await page.getByRole('button', { name: /wechseln/ }).click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.reload();
  await expect(page.getByText('Drei Spiele im Laternenlicht')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
});

test('nothing is asked of anybody else', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('.game h2')).toHaveCount(3);
  expect(strangers).toEqual([]);
});

test('a page that does not exist leads home', async ({ page }) => {
  await page.goto('/no/such/gallery');
  await expect(page.getByRole('heading', { name: 'A dead end' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.locator('.game h2')).toHaveCount(3);
});

test('home can be walked by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.game h2')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').innerText()) === 'Play now') return;
  }
  throw new Error('no button to play was reached');
});

test('every text comes compressed, and as it is for those who cannot unpack it', async ({ request }) => {
  const encodingOf = async (url: string, accepted: string) =>
    (await request.get(url, { headers: { 'accept-encoding': accepted } })).headers()['content-encoding'];
  const page = await (await request.get('/')).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  for (const url of ['/', '/new/diamant/bots', script]) {
    expect(await encodingOf(url, 'gzip, br')).toBe('br');
    expect(await encodingOf(url, 'gzip')).toBe('gzip');
    expect(await encodingOf(url, 'identity')).toBeUndefined();
  }
});
