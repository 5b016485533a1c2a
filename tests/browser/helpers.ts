// What several browser tests ask of a page.

import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

export const THEMES = ['dark', 'light'] as const;

/** Settings with which nobody waits for effects longer than needed. */
export const FAST = { speed: 'fast' } as const;

/** A player's own browser, with these settings. */
export async function newPage(
  browser: Browser,
  settings: Readonly<Record<string, unknown>>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('grotto.settings')) localStorage.setItem('grotto.settings', stored);
  }, JSON.stringify(settings));
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

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

/** No sideways scrolling, and no text wider than the box it stands in. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const boxes = [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, a, label, .button')];
    const texts = boxes
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
      .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis' && !box.closest('.unseen'))
      .map((box) => `${box.className || box.tagName}: ${box.innerText}`);
    return [...(wide > 0 ? [`page is ${wide} px too wide`] : []), ...texts];
  });
  expect(cut).toEqual([]);
}
