// Phones as they are held: with the browser's bars there is less height than the screen has, and lying there is next to
// none. Everything that is pressed to play is on the screen, under nothing else, and large enough to be hit.

import { expect, type Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../src/contract/game.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectNoOverflow, FAST, newPage, openTable, PHONE, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The least width and height of a space of Ocelot's mat, and of a cell in the gallery of Out of Mine!. */
  readonly space: number;
  readonly cell: number;
}

const SIZES: readonly Size[] = [
  { width: 390, height: 664, space: 24, cell: 22 },
  { width: 412, height: 785, space: 25, cell: 32 },
  { width: 360, height: 640, space: 22, cell: 20 },
  { width: 844, height: 390, space: 28, cell: 28 },
  { width: 932, height: 430, space: 32, cell: 32 },
];

/** What is pressed, and how large it is at least. */
const PRESSED: Readonly<Record<GameId, (size: Size) => Readonly<Record<string, number>>>> = {
  ocelot: ({ space }) => ({ '[data-space]': space, '.face': 43, '.friend': 43 }),
  diamant: () => ({ '.dock .choice': 43 }),
  'out-of-mine': ({ cell }) => ({ '.mine-grid rect': cell, '.pile': 43, '.put-back': 43, '.call-out': 43 }),
};

/** What cannot be pressed, and why. */
const findFaults = (page: Page, least: Readonly<Record<string, number>>): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      Object.entries({ '.table-top button': 43, ...all }).flatMap(([selector, size]) => {
        const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
        if (found.length === 0) return [`no ${selector}`];
        return found.flatMap((each) => {
          const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
          const name = each.getAttribute('aria-label') ?? each.className;
          if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            return [`${name} is cut off`];
          if (Math.min(width, height) < size) return [`${name} is ${Math.round(width)} × ${Math.round(height)} px`];
          // The cells of a gallery are named by a grid that lets pointers through to the drawing.
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const of = each.closest('.mine-gallery') ?? each;
          return hit && of.contains(hit) ? [] : [`${hit?.className} lies over ${name}`];
        });
      }),
    least,
  );

async function sitDown(page: Page, game: GameId): Promise<void> {
  await page.goto(`/new/${game}/bots`);
  await page.locator('.start').click();
  await expect(page.locator('.table-actions button').first()).toBeVisible();
}

for (const game of GAME_IDS) {
  test(`${game} can be played on phones with a browser’s bars, standing and lying`, async ({ browser }) => {
    const page = await newPage(browser);
    await sitDown(page, game);
    if (game === 'out-of-mine') {
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => findFaults(page, { '.side': 120, '.ready-bar .go': 43 })).toEqual([]);
      }
      await page.locator('.side[aria-disabled="false"]').first().click();
      await page.locator('.ready-bar .go').click();
      await expect(page.locator('.pile').first()).toBeVisible();
    }
    for (const language of LANGUAGES) {
      await page.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
      await page.reload();
      await expect(page.locator('.table-actions button').first()).toBeVisible();
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        await expectNoOverflow(page);
      }
    }
    for (const size of SIZES) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await expect.poll(() => findFaults(page, PRESSED[game](size)), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

test('in the supply of a phone every shape is seen whole, and taking a tile moves no pile', async ({ browser }) => {
  const page = await newPage(browser);
  await sitDown(page, 'out-of-mine');
  await page.locator('.side[aria-disabled="false"]').first().click();
  await page.locator('.ready-bar .go').click();
  await expect(page.locator('.pile').first()).toBeVisible();
  const place = () => page.locator('.supply').boundingBox();
  /** Marks that reach further over a shape than its rim. */
  const covering = () =>
    page.locator('.pile').evaluateAll((all) =>
      all.flatMap((pile) => {
        const shape = pile.querySelector('svg')?.getBoundingClientRect();
        return [...pile.querySelectorAll('.pile-count, .pile-find')]
          .filter((mark) => shape && mark.getBoundingClientRect().top < shape.bottom - 4)
          .map((mark) => `${pile.ariaLabel}: ${mark.getAttribute('class')}`);
      }),
    );
  for (const { width, height } of [...SIZES, PHONE.viewport]) {
    await page.setViewportSize({ width, height });
    // The height of the table follows that of the window a frame later.
    await page.waitForFunction((all) => document.querySelector('.table')?.clientHeight === all, height);
    await expect.poll(covering).toEqual([]);
    const before = await place();
    await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').first().click();
    await expect(page.locator('.thumb-tools')).toBeVisible();
    expect(await place()).toEqual(before);
    await page.locator('.put-back').click();
    await expect(page.locator('.thumb-tools')).toHaveCount(0);
  }
});

test('the result is seen whole on the big screen of a laptop', async ({ browser }) => {
  const { path, shelf } = nearlyOver('ocelot');
  const page = await newPage(browser, FAST, {}, shelf);
  await page.goto(path);
  await page.locator('.oc-bar.collect .go').click();
  const result = page.locator('dialog.result');
  await expect(result).toBeVisible();
  await page.locator('.table').evaluate((table) => table.setAttribute('data-big', 'true'));
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const part of [
    result,
    ...['.sheet-head button', '.points tfoot', '.sheet-foot'].map((of) => result.locator(of)),
  ]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? height + 1)).toBeLessThanOrEqual(height);
  }
});

test('the result of a lying phone has podium, points and every button in sight, in every language', async ({
  browser,
}) => {
  const { path, shelf } = nearlyOver('ocelot');
  for (const language of LANGUAGES) {
    const page = await newPage(browser, { ...FAST, language }, { viewport: { width: 844, height: 390 } }, shelf);
    await page.goto(path);
    await page.locator('.oc-bar.collect .go').click();
    const result = page.locator('dialog.result');
    await expect(result).toBeVisible();
    const foot = (await result.locator('.sheet-foot').boundingBox())?.y ?? 0;
    for (const part of ['.podium li[data-won="true"] .podium-step', '.points thead']) {
      // The steps rise from below.
      await expect(async () => {
        const box = await result.locator(part).first().boundingBox();
        expect(box && box.y + box.height, part).toBeLessThanOrEqual(foot);
      }).toPass();
    }
    // Only what is in the sheet scrolls, never the sheet itself, which would leave its end empty.
    const scrolled = await result.evaluate((sheet) => {
      sheet.scrollTop = 1000;
      return sheet.scrollTop;
    });
    expect(scrolled).toBe(0);
    await expectNoOverflow(page);
    await page.context().close();
  }
});

test('on a lying phone the name and its button are in sight, at a table for eight as well', async ({ browser }) => {
  const { url } = await openTable(browser, { game: 'diamant', guests: 7 });
  const page = await newPage(browser, FAST, { viewport: { width: 844, height: 390 } });
  await page.goto(url);
  for (const part of [page.getByLabel('Your name'), page.getByRole('button', { name: 'Take a seat' })])
    await expect(part).toBeInViewport({ ratio: 1 });
});
