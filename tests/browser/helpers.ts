// What several browser tests ask of a page.

import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { GameId } from '../../src/contract/game.ts';

export const THEMES = ['dark', 'light'] as const;
export const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** Settings with which nobody waits for effects. */
export const FAST = { speed: 'instant', motion: 'reduced' } as const;

/** A test after which everybody goes home: pages that nobody looks at any more would slow the next one down. */
export const test = base.extend<{ goHome: undefined }>({
  goHome: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A player's own browser, with these settings and whatever else its device has stored. */
export async function newPage(
  browser: Browser,
  settings: Readonly<Record<string, unknown>> = FAST,
  options: BrowserContextOptions = {},
  stored: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(
    (shelf) => {
      for (const [key, value] of Object.entries(shelf)) {
        if (!localStorage.getItem(`grotto.${key}`)) localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
      }
    },
    { settings, ...stored },
  );
  return context.newPage();
}

/** Faults that a page reports while it is looked at. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** In the dark all rules are tried; by light only those of colours, for nothing else differs. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day');
    await expectAccessible(page, colorScheme === 'dark' ? [] : ['color-contrast', 'link-in-text-block']);
  }
}

/** All rules, unless some are named. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // Half faded in, a text has half its contrast: look when everything has arrived.
  // What flickers for ever, as a lamp does, or counts a minute down is never waited for.
  const isStill = () =>
    !document.getAnimations().some(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && end < 10_000;
    });
  await page.waitForFunction(isStill);
  const builder = new AxeBuilder({ page: page as never });
  if (rules.length > 0) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

/** The page's next change; gives up soon, for it may have come already. */
export const nextChange = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(end);
        const timer = setTimeout(end, 500);
        function end(): void {
          clearTimeout(timer);
          observer.disconnect();
          resolve();
        }
        observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
      }),
  );

/** What the page says to screen readers from now on. */
export async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('.unseen [role="status"]');
    if (!region) throw new Error('nobody says anything');
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
}

/** No sideways scrolling, no text wider than the box it stands in, nothing pushed off the table. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Asked again for a moment: after a change of size some of the layout follows a frame later.
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
}

function findOverflow(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const boxes = [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, a, label, .button, fieldset')];
  const texts = boxes
    .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis' && !box.closest('.unseen'))
    .map((box) => `${box.className || box.tagName}: ${box.innerText}`);
  // The table itself never scrolls: what is pushed out of its top strip is lost.
  const lost = [...document.querySelectorAll<HTMLElement>('.table-top button, .seat')]
    .filter((box) => box.getBoundingClientRect().right > innerWidth + 1)
    .map((box) => `${box.className} is off the screen`);
  return [...(wide > 0 ? [`page is ${wide} px too wide`] : []), ...texts, ...lost];
}

/** Nothing that should have been a message. */
export async function expectWords(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|\[object|NaN|=>/);
}

/** A match short enough for a test: one round, where rounds can be chosen. */
export async function chooseOneRound(page: Page, game: GameId): Promise<void> {
  if (game === 'out-of-mine') await page.getByRole('radio', { name: '1', exact: true }).check();
}

export interface FriendsTable {
  readonly game: GameId;
  /** Seats besides the opener's, left free for friends. */
  readonly guests: number;
  /** One more seat for a bot. */
  readonly bot?: boolean;
  /** As many rounds as the game has, where a test usually plays one. */
  readonly long?: boolean;
  readonly origin?: string;
}

/** Anna lays a table for friends; the page stands in its lobby. */
export async function openTable(browser: Browser, { game, guests, bot, long, origin = '' }: FriendsTable) {
  const anna = await newPage(browser);
  await anna.goto(`${origin}/new/${game}/friends`);
  await anna.getByLabel('Name on seat 1').fill('Anna');
  const seats = anna.locator('.places .place-fields');
  const wanted = 1 + guests + (bot ? 1 : 0);
  while ((await seats.count()) > wanted)
    await anna
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  while ((await seats.count()) < wanted) await anna.getByRole('button', { name: 'Add a seat' }).click();
  if (bot) await anna.getByLabel(`Who sits on seat ${wanted}`).selectOption('1');
  if (!long) await chooseOneRound(anna, game);
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return { anna, url: anna.url() };
}

export async function join(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  return page;
}

export async function getReady(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
}
