// A match that ends before its end: what happened, in a sentence, and nobody on a podium.

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectAccessible, expectNoOverflow, FAST, getReady, join, newPage, PHONE, test } from './helpers.ts';
import { result } from './players.ts';

const lay = async (request: APIRequestContext) => {
  const bots = [{ seat: 1, level: 1, name: 'Pip' }];
  const data = { game: 'ocelot', seats: 2, options: { mat: 'split', start: 'seat-0' }, open: 'link', bots };
  return (await request.post('/api/matches', { data })).json();
};

async function expectNoPodium(page: Page): Promise<void> {
  await expect(result(page).locator('.podium-scene, .breakdown')).toHaveCount(0);
  await expect(page.getByText('The lanterns go out')).toHaveCount(0);
}

test('a match that was closed or left says so, without a podium, and can be watched, checked and played anew', async ({
  browser,
  request,
}) => {
  const { match, opener } = await lay(request);
  const anna = await join(browser, `/t/${match}`, 'Anna');
  await getReady([anna]);
  await expect(anna.locator('.table')).toHaveAttribute('data-turn', 'mine');
  await request.delete(`/api/matches/${match}`, { headers: { authorization: `Bearer ${opener}` } });
  await expect(result(anna)).toContainText('The table was closed before the end');
  await expectNoPodium(anna);
  await expectAccessible(anna);
  await result(anna).getByRole('button', { name: 'Check the luck' }).click();
  await expect(result(anna)).toContainText(en.result.luckGood);
  await anna.keyboard.press('Escape');
  await expect(anna.getByRole('region', { name: 'What to do now' })).toContainText('The table was closed');
  await expect(anna.locator('.table')).toHaveAttribute('data-turn', 'other');
  await expect(anna.getByText(/thinking|waiting|your turn/i)).toHaveCount(0);

  // As the record of a table that everybody has left reads.
  const record = await (await request.get(`/api/matches/${match}/record`)).json();
  const ben = await newPage(browser, undefined, PHONE);
  await ben.route('**/record', (route) => route.fulfill({ json: { ...record, ended: 'abandoned' } }));
  for (const language of LANGUAGES) {
    await ben.goto('/about');
    await ben.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
    await ben.goto(`/replay/${match}`);
    await ben.locator('.replay-steps button').nth(4).click();
    await expect(result(ben)).toBeVisible();
    if (language === 'en') await expect(result(ben)).toContainText('Everyone left the table');
    await expectNoPodium(ben);
    await expectNoOverflow(ben);
  }

  await anna.getByRole('button', { name: 'Result' }).click();
  await result(anna).getByRole('button', { name: 'Play again' }).click();
  await expect(anna.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
});
