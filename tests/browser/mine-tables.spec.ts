// Out of Mine! for those who came late, who wait and who watch.

import { expect } from '@playwright/test';
import { covered } from '../../src/games/out-of-mine/testing.ts';
import { outOfMine } from '../../src/words/en/out-of-mine.ts';
import { getReady, join, newPage, openTable, PHONE, test } from './helpers.ts';
import { playOut, result } from './players.ts';

test('whoever comes late to the result sees every round, and sums that add up', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  await playOut([anna, ben], 'out-of-mine');
  const table = (page: typeof anna) => result(page).locator('.mine-breakdown');
  await expect(table(anna).locator('tbody tr')).toHaveCount(1);
  await ben.evaluate(() => sessionStorage.clear());
  await ben.reload();
  await expect(result(ben)).toBeVisible();
  await expect(table(ben).locator('tbody tr')).toHaveCount(1);
  expect(await table(ben).innerText()).toBe(await table(anna).innerText());
});

test('[M42] while somebody has time after a call, all others see who goes on and for how long', async ({
  browser,
  request,
}) => {
  const options = { rounds: 1, handicaps: [{}, { grace: 20 }] };
  const data = { game: 'out-of-mine', seats: 2, options, open: 'link', pace: {}, scenario: covered(2) };
  const { match } = await (await request.post('/api/matches', { data })).json();
  const [anna, ben] = [await newPage(browser), await newPage(browser)];
  for (const [page, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ] as const) {
    await page.goto(`/t/${match}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
  }
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(`/watch/${match}`);
  await getReady([anna, ben]);
  const said = (page: typeof anna) => page.locator('.table-sentence');
  // [M16] Ben has open spaces, and Anna has none: her call counts, though two tiles are wrong.
  await expect(ben.locator('.call-out')).toHaveAttribute('aria-disabled', 'true');
  await ben.locator('.call-out').click({ force: true });
  await expect(ben.getByRole('alert')).toHaveText('Cover every space before you call: 20 spaces still open.');
  await anna.locator('.call-out[aria-disabled="false"]').click();
  // The warning's main button is the safe one.
  await expect(anna.locator('.call.asking .main')).toHaveText(outOfMine.call.goOn);
  await anna.locator('.call.asking').getByRole('button', { name: outOfMine.call.anyway }).click();
  for (const page of [anna, watcher]) {
    await expect(said(page)).toContainText('Still at work: Ben.');
    await expect(said(page)).toContainText('seconds to go.');
  }
  await expect(said(ben)).toContainText(outOfMine.say.grace({ name: 'Anna', you: false }));
  const before = await said(watcher).innerText();
  await expect(said(watcher)).not.toHaveText(before);
});

test('while galleries are chosen, watchers see both sides of every board, and who still chooses', async ({
  browser,
}) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await getReady([anna, ben]);
  const mines = watcher.locator('.hall-mine');
  await expect(mines).toHaveText([/Anna.*choosing/, /Ben.*choosing/]);
  for (const mine of await mines.all()) await expect(mine.locator('.mini-map')).toHaveCount(2);
  await anna.locator('.side[aria-disabled="false"]').first().click();
  await anna.locator('.ready-bar .go').click();
  await expect(mines).toHaveText([/Anna.*ready/, /Ben.*choosing/]);
  await expect(watcher.locator('.table-sentence')).toContainText('Waiting for Ben.');
});

test('[M14] that someone was quicker is told once, and then who has the tile', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  for (const page of [anna, ben]) {
    await page.locator('.side[aria-disabled="false"]').first().click();
    await page.locator('.ready-bar .go').click();
  }
  // There is one of each white shape. While Ben's hand is on its way, Anna's is there.
  const white = (page: typeof anna) => page.locator('.shelf.c-white .pile').first();
  await expect(white(ben)).toBeEnabled();
  await ben.context().setOffline(true);
  await white(ben).click();
  await white(anna).click();
  await expect(anna.locator('.table-sentence')).toContainText('In your hand: the white');
  await ben.context().setOffline(false);
  const toast = ben.locator('.toast');
  await expect(toast).toContainText('is gone: someone was quicker');
  const said = ben.locator('.sentence-place > p').first();
  await expect(said).toContainText('Anna has the white');
  await expect(said).not.toContainText('gone');
});
