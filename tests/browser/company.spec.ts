// Those who sit together, and those who watch them: who may do what, and what they are told of each other.

import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/words/types.ts';
import {
  expectAccessible,
  expectNoOverflow,
  FAST,
  getReady,
  join,
  newPage,
  openTable,
  PHONE,
  test,
} from './helpers.ts';

test('watchers have nothing to take back', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await expect(watcher.locator('.table')).toBeVisible();
  const undo = /^(Undo|Nothing to undo)/;
  await expect(anna.getByRole('button', { name: undo })).toHaveCount(1);
  await watcher.getByRole('button', { name: 'Menu' }).click();
  await expect(watcher.getByRole('dialog')).toBeVisible();
  await expect(watcher.getByRole('button', { name: undo, includeHidden: true })).toHaveCount(0);
});

test('a colon stands as each language has it', async ({ browser, request }) => {
  const options = { mat: 'split', start: 'seat-0' };
  const data = { game: 'ocelot', seats: 2, options, open: 'link', pace: { decision: 60_000 } };
  const { match } = await (await request.post('/api/matches', { data })).json();
  for (const [language, text] of [
    ['fr', 'Temps par décision\u00a0: 1 min'],
    ['de', 'Zeit pro Entscheidung: 1 min'],
  ] as const) {
    const page = await newPage(browser, { ...FAST, language }, PHONE);
    await page.goto(`/t/${match}`);
    // Looked at as it is: matchers take one space for another.
    await expect.poll(() => page.locator('.agreed').textContent()).toContain(text);
  }
});

test('all at the table learn who plays on for whom', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await expect(watcher.locator('.table')).toBeVisible();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give your seat to someone' }).click();
  const link = await ben.locator('.hand-over input').inputValue();
  await ben.keyboard.press('Escape');
  const carla = await newPage(browser);
  await carla.goto(link);
  await carla.getByLabel('Your name').fill('Carla');
  await carla.getByRole('button', { name: 'Take a seat' }).click();
  const told = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
  for (const page of [anna, watcher]) await told(page, 'Carla now plays for Ben.');
  await expect(anna.locator('.log')).toContainText('Carla now plays for Ben.');
  await told(ben, 'Carla has your seat now.');
  await expect(carla.locator('.seat[data-you="true"]', { hasText: 'Carla' })).toBeVisible();
  await expect(carla.locator('.toast', { hasText: 'Carla' })).toHaveCount(0);
});

const now = (page: Page) => page.getByRole('region', { name: 'What to do now' });

test('nobody is said to think who is away: Sir Ocelot’s Cave', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  const isAnna = (await anna.locator('.table').getAttribute('data-turn')) === 'mine';
  const [gone, left, name] = isAnna ? [anna, ben, 'Anna'] : [ben, anna, 'Ben'];
  await expect(now(left)).toContainText(`${name} is thinking…`);
  await gone.context().setOffline(true);
  await gone.reload().catch(() => undefined);
  await expect(now(left)).toContainText(`${name} is away.`);
  await expect(left.locator('.go-hint')).toContainText(`${name} is away.`);
  await expect(left.getByText('is thinking')).toHaveCount(0);
  await gone.context().setOffline(false);
  // The page of the failed reload may still be on its way out.
  await expect(() => gone.reload()).toPass();
  await expect(now(left)).toContainText(`${name} is thinking…`);
});

test('nobody is said to think who is away: Diamant', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'diamant', guests: 2 });
  const [ben, cleo] = [await join(browser, url, 'Ben'), await join(browser, url, 'Cleo')];
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await getReady([anna, ben, cleo]);
  await anna.locator('.choice.on[aria-disabled="false"]').click();
  await expect(now(anna)).toContainText('Waiting for Ben and Cleo.');
  await cleo.close();
  for (const page of [anna, watcher]) await expect(now(page)).toContainText('Waiting for Ben. Cleo is away.');
  await expect(anna.locator('.explorer', { hasText: 'Cleo: away' })).toHaveCount(1);
  await ben.close();
  await expect(now(anna)).toContainText('Ben and Cleo are away.');
});

test('nobody is waited for who is away: Out of Mine!', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'out-of-mine', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(url.replace('/t/', '/watch/'));
  await getReady([anna, ben]);
  await ben.close();
  await expect(now(watcher)).toContainText('everyone is choosing a gallery. Ben is away.');
  await expect(watcher.locator('.hall-mine').nth(1)).toContainText('· away');
  await anna.locator('.side[aria-disabled="false"]').first().click();
  await anna.locator('.ready-bar .go').click();
  await expect(now(anna)).toContainText('Ben is away.');
  await expect(now(anna)).not.toContainText('Waiting for Ben');
});

test('a link to watch is offered beside the invitation and in the menu', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => anna.evaluate(() => navigator.clipboard.readText());
  const watch = anna.getByRole('button', { name: 'Copy a link to watch' });
  await watch.click();
  await expect(anna.locator('.toast')).toHaveText('Copied.');
  expect(await copied()).toBe(url.replace('/t/', '/watch/'));
  const ben = await join(browser, url, 'Ben');
  await getReady([anna, ben]);
  await anna.evaluate(() => navigator.clipboard.writeText(''));
  await anna.getByRole('button', { name: 'Menu' }).click();
  await watch.click();
  await expect.poll(copied).toBe(url.replace('/t/', '/watch/'));
});

test('a friend is asked away from the table only after a second thought', async ({ browser }) => {
  const { anna, url } = await openTable(browser, { game: 'ocelot', guests: 1 });
  const ben = await join(browser, url, 'Ben');
  const free = anna.getByRole('button', { name: 'Empty this seat' });
  await anna.setViewportSize(PHONE.viewport);
  await free.click();
  const ask = anna.getByRole('dialog');
  await expect(ask).toContainText('Remove Ben from the table?');
  await expectAccessible(anna);
  await ask.getByRole('button', { name: 'Never mind' }).click();
  await expect(anna.locator('.place', { hasText: 'Ben' })).toBeVisible();
  await free.click();
  await ask.getByRole('button', { name: 'Empty this seat' }).click();
  await expect(anna.locator('.place', { hasText: 'Free seat' })).toBeVisible();
  await expect(ben.getByLabel('Your name')).toBeVisible();
});

test('the invitation fits in every language, on a phone', async ({ browser, request }) => {
  const data = { game: 'ocelot', seats: 2, options: { mat: 'split', start: 'seat-0' }, open: 'link' };
  const { match } = await (await request.post('/api/matches', { data })).json();
  for (const language of LANGUAGES) {
    const page = await newPage(browser, { ...FAST, language }, PHONE);
    await page.goto(`/t/${match}`);
    await expect(page.locator('.invite-ways').first()).toBeVisible();
    await expectNoOverflow(page);
  }
});
