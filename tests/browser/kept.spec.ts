// A move that was made without a connection outlives the page: a reload, or a phone that drops it. Taking back waits for none.

import { type Browser, expect, type Page } from '@playwright/test';
import { common as en } from '../../src/words/en/common.ts';
import { ocelot } from '../../src/words/en/ocelot.ts';
import { expectAccessible, getReady, join, openTable, PHONE, test } from './helpers.ts';

/** Whoever is on turn at a table of two, on a phone that needs no network to show the page. */
async function twoAtOcelot(browser: Browser) {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const isAnna = (await anna.locator('.table').getAttribute('data-turn')) === 'mine';
  const [page, other] = isAnna ? [anna, ben] : [ben, anna];
  await page.setViewportSize(PHONE.viewport);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, other };
}

const kept = (page: Page) => page.getByText(en.connection.kept);

async function place(page: Page): Promise<void> {
  await page.locator('.face:not(:disabled)').first().click();
  const space = page.locator('[data-space][aria-label*=": free"]').first();
  await space.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await space.dispatchEvent('click', { detail: 1 });
  await page.locator('.oc-bar .go').click();
}

const undoOf = (page: Page) => page.locator('.table-top').getByRole('button', { name: en.table.undo });

/** Places a tool while nobody hears of it. */
async function placeInVain(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await place(page);
  await expect(page.locator('.lost-line')).toHaveText(en.connection.kept);
}

/** The tool lies there once for everybody, and nothing waits to be sent any more. */
async function expectPlacedOnce(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('.mat .tool')).toHaveCount(1);
  for (const page of pages) await expect(page.locator('.lost-line')).toHaveCount(0);
  const left = await pages[0]?.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('grotto.acts.')),
  );
  expect(left).toEqual([]);
}

/** The sentence does not ask for what was done already. */
async function expectSaid(page: Page, said: RegExp): Promise<void> {
  const sentence = page.locator('.sentence-place > p');
  await expect(sentence).toHaveText(said);
  await expect(sentence).not.toContainText(ocelot.sentence.yourTurn);
}

const PLACED = /^You put a (compass|lamp|pickaxe) on space \d+\. Sending…/;

test('a move is kept over a reload without a network, and sent once', async ({ browser }) => {
  const { page, other } = await twoAtOcelot(browser);
  await placeInVain(page);
  await expectSaid(page, PLACED);
  await page.reload();
  await expect(page.locator('.lost-line')).toHaveText(en.connection.kept);
  await expectSaid(page, PLACED);
  await expect(page.locator('.mat')).toBeVisible();
  await expect(page.locator('.oc-bar .go')).toContainText('Sending…');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.locator('.oc-bar.collect')).toBeVisible();
  await expectPlacedOnce([page, other]);
  await page.reload();
  await expectPlacedOnce([page, other]);
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.context().setOffline(true);
  await page.locator('.oc-bar.collect .go').click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.locator('.lost-line')).toHaveText(en.connection.kept);
    await expectSaid(page, /^Sending…/);
  }
});

test('a move is kept when the page is closed, and a new one sends it', async ({ browser }) => {
  const { page, other } = await twoAtOcelot(browser);
  await placeInVain(page);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(new URL(other.url()).pathname);
  await expect(kept(again)).toBeVisible();
  await expectAccessible(again);
  await again.context().setOffline(false);
  await expect(again.locator('.oc-bar.collect')).toBeVisible();
  await expectPlacedOnce([again, other]);
});

test('Diamant: what was decided without a connection shows as decided, also after a reload', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 2 });
  const [ben, cleo] = [await join(browser, url, 'Ben'), await join(browser, url, 'Cleo')];
  await getReady([anna, ben, cleo]);
  await anna.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const on = anna.locator('.choice.on');
  await expect(on).toHaveAttribute('aria-disabled', 'false');
  await anna.context().setOffline(true);
  await on.click();
  const sentence = anna.getByRole('region', { name: en.table.now });
  for (const reload of [false, true]) {
    if (reload) await anna.reload();
    await expect(anna.locator('.lost-line')).toHaveText(en.connection.kept);
    await expect(on).toHaveAttribute('aria-pressed', 'true');
    await expect(sentence).toContainText('You go on. On its way…');
  }
  await anna.context().setOffline(false);
  await expect(anna.locator('.lost-line')).toHaveCount(0);
  await expect(on).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence).toContainText('You go on. Waiting for Ben and Cleo.');
});

test('nothing is taken back without a connection, nor later', async ({ browser }) => {
  const { page, other } = await twoAtOcelot(browser);
  await place(page);
  const undo = undoOf(page);
  await expect(undo).toBeEnabled();
  await page.context().setOffline(true);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByRole('button', { name: en.table.undoLater })).toBeDisabled();
    await page.keyboard.press('u');
    await expect(page.locator('.lost-line')).toHaveText(en.connection.lost);
  }
  await page.context().setOffline(false);
  await expect(undo).toBeEnabled();
  await expectPlacedOnce([page, other]);
  await undo.click();
  for (const each of [page, other]) await expect(each.locator('.mat .tool')).toHaveCount(0);
});

test('what was asked to be taken back as the connection broke is not asked again', async ({ browser }) => {
  const { page, other } = await twoAtOcelot(browser);
  let isDeaf = false;
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isDeaf || !String(message).includes('"undo"')) server.send(message);
    });
  });
  await page.reload();
  await place(page);
  const undo = undoOf(page);
  await expect(undo).toBeEnabled();
  isDeaf = true;
  await undo.click();
  await page.context().setOffline(true);
  await expect(page.locator('.toast')).toContainText(en.refusals['undo-unheard']);
  await expect(page.locator('.lost-line')).toHaveText(en.connection.lost);
  isDeaf = false;
  await page.context().setOffline(false);
  await expect(undo).toBeEnabled();
  await expectPlacedOnce([page, other]);
});
