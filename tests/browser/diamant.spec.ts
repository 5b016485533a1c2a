// Diamant in every way of playing: bots, one device, online, watched, on the big screen, offline, and after a crash.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, FAST, newPage, watchFaults } from './helpers.ts';

const goOn = (page: Page) => page.locator('.table-actions').getByRole('button', { name: /^Go on/ });
const goBack = (page: Page) => page.locator('.table-actions').getByRole('button', { name: /^Go back/ });
const result = (page: Page) => page.locator('dialog.result');

/** Goes back every third time, until the chests are opened. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; !(await result(page).isVisible()); turn++) {
    const wanted = turn % 3 === 2 ? goBack(page) : goOn(page);
    // In camp there is nothing to decide, and a decision may be called for the very moment it is looked for.
    if (await wanted.isVisible()) await wanted.click({ timeout: 3000 }).catch(() => undefined);
    else await page.waitForTimeout(100);
  }
}

test('a whole match against bots, its luck, its replay', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await newPage(browser, FAST);
  const faults = watchFaults(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Check the luck' }).click();
  await expect(page.getByText('Every card and draw follows from the seed')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const file = await (await download).path();
  await page.goto('/replay');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: await read(file) });
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByLabel('Whose eyes').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(result(page)).toBeVisible();
  expect(faults).toEqual([]);
});

const read = async (file: string): Promise<Buffer> => (await import('node:fs/promises')).readFile(file);

test('a match goes on where it was after a reload', async ({ browser }) => {
  const page = await newPage(browser, FAST);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now: Play Diamant/ }).click();
  await goOn(page).click();
  const lines = page.locator('.log li');
  await expect(lines.first()).toBeVisible();
  const before = await lines.last().innerText();
  await page.reload();
  await expect(page.locator('.log li').last()).toHaveText(before);
  await page.goto('/');
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(goOn(page)).toBeVisible();
});

test('one device: a curtain before each sealed decision, names are only text', async ({ browser }) => {
  const page = await newPage(browser, FAST);
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

async function openTable(browser: Browser, origin = ''): Promise<{ anna: Page; url: string }> {
  const anna = await newPage(browser, FAST);
  await anna.goto(`${origin}/new/diamant/friends`);
  await anna.getByLabel('Name on seat 1').fill('Anna');
  for (let extra = 0; extra < 2; extra++)
    await anna
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  await anna.getByLabel('Who sits on seat 3').selectOption('2');
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return { anna, url: anna.url() };
}

async function join(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await newPage(browser, FAST);
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  return page;
}

test('friends by link, somebody watching, and the big screen', async ({ browser }) => {
  const { anna, url } = await openTable(browser);
  const ben = await join(browser, url, 'Ben');
  const watcher = await newPage(browser, FAST);
  await watcher.goto(url.replace('/t/', '/watch/'));
  const screen = await newPage(browser, FAST);
  await screen.goto(url.replace('/t/', '/screen/'));
  await expect(screen.getByText('Scan to take a seat')).toBeVisible();
  for (const page of [anna, ben]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of [anna, ben]) await goOn(page).click();
  for (const page of [anna, ben, watcher, screen]) await expect(page.locator('.log li').nth(1)).toBeVisible();
  await expect(goOn(watcher)).toHaveCount(0);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await expect(anna.locator('.toast', { hasText: 'Ben: Well played!' })).toBeVisible();
});

test('the server is killed in mid-match and started again: everybody comes back by themselves', async ({ browser }) => {
  test.setTimeout(120_000);
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'grotto-crash-'));
  let server = await startServer(port, data);
  const { anna, url } = await openTable(browser, `http://127.0.0.1:${port}`);
  const ben = await join(browser, url, 'Ben');
  for (const page of [anna, ben]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await goOn(anna).click();
  server.kill('SIGKILL');
  await expect(anna.locator('.light[data-connection="lost"]')).toBeVisible({ timeout: 20_000 });
  server = await startServer(port, data);
  await expect(anna.locator('.light[data-connection="live"]')).toBeVisible({ timeout: 30_000 });
  await expect(ben.locator('.light[data-connection="live"]')).toBeVisible({ timeout: 30_000 });
  await goOn(ben).click();
  await expect(goOn(anna)).toBeEnabled({ timeout: 20_000 });
  server.kill('SIGTERM');
});

async function startServer(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], {
    env: { ...process.env, PORT: String(port), GROTTO_DATA: data },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 20_000 },
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
  const page = await newPage(browser, FAST);
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
