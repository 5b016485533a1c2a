// What players set for their comfort truly acts: notices, sound, speed, motion, undo, and reasons for a no.

import { expect, type Page } from '@playwright/test';
import { FAST, listenTo, newPage, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';

async function playDiamant(page: Page): Promise<void> {
  await page.goto('/new/diamant/bots');
  await page.getByRole('button', { name: 'Into the cave' }).click();
  await expect(page.locator('.choice.on[aria-disabled="false"]')).toBeVisible();
}

test('a player who looks elsewhere is told in the title and by a notice', async ({ browser }) => {
  const page = await newPage(browser, { ...FAST, notify: true }, { permissions: ['notifications'] });
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await playDiamant(page);
  await expect(page).toHaveTitle(/^● Your turn: Diamant/);
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(notices).toEqual(['Your turn in Diamant']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(notices).toEqual([]);
});

/** How loud each note was asked to be. */
async function loudness(page: Page, settings: object): Promise<readonly number[]> {
  await page.addInitScript(() => {
    const loud: number[] = [];
    Object.assign(window, { loud });
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      loud.push(value);
      return ramp.call(this, value, time);
    };
  });
  await page.addInitScript((set) => localStorage.setItem('grotto.settings', JSON.stringify(set)), settings);
  await playDiamant(page);
  await page.locator('.choice.on').click();
  await expect(page.locator('.log li').nth(1)).toBeVisible();
  return page.evaluate(() => (window as unknown as { loud: number[] }).loud);
}

test('volume and mute are heard', async ({ browser }) => {
  const full = await loudness(await newPage(browser), { ...FAST, volume: 1 });
  const low = await loudness(await newPage(browser), { ...FAST, volume: 0.1 });
  const mute = await loudness(await newPage(browser), { ...FAST, volume: 1, muted: true });
  expect(Math.max(...full)).toBeGreaterThan(0);
  expect(Math.max(...low)).toBeLessThan(Math.max(...full));
  expect(mute).toEqual([]);
});

interface Motion {
  readonly moves: boolean;
  readonly ms: number;
}

/** Everything that was set in motion while a tool was placed, and how long it was to take. */
async function motions(page: Page): Promise<readonly Motion[]> {
  await page.addInitScript(() => {
    const seen: Motion[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const ms = typeof timing === 'object' ? Number(timing.duration) : Number(timing);
      seen.push({ moves: JSON.stringify(frames).includes('transform'), ms });
      return animate.call(this, frames, timing);
    };
  });
  await page.goto('/new/ocelot/bots');
  await page.getByRole('radio', { name: 'Sir Ocelot' }).check();
  await page.getByRole('button', { name: 'Into the cave' }).click();
  await page.locator('.face').first().click();
  await page.getByRole('button', { name: /^Space 5\b/ }).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.log li').nth(2)).toBeVisible();
  return page.evaluate(() => (window as unknown as { seen: Motion[] }).seen);
}

test('speed and reduced motion act on everything that moves', async ({ browser }) => {
  const full = await motions(await newPage(browser, { speed: 'fast', motion: 'full' }));
  const calm = await motions(await newPage(browser, { speed: 'fast', motion: 'reduced' }));
  const instant = await motions(await newPage(browser, { speed: 'instant', motion: 'full' }));
  expect(full.some(({ moves, ms }) => moves && ms > 0)).toBe(true);
  expect(calm.some(({ moves }) => moves)).toBe(false);
  expect(instant.filter(({ ms }) => ms > 0)).toEqual([]);
});

test('Ocelot takes back what revealed nothing', async ({ browser }) => {
  const { path, shelf } = nearlyOver('ocelot');
  const page = await newPage(browser, FAST, {}, shelf);
  await page.goto(path);
  await expect(page.locator('.oc-bar.collect')).toBeVisible();
  await page.locator('.table-top').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.oc-bar:not(.collect)')).toBeVisible();
  await expect(page.locator('.table[data-turn="mine"]')).toBeVisible();
});

test('a no comes with its reason, and the rule is one click away', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/new/ocelot/bots');
  await page.getByRole('radio', { name: 'Sir Ocelot' }).check();
  await page.getByRole('button', { name: 'Into the cave' }).click();
  const space = page.getByRole('button', { name: /^Space 5\b/ });
  await page.locator('.face').first().click();
  await space.click();
  await expect(space).not.toHaveAccessibleName(/: free/);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.table[data-turn="mine"] .face').first()).toBeVisible();
  await space.click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Rule O\d+/ }).click();
  const rules = await opened;
  await expect(rules.locator('li[data-here="true"]')).toBeVisible();
});

test('Out of Mine! with guard rails says why a tile cannot lie there', async ({ browser }) => {
  const page = await newPage(browser);
  const unwanted = page.locator('.shelf[data-open="false"] .pile[aria-disabled="false"]');
  // Some cards want every colour: then another is dealt.
  await expect(async () => {
    await page.goto('/new/out-of-mine/bots');
    await page
      .getByRole('switch', { name: /^Guard rails/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Into the cave' }).click();
    await page.locator('.side[aria-disabled="false"]').first().click();
    await page.locator('.ready-bar .go').click();
    await expect(unwanted.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await unwanted.first().click();
  await page.keyboard.press('Enter');
  // Where the hand happens to be decides which reason comes first.
  await expect(page.locator('.table-sentence')).toContainText(/card|rock/);
  await expect(page.locator('.laid')).toHaveCount(0);
});

test('the keys are told on request', async ({ browser }) => {
  const page = await newPage(browser);
  await playDiamant(page);
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toContainText('→', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.log li').nth(1)).toBeVisible();
});

test('who has won is said once', async ({ browser }) => {
  const { path, shelf } = nearlyOver('diamant');
  const page = await newPage(browser, FAST, {}, shelf);
  await page.goto(path);
  await expect(page.locator('.choice.back')).toHaveAttribute('aria-disabled', 'false');
  const heard = await listenTo(page);
  await page.locator('.choice.back').click();
  await expect(page.locator('dialog.result')).toBeVisible();
  const said = (await heard()).join(' ');
  expect(said.match(/The chests are opened/g)).toHaveLength(1);
});
