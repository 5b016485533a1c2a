// What a visitor does to get to a screen: sits down, plays a little, comes to an end.

import { build } from 'esbuild';

export const GAMES = ['ocelot', 'diamant', 'out-of-mine'];

/** The matches of the browser tests that are nearly over. */
const { outputFiles } = await build({
  entryPoints: ['tests/browser/nearly-over.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
});
const { nearlyOver } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

/** Takes the match from the shelf, and makes its last decision. */
export async function finish(page, game) {
  const { path: match, shelf } = nearlyOver(game);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (!localStorage.getItem(`grotto.${key}`)) localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
    }
  }, shelf);
  await page.goto(match);
  const last = game === 'diamant' ? '.choice.back' : '.oc-bar.collect .go';
  await page.locator(last).click();
  await page.locator('dialog.result').waitFor({ timeout: 60_000 });
}

/** The step of a lesson that is reached by pressing what it asks for so often. */
export async function learn(page, game, presses) {
  await page.goto(`/learn/${game}`);
  await page.locator('.teacher').waitFor();
  for (let press = 0; press < presses; press++) {
    await page.locator('.teacher .button, .table [data-wanted="true"]').first().click();
  }
}

export async function playQuick(page, game) {
  await page.goto('/');
  await page.locator('.ways .main').nth(GAMES.indexOf(game)).click();
  await page.locator('.table').waitFor();
}

/** One turn each, of no great skill. */
export const playTurn = {
  async ocelot(page, turn) {
    await page.locator('.table[data-turn="mine"] .face:enabled').nth(turn).click();
    await page
      .getByRole('button', { name: /^Space .*: free/ })
      .nth(3 + turn * 6)
      .click();
    // Collect what is seen, then end the turn.
    const go = page.locator('.oc-bar.collect .go');
    for (let press = 0; press < 2; press++) if (await go.isVisible()) await go.click();
  },
  async diamant(page, turn) {
    if (turn < 3) await page.locator('.choice.on[aria-disabled="false"]').click({ timeout: 15_000 });
  },
  async 'out-of-mine'() {},
};

/** Chooses a side, gets ready, and lays tiles where they fit. */
export async function race(page, tiles = 3) {
  await playQuick(page, 'out-of-mine');
  await dig(page, tiles);
}

async function dig(page, tiles) {
  await page.locator('.side').first().click();
  await page.locator('.ready-bar .go').click();
  for (let laid = 0; laid < tiles; laid++) {
    await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').nth(laid).click();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
  }
}

/** One round, to its end. */
export async function raceToTheEnd(page) {
  await page.goto('/new/out-of-mine/bots');
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.locator('.start').click();
  await dig(page, 3);
  await page.locator('.call-out').click();
  await page.locator('.call.asking .main').click();
  await page.locator('dialog.result').waitFor({ timeout: 60_000 });
  // The gems have fallen.
  await page.waitForTimeout(3000);
}

/** Anna's table, with help for the second seat and hints. */
export async function layTable(page) {
  await page.goto('/new/out-of-mine/friends');
  await page.locator('.seat-help summary').nth(1).click();
  await page.locator('.seat-help').nth(1).getByRole('radio').nth(1).check();
}
