// Links that lead to no free seat lead somewhere all the same: a table that is gone, full, under way or over.

import { expect } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { expectAccessible, getReady, join, newPage, openTable, PHONE, test } from './helpers.ts';

test('a table that does not exist, and one that was closed before play, lead home', async ({ browser, request }) => {
  const page = await newPage(browser, undefined, PHONE);
  const home = page.getByRole('link', { name: 'Back to the home page' });
  await page.goto('/t/nosuchtable00000');
  await expect(page.getByText('This table no longer exists.')).toBeVisible();
  await expect(home).toBeVisible();

  const data = { game: 'ocelot', seats: 2, options: { mat: 'split', start: 'seat-0' }, open: 'link' };
  const { match, opener } = await (await request.post('/api/matches', { data })).json();
  await request.delete(`/api/matches/${match}`, { headers: { authorization: `Bearer ${opener}` } });
  await page.goto(`/t/${match}`);
  await expect(page.getByText('This table was closed.')).toBeVisible();
  await expect(home).toBeVisible();
  await page.goto('/replay/nosuchtable00000');
  await expect(page.locator('.toast')).toContainText('This table no longer exists.');
});

test('a server that is asked too often is not mistaken for a table that is gone', async ({ browser }) => {
  const page = await newPage(browser);
  const body = JSON.stringify({ refusal: { code: 'too-fast', rule: 'table' } });
  await page.route('**/api/matches/*', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body }),
  );
  await page.goto('/t/busytable0000000');
  await expect(page.getByText('Too many tries in a row.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Light it again' })).toBeVisible();
});

test('a table that is opened while the server restarts comes by itself when it is back', async ({ browser }) => {
  const { url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const page = await newPage(browser, undefined, PHONE);
  await page.route('**/api/matches/*', (route) => route.abort('connectionrefused'));
  await page.goto(url);
  await expect(page.getByText('The server isn’t answering. We’ll keep trying.')).toBeVisible();
  await expectAccessible(page);
  // What stands before the server answers in its place, and not as it would.
  // The later route goes first, so that no question slips through in between.
  await page.route('**/api/matches/*', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'no' }));
  await page.waitForResponse((response) => response.status() === 502);
  await expect(page.getByText('The server isn’t answering. We’ll keep trying.')).toBeVisible();
  await page.unroute('**/api/matches/*');
  await expect(page.getByLabel('Your name')).toBeVisible();

  // Where there is no server at all, nobody waits for it.
  await page.route('**/api/matches/*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'no such file' }),
  );
  await page.reload();
  await expect(page.getByText('This Grotto has no server')).toBeVisible();
});

test('a friend who comes to a full table, or when play has begun, watches and is told so', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  const early = await newPage(browser, undefined, PHONE);
  await early.goto(url);
  await expect(early.getByText('All seats are taken. You can watch.')).toBeVisible();
  await getReady([anna, ben]);
  await expect(early.locator('.table')).toBeVisible();

  const late = await newPage(browser, undefined, PHONE);
  await late.goto(url);
  await expect(late.locator('.toast')).toContainText('All seats are taken. You can watch.');
  await expectAccessible(late);
  // The link to a replay, sent before the end, leads to the table too.
  await late.goto(url.replace('/t/', '/replay/'));
  await expect(late.locator('.table')).toBeVisible();
  await expect(late).toHaveURL(/\/watch\//);
});

test('whoever comes to a table can learn its game and read its rules without leaving it', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 2 });
  const ben = await newPage(browser, undefined, PHONE);
  await ben.goto(url);
  await expect(ben.getByLabel('Your name')).toBeVisible();
  await expectAccessible(ben);
  for (const [page, name, path] of [
    [ben, en.home.learn, '/learn/diamant'],
    [ben, en.home.rules, '/rules/diamant'],
    [anna, en.home.rules, '/rules/diamant'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(await opened).toHaveURL(path);
    await expect(page).toHaveURL(url);
  }
});
