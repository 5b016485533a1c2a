// Takes every screen at both sizes and in both themes into screenshots/. One word as argument takes only what it names;
// `pictures` takes those of the README anew.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { serveHere } from './serve-here.mjs';
import { smallPng } from './small-png.mjs';

const FOLDER = 'screenshots';
const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const THEMES = { night: 'dark', day: 'light' };
const LOOKS = Object.entries(SIZES).flatMap(([size, viewport]) =>
  Object.entries(THEMES).map(([theme, colorScheme]) => [`${size}-${theme}`, { viewport, colorScheme }]),
);
/** Gone before the next look: visited anew for each. */
const FLEETING = ['diamant-reveal'];
/** What the README shows, by screen. */
const PICTURES = {
  home: 'home',
  'ocelot-table': 'ocelot',
  'diamant-path': 'diamant',
  'out-of-mine-race': 'out-of-mine',
};
const GAMES = ['ocelot', 'diamant', 'out-of-mine'];
const [, , only = ''] = process.argv;

const server = await serveHere();
const { origin } = server;

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
async function finish(page, game) {
  const { path: match, shelf } = nearlyOver(game);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (!localStorage.getItem(`grotto.${key}`)) localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
    }
  }, shelf);
  await page.goto(`${origin}${match}`);
  const last = game === 'diamant' ? '.choice.back' : '.oc-bar.collect .go';
  await page.locator(last).click();
  await page.locator('dialog.result').waitFor({ timeout: 60_000 });
}

/** The step of a lesson that is reached by pressing what it asks for so often. */
async function learn(page, game, presses) {
  await page.goto(`${origin}/learn/${game}`);
  await page.locator('.teacher').waitFor();
  for (let press = 0; press < presses; press++) {
    await page.locator('.teacher .button, .table [data-wanted="true"]').first().click();
  }
}

async function playQuick(page, game) {
  await page.goto(origin);
  await page.locator('.ways .main').nth(GAMES.indexOf(game)).click();
  await page.locator('.table').waitFor();
}

/** One turn each, of no great skill. */
const playTurn = {
  async ocelot(page, turn) {
    await page.locator('.table[data-turn="mine"] .face:enabled').nth(turn).click();
    await page
      .getByRole('button', { name: /^Space .*: free/ })
      .nth(3 + turn * 6)
      .click();
    for (const end of ['.oc-bar.collect .go', '.oc-bar.collect .go']) {
      const button = page.locator(end);
      if (await button.isVisible()) await button.click();
    }
  },
  async diamant(page, turn) {
    if (turn < 3) await page.locator('.choice.on[aria-disabled="false"]').click({ timeout: 15_000 });
  },
  async 'out-of-mine'() {},
};

/** Chooses a side, gets ready, and lays tiles where they fit. */
async function race(page, tiles = 3) {
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
async function raceToTheEnd(page) {
  await page.goto(`${origin}/new/out-of-mine/bots`);
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
async function layTable(page) {
  await page.goto(`${origin}/new/out-of-mine/friends`);
  await page.locator('.seat-help summary').nth(1).click();
  await page.locator('.seat-help').nth(1).getByRole('radio').nth(1).check();
}

/** By name: the way to a screen from a fresh page. */
const SCREENS = {
  home: (page) => page.goto(origin),
  settings: (page) => page.goto(`${origin}/settings`),
  about: (page) => page.goto(`${origin}/about`),
  'replay-open': (page) => page.goto(`${origin}/replay`),
  'not-found': (page) => page.goto(`${origin}/dead/end`),
  'no-table': (page) => page.goto(`${origin}/t/0000000000000000`),
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [`${game}-new`, (page) => page.goto(`${origin}/new/${game}/bots`)],
      [`${game}-rules`, (page) => page.goto(`${origin}/rules/${game}`)],
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
          await page.goto(`${origin}/new/${game}/device`);
          await page.locator('.start').click();
          await page.locator('.curtain').waitFor();
        },
      ],
      [
        `${game}-lobby`,
        async (page) => {
          await page.goto(`${origin}/new/${game}/friends`);
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
    await page.goto(`${origin}/new/diamant/friends`);
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
    await page.goto(`${origin}/new/diamant/friends`);
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
    await page.goto(`${origin}/new/diamant/bots`);
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
    await page.goto(`${origin}/new/diamant/friends`);
    await page.locator('.toggle').first().click();
    await page.locator('.start').click();
    await page.locator('.lobby.big').waitFor();
  },
  menu: async (page) => {
    await page.goto(origin);
    await page.locator('.ways .main').nth(1).click();
    await page.locator('.table').waitFor();
    await page.keyboard.press('m');
  },
};

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
let failed = 0;

/** Few colours, few bytes: everybody who clones the repository gets these. The browser unpacks the pixels. */
async function reduce(from, to) {
  const page = await browser.newPage();
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = await (await fetch(`data:image/png;base64,${png}`)).blob();
    const image = await createImageBitmap(bytes);
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data: all } = canvas.getImageData(0, 0, image.width, image.height);
    const url = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(new Blob([all]));
    });
    return { width: image.width, height: image.height, data: url.slice(url.indexOf(',') + 1) };
  }, readFileSync(from).toString('base64'));
  await page.close();
  writeFileSync(to, smallPng({ width, height, pixels: Buffer.from(data, 'base64') }));
  console.log(to);
}

/** One visit, looked at in every light and size of it. */
async function take(name, visit, looks) {
  const [[, first]] = looks;
  const context = await browser.newContext({ viewport: first.viewport, colorScheme: first.colorScheme, locale: 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  try {
    await visit(page);
    // The lantern swings while something is still being fetched.
    await page.locator('.waiting').waitFor({ state: 'detached' });
    for (const [look, { viewport, colorScheme }] of looks) {
      const file = path.join(FOLDER, `${name}-${look}.png`);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(500);
      // Half-way between two themes everything is grey.
      await page.screenshot({ path: file, animations: 'disabled' });
      console.log(file);
    }
    if (only === 'pictures') await reduce(`${FOLDER}/${name}-laptop-night.png`, `docs/pictures/${PICTURES[name]}.png`);
  } catch (fault) {
    failed += 1;
    console.error(`${name}: ${fault.message.split('\n')[0]}`);
  }
  await context.close();
}

try {
  const isAsked = (name) => (only === 'pictures' ? name in PICTURES : name.includes(only));
  for (const [name, visit] of Object.entries(SCREENS).filter(([each]) => isAsked(each))) {
    if (FLEETING.includes(name)) for (const look of LOOKS) await take(name, visit, [look]);
    else await take(name, visit, LOOKS);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(failed === 0 ? 0 : 1);
