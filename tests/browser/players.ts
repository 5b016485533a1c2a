// Hands for each game: one step of play at a time, by what is on the screen, in any language and any way of playing.

import type { Page } from '@playwright/test';
import { nextChange } from './helpers.ts';

/** Does one thing if there is one to do. */
type Hands = (page: Page, turn: number) => Promise<boolean>;

// Something may be called away the very moment it is reached for: then the next look decides.
const QUICK = { timeout: 2000 } as const;

async function press(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(selector).first();
  if (!(await button.isVisible()) || !(await button.isEnabled(QUICK).catch(() => false))) return false;
  return button.click(QUICK).then(
    () => true,
    () => false,
  );
}

/** Goes back every third time. */
const diamant: Hands = async (page, turn) => {
  const [on, back] = ['.table-actions .choice.on', '.table-actions .choice.back'];
  return press(page, turn % 3 === 2 ? back : on);
};

/** Free spaces are told by their names, in the five languages. */
const FREE = /: (free|frei|libre|vrij)\b/;

/** Any tool on any free space; then all gems in reach, and the end of the turn. */
const ocelot: Hands = async (page, turn) => {
  if (await press(page, '.oc-bar.collect .go')) return true;
  if (!(await page.locator('.table[data-turn="mine"] .oc-bar').isVisible())) return false;
  if ((await page.locator('.face:not(:disabled)').count()) === 0) return sendCompanion(page);
  const chosen = await page.locator('.face[aria-pressed="true"]').count();
  if (chosen === 0 && !(await press(page, '.face:not(:disabled)'))) return false;
  const names = await namesOf(page, '[data-space]');
  const free = names.flatMap((name, space) => (FREE.test(name) ? [space] : []));
  return press(page, `[data-space="${free[(turn * 7) % free.length]}"]`);
};

const namesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));

/** Without tools there is still the companion: the cells that are open for it get a longer name. */
async function sendCompanion(page: Page): Promise<boolean> {
  // Still picked up by a look that came too early: put down, for only the change tells which cells are open.
  await press(page, '.friend[aria-pressed="true"]');
  const before = await namesOf(page, '[data-cell]');
  if (!(await press(page, '.friend[aria-pressed="false"]'))) return false;
  const after = await namesOf(page, '[data-cell]');
  const open = after.findIndex((name, cell) => name.length > (before[cell]?.length ?? 0));
  return press(page, `[data-cell="${open}"]`);
}

/** A side, ready, two tiles where they fit, and then stuck. */
const mine: Hands = async (page, turn) => {
  if (await press(page, '.ready-bar .go')) return true;
  if (await press(page, '.side[aria-pressed="false"][aria-disabled="false"]')) return true;
  if ((await page.locator('.laid').count()) < 2 && turn % 4 !== 3) {
    if (!(await press(page, '.shelf[data-open="true"] .pile:not(:disabled)'))) return false;
    await page.keyboard.press('Enter');
    return true;
  }
  if (await press(page, '.call-stuck[aria-disabled="false"][aria-pressed="false"]')) return true;
  // On one device the other player's name hands it over.
  return press(page, 'button.seat-name');
};

export const HANDS = { diamant, ocelot, 'out-of-mine': mine } as const satisfies Record<string, Hands>;

export const result = (page: Page) => page.locator('dialog.result');

/** All of them play on until each has seen the result. Curtains are opened as they fall. */
export async function playOut(pages: readonly Page[], game: keyof typeof HANDS): Promise<void> {
  for (let turn = 0; ; turn++) {
    const over = await Promise.all(pages.map((page) => result(page).isVisible()));
    if (over.every(Boolean)) return;
    let done = false;
    for (const page of pages) {
      done = (await press(page, '.curtain .main')) || done;
      done = (await HANDS[game](page, turn)) || done;
    }
    if (!done) await Promise.race(pages.map(nextChange));
  }
}
