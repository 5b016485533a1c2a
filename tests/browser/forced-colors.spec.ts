// High contrast: the browser takes our colours away, and still everybody sees what is chosen, on, open or closed.

import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, FAST, newPage, PHONE, test } from './helpers.ts';

const inForcedColours = (browser: Browser, options = {}): Promise<Page> =>
  newPage(browser, FAST, { forcedColors: 'active', ...options });

/** What can tell two things apart when grounds and shadows are the system's. */
const edgesOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineColor, outlineStyle } =
      getComputedStyle(element);
    const border = borderTopWidth === '0px' ? 'none' : [borderTopWidth, borderTopStyle, borderTopColor].join(' ');
    return { backgroundColor, border, outline: outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineColor}` };
  });

async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  // Some grounds change slowly.
  await expect(async () => expect(await edgesOf(one)).not.toEqual(await edgesOf(other))).toPass();
}

/** Something to look at may have the focus, which is an edge too. */
const leaveFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

async function start(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}/bots`);
  await page.locator('.start').click();
}

test('home, settings and a new game', async ({ browser }) => {
  const page = await inForcedColours(browser);
  await page.goto('/');
  await expectDifferent(page.locator('.ways .main').first(), page.locator('.ways .button:not(.main)').first());
  await expect(page.locator('.too-old')).toBeHidden();
  await expectAccessible(page);
  await page.goto('/settings');
  const labels = page.locator('.segments').first().locator('label');
  await expectDifferent(
    labels.filter({ has: page.locator(':checked') }),
    labels.filter({ hasNot: page.locator(':checked') }).first(),
  );
  const on = page.getByRole('switch', { checked: true }).first();
  await expectDifferent(on, page.getByRole('switch', { checked: false }).first());
  await expectAccessible(page);
  await page.goto('/new/ocelot/bots');
  // What scrolls by below the button must not be seen through it.
  await expect(page.locator('.start')).not.toHaveCSS('background-color', /, 0\)$/);
  await expectAccessible(page);
});

for (const [size, options] of Object.entries({ laptop: {}, phone: PHONE })) {
  test(`Sir Ocelot's Cave on a ${size}`, async ({ browser }) => {
    const page = await inForcedColours(browser, options);
    await start(page, 'ocelot');
    await expect(page.locator('.table[data-turn="mine"] .face:not(:disabled)').first()).toBeVisible();
    await expectDifferent(page.locator('.seat[data-acting="true"]'), page.locator('.seat:not([data-acting="true"])'));
    await page.locator('.face:not(:disabled)').first().click();
    await leaveFocus(page);
    await expectDifferent(
      page.locator('.face[aria-pressed="true"]'),
      page.locator('.face[aria-pressed="false"]').first(),
    );
    await expectAccessible(page);
  });

  test(`Diamant on a ${size}`, async ({ browser }) => {
    const page = await inForcedColours(browser, options);
    await start(page, 'diamant');
    const ways = page.locator('.dock .choice');
    await expect(ways.first()).toBeVisible();
    const bars = page.locator('.bars span:visible');
    await expect(bars.first()).toHaveCSS('background-image', /gradient/);
    await expectDifferent(page.locator('.entrances .now'), page.locator('.entrances li:not(.now)').first());
    await expectAccessible(page);
  });

  test(`the sides of Out of Mine! on a ${size}`, async ({ browser }) => {
    const page = await inForcedColours(browser, options);
    await start(page, 'out-of-mine');
    const sides = page.locator('.side');
    await sides.first().click();
    await leaveFocus(page);
    await expectDifferent(sides.first(), sides.last());
    await expectAccessible(page);
  });
}
