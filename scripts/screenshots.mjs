// Takes every screen at both sizes and in both themes into screenshots/. One word as argument takes only what it names.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const FOLDER = 'screenshots';
const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const THEMES = { night: 'dark', day: 'light' };
const GAMES = ['ocelot', 'diamant', 'out-of-mine'];
const [, , only = ''] = process.argv;

const port = 20_000 + (process.pid % 20_000);
const origin = `http://127.0.0.1:${port}`;

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

/** By name: the way to a screen from a fresh page. */
const SCREENS = {
  home: (page) => page.goto(origin),
  settings: (page) => page.goto(`${origin}/settings`),
  about: (page) => page.goto(`${origin}/about`),
  'replay-open': (page) => page.goto(`${origin}/replay`),
  'not-found': (page) => page.goto(`${origin}/dead/end`),
  'no-table': (page) => page.goto(`${origin}/t/0000000000000000`),
  ...Object.fromEntries(
    GAMES.flatMap((game, index) => [
      [`${game}-new`, (page) => page.goto(`${origin}/new/${game}/bots`)],
      [`${game}-rules`, (page) => page.goto(`${origin}/rules/${game}`)],
      [`${game}-lesson`, (page) => page.goto(`${origin}/learn/${game}`)],
      [
        `${game}-table`,
        async (page) => {
          await page.goto(origin);
          await page.locator('.ways .main').nth(index).click();
          await page.locator('.table').waitFor();
          await page.waitForTimeout(5000);
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
  'ocelot-result': (page) => finish(page, 'ocelot'),
  'diamant-result': (page) => finish(page, 'diamant'),
  'diamant-replay': async (page) => {
    await finish(page, 'diamant');
    await page.locator('dialog.result .button:not(.main)').first().click();
    await page.locator('.table').waitFor();
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
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

async function serve() {
  const env = { ...process.env, PORT: String(port), GROTTO_DATA: mkdtempSync(path.join(tmpdir(), 'grotto-shots-')) };
  const child = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('the server does not answer');
}

mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
let failed = 0;
try {
  for (const [name, visit] of Object.entries(SCREENS).filter(([each]) => each.includes(only))) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const [theme, colorScheme] of Object.entries(THEMES)) {
        const context = await browser.newContext({ viewport, colorScheme, locale: 'en' });
        const page = await context.newPage();
        const file = path.join(FOLDER, `${name}-${size}-${theme}.png`);
        try {
          await visit(page);
          await page.waitForTimeout(700);
          await page.screenshot({ path: file });
          console.log(file);
        } catch (fault) {
          failed += 1;
          console.error(`${file}: ${fault.message.split('\n')[0]}`);
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
process.exit(failed === 0 ? 0 : 1);
