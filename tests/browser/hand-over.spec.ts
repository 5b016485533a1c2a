// A seat goes to another hand by a link: once, also from a bot, and a link that is of no use says what to do instead.

import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/words/types.ts';
import {
  expectAccessible,
  expectNoOverflow,
  FAST,
  getReady,
  join,
  newPage,
  openTable,
  PHONE,
  test,
} from './helpers.ts';

const offerOf = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  const link = await page.locator('.hand-over input').inputValue();
  await page.keyboard.press('Escape');
  return link;
};

async function take(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('.seat[data-you="true"]', { hasText: name })).toBeVisible();
  return page;
}

test('a link to a seat is good for one; later it leads to the table, and for whoever took the seat back to it', async ({
  browser,
}) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 1, bot: true });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const link = await offerOf(ben, 'Give your seat to someone');
  // Not for those who sit here already: they would lose their own seat.
  const tab = await anna.context().newPage();
  await tab.goto(link);
  await expect(tab.getByText('You’re already at this table.')).toBeVisible();
  await tab.getByRole('button', { name: 'Back to the table' }).click();
  await expect(tab.locator('.seat[data-you="true"]', { hasText: 'Anna' })).toBeVisible();

  const cleo = await take(browser, link, 'Cleo');
  await cleo.goto(link);
  await expect(cleo.locator('.seat[data-you="true"]', { hasText: 'Cleo' })).toBeVisible();
  const dora = await newPage(browser, undefined, PHONE);
  await dora.goto(link);
  await expect(dora.getByText('Someone was quicker')).toBeVisible();
  await expect(dora.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(dora);
  await dora.getByRole('button', { name: 'Watch' }).click();
  await expect(dora.locator('.seat', { hasText: 'Cleo' })).toBeVisible();
  for (const language of LANGUAGES) {
    await dora.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
    await dora.goto('/about');
    await dora.goto(link);
    await expect(dora.locator('.closed .main')).toBeVisible();
    await expectNoOverflow(dora);
  }
});

test('a name that cannot be has no one lose the seat that is offered', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const cleo = await newPage(browser);
  await cleo.goto(await offerOf(ben, 'Give your seat to someone'));
  await cleo.getByLabel('Your name').fill('\u202eCleo');
  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(cleo.locator('.toast')).toContainText('Names can have 1 to 24 characters');
  await cleo.getByLabel('Your name').fill('Cleo');
  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(anna.locator('.seat', { hasText: 'Cleo' })).toBeVisible();
});

test('a link to a seat in a match that is over shows how it ended', async ({ browser, request }) => {
  const { match, opener } = await lay(request);
  const anna = await join(browser, `/t/${match}`, 'Anna');
  await getReady([anna]);
  const link = await offerOf(anna, 'Give your seat to someone');
  await request.delete(`/api/matches/${match}`, { headers: { authorization: `Bearer ${opener}` } });
  const ben = await newPage(browser, undefined, PHONE);
  await ben.goto(link);
  await expect(ben.getByText('This match is over')).toBeVisible();
  await ben.getByRole('button', { name: 'Result' }).click();
  await expect(ben.locator('dialog.result')).toBeVisible();
});

const lay = async (request: APIRequestContext) => {
  const bots = [{ seat: 1, level: 1, name: 'Pip' }];
  const data = { game: 'ocelot', seats: 2, options: { mat: 'split', start: 'seat-0' }, open: 'link', bots };
  return (await request.post('/api/matches', { data })).json();
};

test('whoever opened the table hands on the seats of bots and of those who left, and nobody else does', async ({
  browser,
}) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 1, bot: true });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const ofBots = (page: Page) => page.getByRole('group', { name: 'Give a bot’s seat to someone' });
  for (const page of [anna, ben]) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(ben.getByRole('button', { name: 'Give your seat to someone' })).toBeVisible();
  await expect(ofBots(ben)).toHaveCount(0);
  await expect(ofBots(anna).getByRole('button')).toHaveCount(1);
  await ben.locator('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await ben.getByRole('button', { name: 'Leave', exact: true }).click();
  const seatOfBen = ofBots(anna).getByRole('button', { name: 'Ben' });
  await expect(seatOfBen).toBeVisible();
  await anna.setViewportSize(PHONE.viewport);
  await seatOfBen.click();
  const link = await anna.getByRole('textbox', { name: 'Give a bot’s seat to someone' }).inputValue();
  await expectAccessible(anna);
  await expectNoOverflow(anna);
  await take(browser, link, 'Cleo');
  await expect(ofBots(anna).getByRole('button', { name: 'Cleo' })).toHaveCount(0);
  await expect(ofBots(anna).getByRole('button')).toHaveCount(1);
});
