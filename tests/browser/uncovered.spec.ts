// What is said in the midst of play covers nothing that is played with: a lost connection, a move that waits for it,
// a hint on phones, a short message, and one line of the menu the next.

import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { GameId } from '../../src/contract/game.ts';
import { loadCommonWords } from '../../src/words/catalogues.ts';
import { common as en } from '../../src/words/en/common.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { expectAccessible, expectNoOverflow, FAST, getReady, join, listenTo, newPage, PHONE, test } from './helpers.ts';
import { nearlyOver } from './nearly-over.ts';
import { HANDS } from './players.ts';

const TABLES = [
  { game: 'ocelot', seats: 2, options: { mat: 'split', start: 'seat-0' } },
  { game: 'diamant', seats: 5, options: { relics: true, openChests: false } },
  {
    game: 'out-of-mine',
    seats: 4,
    options: { elves: true, finds: true, guardRails: 'off', rounds: 7, handicaps: [] },
  },
] as const;

type Terms = (typeof TABLES)[number];

/** Anna among bots at a table on the server, in the midst of play. */
async function sitDown(browser: Browser, request: APIRequestContext, { game, seats, options }: Terms): Promise<Page> {
  const bots = Array.from({ length: seats - 1 }, (_, nth) => ({ seat: nth + 1, level: 1, name: `Maximilian ${nth}` }));
  const data = { game, seats, options, open: 'link', hints: true, pace: { decision: 600_000 }, bots };
  const { match } = await (await request.post('/api/matches', { data })).json();
  const anna = await join(browser, `/t/${match}`, 'Anna');
  await anna.setViewportSize(PHONE.viewport);
  await getReady([anna]);
  await begin(anna, game);
  return anna;
}

async function begin(page: Page, game: GameId): Promise<void> {
  if (game !== 'out-of-mine') return;
  await page.locator('.side[aria-disabled="false"]').first().click();
  await page.locator('.ready-bar .go').click();
  await expect(page.locator('.pile').first()).toBeVisible();
}

/** What of these lies below the one thing that is said. */
const coveredBy = (page: Page, said: string, below: string): Promise<readonly string[]> =>
  page.evaluate(
    ([over, under]) => {
      const [top, ...more] = [...document.querySelectorAll(over)].filter((each) => each.checkVisibility());
      if (!top || more.length > 0) return [`${over} is there ${top ? more.length + 1 : 0} times`];
      const a = top.getBoundingClientRect();
      return [...document.querySelectorAll(under)]
        .filter((each) => each.checkVisibility() && !each.contains(top) && !top.contains(each))
        .filter((each) => {
          const b = each.getBoundingClientRect();
          const isSeen = b.width > 1 && b.height > 1;
          return isSeen && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        })
        .map((each) => each.className || each.tagName);
    },
    [said, below] as const,
  );

/** Looks at every frame until it is asked what short messages have covered: a sheet's title, or what is played with. */
async function watchToasts(page: Page, below: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((played) => {
    const faults = new Set<string>();
    const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const isOpen = document.querySelector('dialog[open]') !== null;
      const toasts = [...document.querySelectorAll('.toast')].filter(isShown);
      if (toasts.length > 1) faults.add(`${toasts.length} messages at once`);
      for (const toast of toasts) {
        // Over a sheet it slides in; its list does not move.
        const a = ((isOpen && toast.closest('.toasts')) || toast).getBoundingClientRect();
        for (const each of document.querySelectorAll(isOpen ? '.sheet-head, .sheet-head *' : played)) {
          const b = each.getBoundingClientRect();
          if (!isShown(each) || each.contains(toast) || b.width <= 1 || b.height <= 1) continue;
          const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          if (isOver) faults.add(`${each.className || each.tagName} ${isOpen ? 'of a sheet' : 'at the table'}`);
        }
      }
      Object.assign(window, { covered: [...faults], looking: requestAnimationFrame(look) });
    };
    look();
  }, below);
  return () =>
    page.evaluate(() => {
      const { covered, looking } = window as unknown as { covered: readonly string[]; looking: number };
      cancelAnimationFrame(looking);
      return covered;
    });
}

/** Does something that nobody can be told of yet. */
const moveInVain = (page: Page, game: GameId, kept: string): Promise<void> =>
  expect(async () => {
    await HANDS[game](page, 0);
    await expect(page.locator('.lost-line')).toHaveText(kept, { timeout: 500 });
  }).toPass();

for (const table of TABLES) {
  test(`${table.game}: a lost connection and a move that is kept are told beside everything else, in every language`, async ({
    browser,
    request,
  }) => {
    const anna = await sitDown(browser, request, table);
    const below = '.seat, .table-board, .table-sentence, .table-actions, .table-status, h1, button';
    const expectFree = async () => {
      for (const width of [PHONE.viewport.width, 900, 1280]) {
        await anna.setViewportSize({ width, height: width < 900 ? 844 : 800 });
        expect(await coveredBy(anna, '.lost-line, .light-text', below)).toEqual([]);
      }
    };
    for (const language of LANGUAGES) {
      await anna.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
      await anna.reload();
      await expect(anna.locator('.light[data-connection="live"]')).toBeVisible();
      await expect(anna.locator('.table[data-turn="mine"]')).toBeVisible();
      await anna.context().setOffline(true);
      await expect(anna.locator('.light[data-connection="lost"]')).toBeVisible();
      await expectFree();
      await moveInVain(anna, table.game, (await loadCommonWords(language)).connection.kept);
      await expectFree();
      await anna.context().setOffline(false);
      await expect(anna.locator('.light[data-connection="live"]')).toBeVisible();
    }
  });

  test(`${table.game}: what is said in between covers nobody’s name, no button and no board`, async ({
    browser,
    request,
  }) => {
    const anna = await sitDown(browser, request, table);
    // Diamant's sentence hangs in the cave itself, and so does what is said in its place.
    const board = table.game === 'diamant' ? '' : ', .table-board';
    const below = `.seat, .table-top button, .table-actions, .table-status, .hint-lamp, h1${board}`;
    for (const width of [PHONE.viewport.width, 768, 900, 1280]) {
      await anna.setViewportSize({ width, height: width < 768 ? 844 : 800 });
      const faults = await watchToasts(anna, below);
      await anna.getByRole('button', { name: 'Menu' }).click();
      await anna.getByRole('button', { name: 'Well played!' }).click();
      await expect(anna.locator('.toasts .toast')).toBeVisible();
      await anna.keyboard.press('Escape');
      await expect(anna.locator('.toasts-here .toast')).toBeVisible();
      expect(await faults()).toEqual([]);
    }
    await expect(anna.locator('.toast')).toHaveCount(0);
    await expect(anna.locator('.table-sentence p')).toBeVisible();
  });

  test(`${table.game}: an open hint leaves the board of a phone free, standing or lying`, async ({
    browser,
    request,
  }) => {
    const anna = await sitDown(browser, request, table);
    await anna.locator('.hint-lamp').click();
    await expect(anna.locator('.hint-bubble')).toBeVisible();
    const { width, height } = PHONE.viewport;
    for (const viewport of [PHONE.viewport, { width: height, height: width }]) {
      await anna.setViewportSize(viewport);
      // The whole cave is Diamant's board: on a lying phone the sentence hangs in it, and so does what is said in its place.
      const isInCave = table.game === 'diamant' && viewport.width > viewport.height;
      const board = isInCave ? '.explorer, .card, .deck' : '.table-board';
      expect(await coveredBy(anna, '.hint-bubble', `.seat, .table-top button, .table-actions, ${board}`)).toEqual([]);
      await expectNoOverflow(anna);
      await expectAccessible(anna);
    }
  });
}

test('a short message on a lying phone covers neither who has won, nor the podium, nor a button', async ({
  browser,
}) => {
  const { path, shelf } = nearlyOver('ocelot');
  const lying = { viewport: { width: 844, height: 390 }, serviceWorkers: 'block' } as const;
  const page = await newPage(browser, FAST, lying, shelf);
  await page.goto(path);
  await page.locator('.oc-bar.collect .go').click();
  const sheet = page.locator('dialog.result');
  await expect(sheet).toBeVisible();
  // What writes the match down is fetched only now, and cannot be.
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: en.result.share }).click();
  await expect(page.locator('.toast')).toHaveText(en.ui.failed);
  const below = '.sheet-head, .sheet-head *, .sheet-foot, .sheet-foot *, .podium li[data-won="true"] *';
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
  // It slides in, and is gone a few seconds later.
  await expect.poll(() => coveredBy(page, '.toast', below)).toEqual([]);
});

test('what is refused twice is said in one message, not in two that push the board away', async ({ browser }) => {
  const { path, shelf } = nearlyOver('ocelot');
  const page = await newPage(browser, FAST, PHONE, shelf);
  await page.goto(path);
  await expect(page.locator('.oc-bar.collect .go')).toBeEnabled();
  const unseen = page.locator('[data-cell]:not([aria-label*="empty"], [aria-label*="You can collect"])').first();
  for (let tap = 0; tap < 3; tap++) await unseen.dispatchEvent('click', { detail: 1 });
  await expect(page.locator('.toast').first()).toBeVisible();
  // Asked once: two would go one after the other.
  expect(await page.locator('.toast').allInnerTexts()).toHaveLength(1);
});

test('every switch in the menu of a phone is as high as its words', async ({ browser, request }) => {
  const anna = await sitDown(browser, request, TABLES[1]);
  await anna.getByRole('button', { name: 'Menu' }).click();
  const switches = anna.locator('dialog .toggle');
  await expect(switches.first()).toBeVisible();
  const cut = await switches.evaluateAll((all) =>
    all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
});

test('a move without a connection is kept, said aloud once, and sent when there is one', async ({
  browser,
  request,
}) => {
  const anna = await sitDown(browser, request, TABLES[1]);
  await expect(anna.locator('.table[data-turn="mine"]')).toBeVisible();
  const heard = await listenTo(anna);
  const told = async () => (await (await request.get(anna.url().replace('/t/', '/api/matches/'))).json()).table.seq;
  await anna.context().setOffline(true);
  await moveInVain(anna, 'diamant', en.connection.kept);
  // Long enough for whatever else would be said after it, and drown it.
  await anna.waitForTimeout(600);
  const said = await heard();
  expect(said.filter((text) => text.includes(en.connection.kept))).toHaveLength(1);
  expect(said.at(-1)).toContain(en.connection.kept);
  await expectAccessible(anna);
  const before = await told();
  await anna.context().setOffline(false);
  await expect(anna.locator('.lost-line')).toHaveCount(0);
  // Everybody else has decided long ago: the next card waits for this move.
  await expect.poll(told).toBeGreaterThan(before);
});
