// Quick fingers and slow connections: a tap too many ends no turn, and what was done stays in sight until it is answered.

import { expect, type Page } from '@playwright/test';
import { FAST, getReady, join, newPage, openTable, PHONE, test } from './helpers.ts';

/** Between the two taps of a double one. */
const TAPS_APART = 250;

/** Aims a lamp at the first free space and returns the button that places it. */
async function aimLamp(page: Page) {
  await page.locator('.face:not(:disabled)').first().click();
  const space = page.locator('[data-space][aria-label*=": free"]').first();
  await space.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await space.dispatchEvent('click', { detail: 1 });
  await expect(page.locator('.oc-bar .go')).toContainText('Place');
  return page.locator('.oc-bar .go');
}

/** Two taps on one place, timed by the page itself: a busy machine must not make one of them late. */
async function doubleTap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, apart: TAPS_APART };
  await page.evaluate(async ({ x, y, apart }) => {
    const tap = () => document.elementFromPoint(x, y)?.closest('button')?.click();
    tap();
    await new Promise((resolve) => setTimeout(resolve, apart));
    tap();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  }, place);
}

async function twoAtOcelot(browser: Parameters<typeof openTable>[0]) {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  await expect(anna.locator('.oc-bar')).toBeVisible();
  await expect(ben.locator('.oc-bar')).toBeVisible();
  const isAnna = (await anna.locator('.table').getAttribute('data-turn')) === 'mine';
  const [page, other] = isAnna ? [anna, ben] : [ben, anna];
  await page.setViewportSize(PHONE.viewport);
  return { page, other };
}

test('Ocelot: the second of two quick taps on "Place" does not end the turn', async ({ browser }) => {
  const { page } = await twoAtOcelot(browser);
  await aimLamp(page);
  await doubleTap(page, '.oc-bar .go');
  await expect(page.locator('.oc-bar.collect')).toBeVisible();
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'mine');
  // Had the second tap ended the turn, this would be refused.
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'other');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('Ocelot: while a move is under way the tool lies where it was put, and the bar says so', async ({ browser }) => {
  const { page, other } = await twoAtOcelot(browser);
  const button = await aimLamp(page);
  const tools = page.locator('.mat .tool');
  await expect(tools).toHaveCount(1);
  await page.context().setOffline(true);
  await button.click();
  await expect(button).toContainText('Sending…');
  await page.mouse.move(5, 5);
  await expect(tools).toHaveCount(1);
  await expect(page.locator('.table-sentence')).not.toContainText('choose a round space');
  await page.context().setOffline(false);
  await expect(page.locator('.oc-bar.collect')).toBeVisible();
  await expect(other.locator('.mat .tool')).toHaveCount(1);
});

test('Out of Mine!: the second of two quick taps on "Lay" does not call', async ({ browser }) => {
  const page = await newPage(browser, { ...FAST, odds: false }, PHONE);
  await page.goto('/new/out-of-mine/bots');
  await page.getByRole('button', { name: /^Into the/ }).click();
  await page.locator('.side[aria-disabled="false"]').first().click();
  await page.locator('.ready-bar .go').click();
  await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').first().click();
  await doubleTap(page, '.thumb-tools .check');
  await expect(page.locator('.laid')).toHaveCount(1);
  // Whatever the second tap asked for has been answered before this is.
  await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').first().click();
  await expect(page.locator('.thumb-tools .check')).toBeVisible();
  await expect(page.getByText('Cover every space before you call')).toHaveCount(0);
  await expect(page.locator('.table-sentence')).not.toContainText('called');
});

test('Diamant: the second of two quick taps does not decide what comes next', async ({ browser }) => {
  const page = await newPage(browser, FAST, PHONE);
  await page.goto('/new/diamant/bots');
  await page.getByRole('button', { name: /^Into the/ }).click();
  // All others have decided: the next card is turned, and the next decision comes up, with the first tap.
  const othersDecided = () => expect(page.locator('.seat', { hasText: 'is thinking' })).toHaveCount(0);
  await expect(page.locator('.choice.on')).toHaveAttribute('aria-disabled', 'false');
  await othersDecided();
  const moves = (by: string) =>
    page.evaluate((by) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('grotto.match.')) ?? '';
      const { entries } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        entries: readonly { move?: { by: string; seat?: number } }[];
      };
      return entries.filter(({ move }) => move?.by === by && (move.seat ?? 0) === 0).length;
    }, by);
  const cards = await moves('chance');
  await doubleTap(page, '.choice.on');
  // The next decision comes up, and waits.
  await expect.poll(() => moves('chance')).toBeGreaterThan(cards);
  await expect(page.locator('.choice.on')).toHaveAttribute('aria-disabled', 'false');
  await othersDecided();
  expect(await moves('seat')).toBe(1);
});
