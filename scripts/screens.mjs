// Every screen worth a picture, and the way to it.

import { finish, GAMES, layTable, learn, playQuick, playTurn, race, raceToTheEnd } from './visits.mjs';

/** By name: the way to a screen from a fresh page. */
export const SCREENS = {
  home: (page) => page.goto('/'),
  settings: (page) => page.goto('/settings'),
  about: (page) => page.goto('/about'),
  'replay-open': (page) => page.goto('/replay'),
  'not-found': (page) => page.goto('/dead/end'),
  'no-table': (page) => page.goto('/t/0000000000000000'),
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [`${game}-new`, (page) => page.goto(`/new/${game}/bots`)],
      [`${game}-rules`, (page) => page.goto(`/rules/${game}`)],
      [`${game}-lesson`, (page) => learn(page, game, game === 'ocelot' ? 0 : 1)],
      [
        `${game}-table`,
        async (page) => {
          await playQuick(page, game);
          for (let turn = 0; turn < 4; turn++) await playTurn[game](page, turn);
          await page.waitForTimeout(3000);
        },
      ],
      [
        `${game}-curtain`,
        async (page) => {
          await page.goto(`/new/${game}/device`);
          await page.locator('.start').click();
          await page.locator('.curtain').waitFor();
        },
      ],
      [
        `${game}-lobby`,
        async (page) => {
          await page.goto(`/new/${game}/friends`);
          await page.locator('.start').click();
          await page.locator('.lobby').waitFor();
        },
      ],
    ]),
  ),
  'ocelot-place': async (page) => {
    await playQuick(page, 'ocelot');
    await page.locator('.table[data-turn="mine"]').waitFor();
    await page.locator('.face').nth(1).click();
    await page.getByRole('button', { name: /^Space 6\b/ }).focus();
    await page.keyboard.press('ArrowRight');
  },
  'ocelot-refused': async (page) => {
    await playQuick(page, 'ocelot');
    await page.locator('.table[data-turn="mine"] .face').nth(1).click();
    const space = page.getByRole('button', { name: /^Space 5\b/ });
    await space.click();
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.locator('.table[data-turn="mine"] .face').first().waitFor();
    await space.click();
  },
  'ocelot-hint': async (page) => {
    await playQuick(page, 'ocelot');
    await page.locator('.hint-lamp:enabled').waitFor();
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('h');
      await page.waitForTimeout(1500);
    }
  },
  'diamant-reveal': async (page) => {
    await playQuick(page, 'diamant');
    await page.locator('.choice.on[aria-disabled="false"]').click();
    await page.locator('.scene[data-moment="revealed"]').waitFor();
    await page.waitForTimeout(500);
  },
  'diamant-camp': async (page) => {
    await playQuick(page, 'diamant');
    await page.locator('.choice.back[aria-disabled="false"]').click();
    await page.waitForTimeout(6000);
  },
  'out-of-mine-race': (page) => race(page),
  'out-of-mine-hand': async (page) => {
    await race(page, 1);
    await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').last().click();
  },
  'out-of-mine-call': async (page) => {
    await race(page, 1);
    await page.locator('.call-out').click();
  },
  'out-of-mine-scoring': async (page) => {
    await race(page);
    await page.locator('.call-out').click();
    await page.locator('.call.asking .main').click();
    await page.locator('.ready-bar .go').waitFor({ timeout: 30_000 });
  },
  'out-of-mine-help': layTable,
  'out-of-mine-guest': async (page) => {
    const host = await page.context().newPage();
    await layTable(host);
    await host.locator('.start').click();
    await host.locator('.lobby').waitFor();
    await page.goto(host.url());
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator('.lobby').waitFor();
  },
  'lost-connection': async (page) => {
    const sockets = [];
    let isDown = false;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      sockets.push(socket);
      if (isDown) socket.close();
      else socket.connectToServer();
    });
    await page.goto('/new/diamant/friends');
    await page.locator('.start').waitFor();
    for (const who of await page.locator('.place select').all()) await who.selectOption('2');
    await page.locator('.start').click();
    await page.locator('.lobby .button.main').click();
    await page.locator('.table').waitFor();
    isDown = true;
    for (const socket of sockets) socket.close();
    await page.locator('.light[data-connection="lost"]').waitFor();
  },
  offline: async (page) => {
    await page.goto('/new/diamant/friends');
    await page.locator('.start').waitFor();
    await page.context().setOffline(true);
    await page.locator('.start').click();
    await page.locator('.toast').waitFor();
  },
  keys: async (page) => {
    await playQuick(page, 'out-of-mine');
    await page.keyboard.press('?');
  },
  log: async (page) => {
    await finish(page, 'diamant');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
  },
  'out-of-mine-result': raceToTheEnd,
  'out-of-mine-replay': async (page) => {
    await raceToTheEnd(page);
    await page.locator('dialog.result .sheet-foot .button:not(.main)').first().click();
    await page.locator('.replay-bar').waitFor();
    for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowRight');
  },
  'diamant-path': async (page) => {
    await playQuick(page, 'diamant');
    const on = page.locator('.choice.on[aria-disabled="false"]');
    await on.waitFor();
    // Until there is a path to look at; luck may take a second expedition.
    while ((await page.locator('.path .step:not(.deck)').count()) < 4) {
      await on.click();
      await page.locator('.choice.on[aria-pressed="false"][aria-disabled="false"]').waitFor();
    }
  },
  'diamant-crowd': async (page) => {
    await page.goto('/new/diamant/bots');
    for (let seat = 5; seat < 8; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.locator('.start').click();
    await page.locator('.choice.on[aria-disabled="false"]').waitFor();
  },
  'ocelot-result': (page) => finish(page, 'ocelot'),
  'diamant-result': (page) => finish(page, 'diamant'),
  'diamant-replay': async (page) => {
    await finish(page, 'diamant');
    await page.locator('dialog.result .sheet-foot .button:not(.main)').first().click();
    await page.locator('.replay-bar').waitFor();
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  },
  'diamant-coach': async (page) => {
    await finish(page, 'diamant');
    await page.locator('dialog.result .segments input').nth(1).check();
    await page.locator('.result-coach .curve').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1000);
  },
  'diamant-luck': async (page) => {
    await finish(page, 'diamant');
    await page.locator('dialog.result .sheet-foot .button').last().click();
    await page.waitForTimeout(1500);
  },
  'diamant-screen': async (page) => {
    await page.goto('/new/diamant/friends');
    await page.locator('.toggle').first().click();
    await page.locator('.start').click();
    await page.locator('.lobby.big').waitFor();
  },
  menu: async (page) => {
    await page.goto('/');
    await page.locator('.ways .main').nth(1).click();
    await page.locator('.table').waitFor();
    await page.keyboard.press('m');
  },
};
