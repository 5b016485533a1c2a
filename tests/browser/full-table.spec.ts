// Diamant with five to eight players: everybody's name can be read, in the strip and in the cave, on phones and elsewhere.

import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/words/types.ts';
import { FAST, newPage, PHONE, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { playOut, result } from './players.ts';

const PHONES = [
  PHONE.viewport,
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];
const SIZES = [...PHONES, { width: 768, height: 1024 }, { width: 900, height: 800 }, { width: 1280, height: 800 }];

/** Everybody on one device, with the names that stand in empty fields; the first has it in hand. */
async function sitDown(page: Page, count: number): Promise<void> {
  await page.goto('/new/diamant/device');
  const places = page.locator('.places .place-fields');
  await expect(places.first()).toBeVisible();
  while ((await places.count()) < count) await page.locator('.places + .button').click();
  await page.locator('.start').click();
  await page.locator('.curtain .main').click();
  await expect(page.locator('.explorer .tag')).toHaveCount(count);
}

/** Names that are not seen whole. */
const cutNames = (page: Page, of: string): Promise<readonly string[]> =>
  page.locator(of).evaluateAll((all) =>
    all
      .filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return !isInside || name.scrollWidth > name.clientWidth;
      })
      .map((name) => name.textContent ?? ''),
  );

/** Names in the cave that lie over each other. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.locator('.explorer .tag').evaluateAll((all) => {
    const tags = all
      .filter((tag) => tag.checkVisibility())
      .map((tag) => ({ name: tag.textContent, box: tag.getBoundingClientRect() }));
    return tags.flatMap(({ name, box }, n) =>
      tags
        .slice(n + 1)
        .filter(({ box: next }) => box.left < next.right && next.left < box.right)
        .filter(({ box: next }) => box.top < next.bottom && next.top < box.bottom)
        .map((other) => `${name} and ${other.name}`),
    );
  });

/** Fewer than eight have more room, except that five are the first in cards of this kind: the longest names tell. */
const TABLES = { 5: ['es'], 8: LANGUAGES } as const;

for (const [count, languages] of Object.entries(TABLES)) {
  test(`the usual names of ${count} players are seen whole: ${languages.join(', ')}`, async ({ browser }) => {
    for (const language of languages) {
      const page = await newPage(browser, { ...FAST, language });
      await sitDown(page, Number(count));
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const where = `${language}, ${size.width} × ${size.height}`;
        for (const of of ['.seat-name', '.explorer .tag > span'])
          await expect.poll(() => cutNames(page, of), where).toEqual([]);
        await expect.poll(() => overlaps(page), where).toEqual([]);
      }
      await page.context().close();
    }
  });
}

/** Whether somebody stands before the name: looked at in its middle and near its ends. */
const isCovered = (name: Locator): Promise<boolean> =>
  name.evaluate((tag) => {
    const { left, right, top, bottom } = tag.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const seen = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
      return !tag.closest('.explorer')?.contains(seen);
    });
  });

test('round the fire of a phone eight names do not lie over each other, and nobody stands before one’s own', async ({
  browser,
}) => {
  const { path, shelf } = nearlyOver('diamant', 8);
  const page = await newPage(browser, FAST, PHONE, shelf);
  await page.goto(path);
  await playOut([page], 'diamant');
  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('.explorer[data-at="camp"]')).toHaveCount(8);
  const mine = page.locator('.explorer[data-me="true"] .tag > span');
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect.poll(() => overlaps(page)).toEqual([]);
    await expect(mine).toBeVisible();
    await expect.poll(() => isCovered(mine)).toBe(false);
    await expect.poll(() => cutNames(page, '.seat-name')).toEqual([]);
  }
});
