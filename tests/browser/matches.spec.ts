// A whole match of each game in each way of playing.

import { expect } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { chooseOneRound, getReady, join, newPage, openTable, test, watchFaults } from './helpers.ts';
import { playOut, result } from './players.ts';

for (const game of GAME_IDS) {
  test(`${game} against bots`, async ({ browser }) => {
    const page = await newPage(browser);
    const faults = watchFaults(page);
    await page.goto(`/new/${game}/bots`);
    await chooseOneRound(page, game);
    await page.getByRole('button', { name: 'Into the cave' }).click();
    await playOut([page], game);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(result(page)).toBeHidden();
    await expect(page.locator('.table-actions button').first()).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(`${game} on one device`, async ({ browser }) => {
    const page = await newPage(browser);
    const faults = watchFaults(page);
    await page.goto(`/new/${game}/device`);
    await chooseOneRound(page, game);
    await page.getByRole('button', { name: 'Into the cave' }).click();
    await expect(page.locator('.curtain')).toBeVisible();
    await playOut([page], game);
    expect(faults).toEqual([]);
  });
}

const ONLINE = [
  { game: 'ocelot', guests: 1 },
  { game: 'diamant', guests: 2 },
  { game: 'out-of-mine', guests: 1, bot: true },
] as const;

for (const table of ONLINE) {
  test(`${table.game} online with friends, watched to the end`, async ({ browser }) => {
    const { anna, url } = await openTable(browser, table);
    const friends = [];
    for (const name of ['Ben', 'Cleo'].slice(0, table.guests)) friends.push(await join(browser, url, name));
    const watcher = await newPage(browser);
    await watcher.goto(url.replace('/t/', '/watch/'));
    const players = [anna, ...friends];
    await getReady(players);
    await expect(watcher.locator('.table')).toBeVisible();
    await playOut(players, table.game);
    await expect(result(watcher)).toBeVisible();
    const winners = await Promise.all([...friends, watcher].map((page) => page.locator('.podium').innerText()));
    expect(new Set(winners).size).toBe(1);
  });
}
