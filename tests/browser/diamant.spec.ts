// Diamant in depth: luck and replay, sealed decisions on one device, friends, the big screen, a crash, and no network.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { expectAccessible, FAST, getReady, join, newPage, openTable, test, watchFaults } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { playOut, result } from './players.ts';

const goOn = (page: Page) => page.locator('.table-actions').getByRole('button', { name: /^Go on/ });

test('after the match: its luck, its file, its replay', async ({ browser }) => {
  const { path: match, shelf } = nearlyOver('diamant');
  const page = await newPage(browser, FAST, {}, shelf);
  const faults = watchFaults(page);
  await page.goto(match);
  await playOut([page], 'diamant');
  await page.getByRole('button', { name: 'Check the luck' }).click();
  await expect(page.getByText(en.result.luckGood)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const file = await (await download).path();
  await page.goto('/replay');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: await readFile(file) });
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByLabel('View as').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Step 3 of/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(result(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('a match goes on where it was after a reload', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await goOn(page).click();
  const lines = page.locator('.log li');
  await expect(lines.first()).toBeVisible();
  const before = await lines.last().innerText();
  await page.reload();
  await expect(page.locator('.log li').last()).toHaveText(before);
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(goOn(page)).toBeVisible();
});

test('from camp nobody goes on: the refusal says why, and links to its rule', async ({ browser }) => {
  const page = await newPage(browser, { motion: 'reduced' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  const back = page.locator('.table-actions').getByRole('button', { name: /^Go back/ });
  const camp = page.getByRole('region', { name: 'Who goes back next?' });
  const toast = page.locator('.toast', { hasText: 'You’re back in camp.' });
  // While the bots think there is time to ask; when their expedition ends first, the next one is left at once too.
  await expect(async () => {
    if (await camp.isVisible()) await page.keyboard.press('ArrowRight');
    else await back.click({ timeout: 500 });
    await expect(toast).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  const rules = page.context().waitForEvent('page');
  await toast.getByRole('link', { name: 'Rule D16' }).click();
  await expect((await rules).locator('#D16')).toBeInViewport();
});

test('one device: a curtain before each sealed decision, names are only text', async ({ browser }) => {
  const page = await newPage(browser);
  const faults = watchFaults(page);
  const names = ['<img src=x onerror=alert(1)>', 'Ben"\'&', '{{constructor}}'].map((name) => name.slice(0, 24));
  await page.goto('/new/diamant/device');
  for (const [seat, name] of names.entries()) await page.getByLabel(`Name on seat ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Into the cave' }).click();
  for (const name of [...names, names[0] ?? '']) {
    await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeVisible();
    await expect(page.locator('.table')).toHaveCount(0);
    await page.getByRole('button', { name: /Show me/ }).click();
    await goOn(page).click();
  }
  expect(faults).toEqual([]);
});

test('friends by link, somebody watching, phrases in between, and one who leaves and comes back', async ({
  browser,
}) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 1, bot: true });
  const ben = await join(browser, url, 'Ben');
  const watcher = await newPage(browser);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await getReady([anna, ben]);
  for (const page of [anna, ben]) await goOn(page).click();
  for (const page of [anna, ben, watcher]) await expect(page.locator('.log li').nth(1)).toBeVisible();
  await expect(goOn(watcher)).toHaveCount(0);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Well played!' }).click();
  for (const page of [anna, ben]) await expect(page.locator('.toast', { hasText: 'Ben: Well played!' })).toBeVisible();

  await anna.getByRole('button', { name: 'Menu' }).click();
  const ofBen = anna.getByRole('group', { name: 'Show messages from' }).getByRole('button', { name: 'Ben' });
  await ofBen.press('Enter');
  await expect(ofBen).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(anna);
  await anna.reload();
  await expect(anna.locator('.light[data-connection="live"]')).toBeVisible();
  await watcher.getByRole('button', { name: 'Menu' }).click();
  await watcher.getByRole('switch', { name: /^Show what others say/ }).click();
  await expect(watcher.getByRole('group', { name: 'Show messages from' })).toBeHidden();
  await ben.getByRole('button', { name: 'Hello!' }).click();
  await expect(ben.locator('.toast', { hasText: 'Ben: Hello!' })).toBeVisible();
  await ben.locator('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await ben.getByRole('button', { name: 'Leave', exact: true }).click();
  const seat = anna.locator('.seat', { hasText: 'Ben' });
  await expect(seat).toContainText('bot filling in');
  for (const page of [anna, watcher]) await expect(page.locator('.toast', { hasText: 'Hello!' })).toHaveCount(0);

  await expect(ben.getByRole('region', { name: /^Your table is waiting/ })).toContainText('Anna');
  await ben.getByRole('button', { name: 'Back to the table' }).click();
  await expect(ben.locator('.table')).toBeVisible();
  await expect(seat).not.toContainText('bot filling in');
});

test('the big screen shows the cave, phones take the seats by the code', async ({ browser }) => {
  const screen = await newPage(browser);
  await screen.goto('/new/diamant/friends');
  await expect(screen.locator('.places .place-fields').last()).toBeVisible();
  while ((await screen.locator('.places .place-fields').count()) > 3)
    await screen
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  await screen.getByRole('switch', { name: /This is the big screen/ }).click();
  await screen.getByLabel('Who sits on seat 3').selectOption('1');
  await screen.getByRole('button', { name: 'Make a link' }).click();
  await expect(screen.getByText('Scan to take a seat')).toBeVisible();
  const url = screen.url().replace('/screen/', '/t/');
  const phones = [await join(browser, url, 'Anna'), await join(browser, url, 'Ben')];
  await getReady(phones);
  await expect(screen.locator('.table[data-big="true"]')).toBeVisible();
  for (const phone of phones) await goOn(phone).click();
  await expect(screen.locator('.log li').nth(1)).toBeVisible();
  await expect(goOn(screen)).toHaveCount(0);
});

test('a table that lets strangers in is found in the list, and a seat goes to another hand', async ({ browser }) => {
  const anna = await newPage(browser);
  await anna.goto('/new/ocelot/friends');
  await anna.getByLabel('Name on seat 1').fill('Listed Anna');
  await anna.getByRole('radio', { name: 'No hurry' }).check();
  await anna.getByRole('switch', { name: /Anyone can join/ }).click();
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const ben = await newPage(browser);
  await ben.goto('/new/ocelot/friends');
  await ben.locator('.place', { hasText: 'Listed Anna' }).getByRole('link', { name: 'Take a seat' }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await getReady([anna, ben]);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give your seat to someone' }).click();
  const offer = await ben.getByRole('textbox', { name: 'Give your seat to someone' }).inputValue();
  const cleo = await newPage(browser);
  await cleo.goto(offer);
  await cleo.getByLabel('Your name').fill('Cleo');
  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(cleo.locator('.seat', { hasText: 'Cleo' })).toBeVisible();
  await expect(anna.locator('.seat', { hasText: 'Cleo' })).toBeVisible();
  await expect(ben.locator('.toast', { hasText: 'Cleo has your seat now' })).toBeVisible();
});

test('the server is killed in mid-match and started again: everybody comes back by themselves', async ({ browser }) => {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'grotto-crash-'));
  let server = await startServer(port, data);
  const origin = `http://127.0.0.1:${port}`;
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 1, bot: true, origin });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  await goOn(anna).click();
  server.kill('SIGKILL');
  await expect(anna.locator('.light[data-connection="lost"]')).toBeVisible();
  server = await startServer(port, data);
  for (const page of [anna, ben]) await expect(page.locator('.light[data-connection="live"]')).toBeVisible();
  await goOn(ben).click();
  await expect(goOn(anna)).toBeEnabled();
  await anna.getByRole('button', { name: 'Leave the table' }).click();
  await expect(anna.getByRole('heading', { name: 'Leave the match?' })).toBeVisible();
  const stopped = once(server, 'exit');
  server.kill('SIGTERM');
  await stopped;
  rmSync(data, { recursive: true });
});

async function startServer(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], {
    env: { ...process.env, PORT: String(port), GROTTO_DATA: data },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(200);
  return child;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

test('after one visit it plays without a network', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await goOn(page).click();
  await expect(page.locator('.log li').nth(1)).toBeVisible();
  await page.context().setOffline(false);
});
